import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { deskFactorCalls } from '#desk-kit/sign-in/steps/factor-calls.ts'
import { RecoveryCodes } from '#desk-kit/sign-in/steps/recovery-codes.tsx'
import { SetUpStep } from '#desk-kit/sign-in/steps/set-up-step.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { queryClient } from '#shared/api/query-client.ts'
import { request } from '#shared/api/request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import styles from './admins.module.css'
import { adminsTexts as t } from './admins.texts'

const refresh = () => queryClient.invalidateQueries({ queryKey: ['factors'] })

/** An admin's own passkeys, authenticator app and recovery codes, and since when the admin is logged in. */
export function MyFactors() {
  const { data, error, refetch } = useQuery({
    queryKey: ['factors'],
    queryFn: ({ signal }) => request('GET /admin/factors', {}, { signal }),
  })
  const [isAdding, setAdding] = useState(false)
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([])
  const removePasskey = useDeskMutation('POST /admin/passkeys/:id/remove', { onSuccess: refresh })
  const removeAuthenticator = useDeskMutation('POST /admin/codes/remove', { onSuccess: refresh })
  const renew = useDeskMutation('POST /admin/recovery_codes', {
    onSuccess: ({ recovery_codes }) => {
      setRecoveryCodes(recovery_codes)
      void refresh()
    },
  })
  if (error && !data) return <ListError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { passkeys, codes_since, recovery_left, session_since } = data
  const count = passkeys.length + (codes_since ? 1 : 0)
  const problem = removePasskey.error ?? removeAuthenticator.error ?? renew.error
  function made(newCodes: string[]) {
    setAdding(false)
    setRecoveryCodes(newCodes)
    void refresh()
  }
  return (
    <Panel>
      <h2>{t.mine}</h2>
      {count < 2 && <Notice kind="warn">{count === 0 ? t.first : t.second}</Notice>}
      {problem && <Notice kind="bad">{problem.message}</Notice>}
      {passkeys.map(({ id, name, created_at, last_used_at }) => (
        <div key={id} className={styles.row}>
          <span>
            <b>{name}</b>
            <small>
              <DottedLine
                parts={[
                  t.passkey,
                  fillIn(t.since, { date: plainSingaporeDate(created_at, 'eng') }),
                  last_used_at && fillIn(t.used, { date: plainSingaporeDate(last_used_at, 'eng') }),
                ]}
              />
            </small>
          </span>
          <Button look="line" size="s" onClick={() => removePasskey.mutate({ params: { id } })}>
            {t.remove}
          </Button>
        </div>
      ))}
      {codes_since && (
        <div className={styles.row}>
          <span>
            <b>{t.app}</b>
            <small>{fillIn(t.since, { date: plainSingaporeDate(codes_since, 'eng') })}</small>
          </span>
          <Button look="line" size="s" onClick={() => removeAuthenticator.mutate({} as never)}>
            {t.remove}
          </Button>
        </div>
      )}
      <p>{fillIn(t.left, { number: recovery_left })}</p>
      <div className="row stretch wrap gap-10">
        <Button onClick={() => setAdding(true)}>{t.add}</Button>
        {count > 0 && (
          <Button look="line" busy={renew.isPending} onClick={() => renew.mutate({} as never)}>
            {t.renew}
          </Button>
        )}
      </div>
      <p className="muted">{fillIn(t.session, { date: plainSingaporeDate(session_since, 'eng') })}</p>
      <Dialog open={isAdding} title={t.add} onDismiss={() => setAdding(false)}>
        <SetUpStep calls={deskFactorCalls} isMore hasAuthenticator={codes_since !== null} onMade={made} />
      </Dialog>
      {/* The codes are shown once and the old ones are void, so only the button that confirms them as kept closes
          this. */}
      <Dialog open={recoveryCodes.length > 0} title={t.renew}>
        <RecoveryCodes codes={recoveryCodes} action={t.done} onKept={() => setRecoveryCodes([])} />
      </Dialog>
    </Panel>
  )
}
