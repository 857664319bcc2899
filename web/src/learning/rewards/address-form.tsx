import type { RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { CircleUserRound, MapPin } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { hasPostalCode } from './postal-code'
import styles from './rewards.module.css'
import { useSendAddress } from './rewards.queries'
import { rewardsTexts } from './rewards.texts'

type Props = { redeem: RewardsAccount; fullname: string; onSent: () => void }

type Draft = { name: string; address: string }
const draftName = 'redeem'

/**
 * The address is sent as typed; without a postal code she is asked for it once. Her input is kept until the request
 * succeeds.
 */
export function AddressForm({ redeem, fullname, onSent }: Props) {
  const t = useTexts(rewardsTexts)
  const errorText = useErrorText()
  const [typed, setTyped] = useState<Draft>(
    () => readDraft<Draft>(draftName) ?? { name: redeem.name || fullname, address: redeem.address },
  )
  const { name, address } = typed
  const [isCodeRequested, setCodeRequested] = useState(false)
  const send = useSendAddress()
  const hasCode = hasPostalCode(address)

  function edit(change: Partial<Draft>) {
    const next = { ...typed, ...change }
    setTyped(next)
    storeDraft(draftName, next)
  }
  function handleSent() {
    storeDraft(draftName, null)
    onSent()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    if (address.trim() !== '' && !hasCode && !isCodeRequested) return setCodeRequested(true)
    send.mutate({ name, address }, { onSuccess: handleSent })
  }
  return (
    <Panel>
      <div className={styles.head}>
        <ListenButton
          text={`${redeem.refused ? `${t('cameBack')} ` : ''}${t('where')} ${t('name')}. ${t('address')}. ${t('inEnglish')}`}
        />
        <h2>
          <Phrases>{t('where')}</Phrases>
        </h2>
      </div>
      {redeem.refused && (
        <Notice kind="warn">
          <Phrases>{t('cameBack')}</Phrases>
        </Notice>
      )}
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          name="name"
          label={t('name')}
          icon={<CircleUserRound aria-hidden="true" />}
          autoComplete="name"
          maxLength={1000}
          value={name}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <TextArea
          name="address"
          label={t('address')}
          icon={<MapPin aria-hidden="true" />}
          rows={3}
          autoComplete="street-address"
          maxLength={1000}
          hint={t('inEnglish')}
          ok={hasCode}
          value={address}
          onChange={(event) => edit({ address: event.target.value })}
        />
        {isCodeRequested && !hasCode && <SpokenNotice lines={[t('noPostalCode')]} />}
        {send.error && <SpokenNotice kind="bad" lines={[errorText(send.error), t('notSent')]} />}
        <Button type="submit" block size="xl" busy={send.isPending}>
          {t('ok')}
        </Button>
      </form>
    </Panel>
  )
}

/** A message with a button to hear it. */
function SpokenNotice({ kind, lines }: { kind?: 'bad'; lines: string[] }) {
  return (
    <Notice kind={kind ?? 'info'}>
      <div className={styles.heard}>
        {lines.map((line) => (
          <p key={line}>
            <Phrases>{line}</Phrases>
          </p>
        ))}
        <ListenButton text={lines.join(' ')} />
      </div>
    </Notice>
  )
}
