import type { WorkerDetails } from '@kasama/contract/people/worker.api'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { SettingRow } from '#shared/ui/rows/setting-row.tsx'
import { useEndSession } from './details.queries'
import { detailsTexts } from './details.texts'
import { lastSeen } from './last-seen'
import { NewPasswordDialog } from './new-password'

type Props = { worker: WorkerDetails; name: string; now: Date }

/** A worker's password and session; her employer may renew the one and end the other. */
export function LoginPanel({ worker, name, now }: Props) {
  const t = useEmployerTexts(detailsTexts)
  const [isResetting, setResetting] = useState(false)
  return (
    <Panel>
      <h2>{t('login')}</h2>
      <SettingRow
        icon={<KeyRound aria-hidden="true" />}
        name={t('password')}
        value={t('passwordChanged', { date: plainSingaporeDate(worker.password_changed_at, 'eng') })}
        note={t('passwordNote')}
        isNoteBelow
        action={
          <Button look="line" size="s" aria-label={t('resetPassword')} onClick={() => setResetting(true)}>
            {t('reset')}
          </Button>
        }
      />
      <SessionRow worker={worker} now={now} />
      {isResetting && <NewPasswordDialog worker={worker} name={name} onClose={() => setResetting(false)} />}
    </Panel>
  )
}

function SessionRow({ worker: { id, is_live, last_seen_at }, now }: Omit<Props, 'name'>) {
  const t = useEmployerTexts(detailsTexts)
  const end = useEndSession(id)
  const lastActivity = last_seen_at === null ? undefined : lastSeen(last_seen_at, now)
  const stop = () =>
    end.mutate(undefined, {
      onSuccess: () => showToast(t('ended')),
      onError: (error) => showToast(error.message, 'error'),
    })
  return (
    <SettingRow
      icon={<Smartphone aria-hidden="true" />}
      name={t('session')}
      value={t(is_live ? 'live' : lastActivity ? 'idle' : 'out')}
      note={
        lastActivity &&
        t(lastActivity.isToday ? 'lastSeenToday' : 'lastSeen', { date: lastActivity.date, time: lastActivity.time })
      }
      action={
        lastActivity && (
          <Button look="line" size="s" aria-label={t('endSession')} busy={end.isPending} onClick={stop}>
            {t('end')}
          </Button>
        )
      }
    />
  )
}
