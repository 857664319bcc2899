import type { Profile } from '@kasama/contract/people/account.api'
import type { OwnPasskey } from '@kasama/contract/people/auth/passkeys.api'
import { FingerprintPattern, KeyRound, Laptop, TabletSmartphone } from 'lucide-react'
import { useState } from 'react'
import { plainSingaporeDate, singaporeTime } from '#shared/format/date.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { forgetReader, knownReader } from '#shared/session/known-reader.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { promptTexts } from '../prompt.texts'
import { arePasskeysSupported } from './add-passkey'
import { type DeviceKind, deviceKind } from './device-name'
import styles from './passkeys.module.css'
import { usePasskeys, useRemovePasskey } from './passkeys.queries'
import { passkeysTexts } from './passkeys.texts'
import { useAddPasskey } from './use-add-passkey'

/** The devices that log in by touch, and the button that adds one. */
export function PasskeySettings({ profile }: { profile: Profile }) {
  const t = useTexts(passkeysTexts)
  const { data, error, refetch } = usePasskeys()
  const [removed, setRemoved] = useState<OwnPasskey>()
  const { press, busy, problem, prompt } = useAddPasskey(profile)
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  if (!data) {
    return (
      <Loading>
        <Skeleton shape="button" />
      </Loading>
    )
  }
  const { passkeys, rp_id } = data
  const isEmpty = passkeys.length === 0
  return (
    <>
      <p className="muted">
        <Phrases>{t('lead')}</Phrases>
      </p>
      {!isEmpty && (
        <Panel>
          <ul className={styles.list} aria-label={t('fingerprint')}>
            {passkeys.map((passkey) => (
              <Device key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
            ))}
          </ul>
        </Panel>
      )}
      {problem && (
        <Notice kind="warn">
          <Phrases>{problem}</Phrases>
        </Notice>
      )}
      {arePasskeysSupported(rp_id) && (
        <Button
          block
          look={isEmpty ? 'filled' : 'line'}
          busy={busy}
          icon={<FingerprintPattern aria-hidden="true" />}
          onClick={press}
        >
          {t(isEmpty ? 'use' : 'addAnother')}
        </Button>
      )}
      <Notice icon={<TabletSmartphone aria-hidden="true" />}>
        <Phrases>{t(isEmpty ? 'ownPhone' : 'lost')}</Phrases>
      </Notice>
      {removed && <Removal passkey={removed} onClose={() => setRemoved(undefined)} />}
      {prompt}
    </>
  )
}

const icons = { phone: TabletSmartphone, computer: Laptop, key: KeyRound } satisfies Record<DeviceKind, unknown>

type DeviceProps = { passkey: OwnPasskey; onRemove: () => void }

function Device({ passkey: { id, name, created_at, last_used_at }, onRemove }: DeviceProps) {
  const t = useTexts(passkeysTexts)
  const language = useLanguage()
  const kind = deviceKind(name)
  const Icon = icons[kind]
  const { known_reader } = useSession()
  const isHere = kind === 'phone' && knownReader(known_reader)?.passkey === id
  const date = (moment: string) => plainSingaporeDate(moment, language)
  return (
    <li className={styles.row}>
      <Leaf size={48}>
        <Icon aria-hidden="true" />
      </Leaf>
      <div className={styles.device}>
        <b>{name}</b> {isHere && <Tag kind="ok">{t('thisPhone')}</Tag>}
        <small>{t('addedOn', { date: date(created_at) })}</small>
        <small>
          {last_used_at === null
            ? t('unused')
            : t('usedOn', { date: date(last_used_at), time: singaporeTime(last_used_at) })}
        </small>
      </div>
      <Button look="line" size="s" aria-label={t('removeDevice', { device: name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  )
}

function Removal({ passkey: { id, name }, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const t = useTexts(passkeysTexts)
  const p = useTexts(promptTexts)
  const remove = useRemovePasskey((removedId) => {
    if (knownReader()?.passkey === removedId) forgetReader()
    showToast(t('removed'))
    onClose()
  })
  const failed = (error: Error) => showToast(error.message, 'error')
  return (
    <ChoiceDialog
      title={t('removeDevice', { device: name })}
      yes={{
        label: t('remove'),
        isDangerous: true,
        busy: remove.isPending,
        onPress: () => remove.mutate(id, { onError: failed }),
      }}
      no={{ label: p('cancel'), onPress: onClose }}
    />
  )
}
