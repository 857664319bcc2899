import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { keepSessionWhile, request } from '#shared/api/request.ts'
import { signWithPasskey } from '#shared/device/passkeys.ts'
import { removeDrafts } from '#shared/session/draft.ts'
import { session } from '#shared/session/session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { ListError } from '../states/list-error'
import { identityCheck } from './identity-check'
import { hasFactor, type Login } from './login'
import { signInTexts as t } from './sign-in.texts'
import { CodeField } from './steps/code-field'
import { passkeyProblem } from './steps/factor-step'
import { SignIn } from './steps/sign-in'
import styles from './steps/steps.module.css'
import { useAttempt } from './steps/use-attempt'

/** Makes the desk ask for a new login over the page, which stays as it is, when the session ends. */
function useSessionEnd() {
  useEffect(() => {
    keepSessionWhile(() => {
      if (session.values().role !== 'A') return false
      void identityCheck.ask('return')
      return true
    })
    return () => keepSessionWhile()
  }, [])
}

/** The desk's question over a page: to log in again, or to confirm the identity. */
export function IdentityDialogs() {
  useSessionEnd()
  const question = useSyncExternalStore(identityCheck.subscribe, identityCheck.question)
  // The account of the page below, also after its session has ended.
  const { data } = useProfile()
  if (question === 'return') return <LoginDialog email={data?.email ?? undefined} id={data?.id} />
  return question === 'confirm' ? <ConfirmDialog /> : null
}

function LoginDialog({ email, id }: { email: string | undefined; id: number | undefined }) {
  const [orgBefore] = useState(() => session.values().org_id)
  function leave() {
    session.clear()
    queryClient.clear()
    identityCheck.settle(false)
  }
  function enter(login: Login) {
    const isSame = id === undefined ? String(login.user.org_id ?? '') === orgBefore : login.user.id === id
    if (!isSame) {
      // Another account logged in: nothing of the account before may be shown.
      removeDrafts()
      return location.assign('/admin')
    }
    identityCheck.settle(true)
    void queryClient.invalidateQueries()
  }
  return (
    <Dialog open title={t.ended} text={t.endedText} onDismiss={leave}>
      <SignIn known={email} action={t.goBack} onIn={enter} head={<KnownEmail email={email} />} />
      <Button look="quiet" block onClick={leave}>
        {t.leave}
      </Button>
    </Dialog>
  )
}

const KnownEmail = ({ email }: { email: string | undefined }) =>
  email ? (
    <p className={`row gap-12 ${styles.who}`}>
      <b translate="no">{email}</b>
    </p>
  ) : null

function ConfirmDialog() {
  const { data, error, refetch } = useQuery({
    queryKey: ['sign-in'],
    queryFn: () => request('GET /admin/coming_in'),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog open title={t.check} text={t.checkText} onDismiss={() => identityCheck.settle(false)}>
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.step}>
          {data.passkeys > 0 && <ByPasskey />}
          {data.passkeys > 0 && data.has_codes && <div className={`row gap-14 muted ${styles.or}`}>{t.or}</div>}
          {(data.has_codes || !hasFactor(data)) && <ByPassword hasCodes={data.has_codes} />}
        </div>
      )}
      <Button look="quiet" block onClick={() => identityCheck.settle(false)}>
        {t.cancel}
      </Button>
    </Dialog>
  )
}

function ByPasskey() {
  const { problem, busy, attempt } = useAttempt()
  async function sign() {
    const passkey = await signWithPasskey(await request('POST /admin/factor/passkey'))
    await request('POST /admin/confirm', { body: { passkey } })
    identityCheck.settle(true)
  }
  return (
    <>
      {problem && <Notice kind="bad">{problem}</Notice>}
      <Button block busy={busy} icon={<KeyRound aria-hidden="true" />} onClick={() => attempt(sign, passkeyProblem)}>
        {t.usePasskey}
      </Button>
    </>
  )
}

function ByPassword({ hasCodes }: { hasCodes: boolean }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { problem, busy, attempt, setProblem } = useAttempt()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '' || (hasCodes && code === '')) return setProblem(t.missing)
    attempt(async () => {
      await request('POST /admin/confirm', { body: { password, ...(hasCodes && { code }) } })
      identityCheck.settle(true)
    })
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={hasCodes ? undefined : problem}
      />
      {hasCodes && <CodeField value={code} onChange={setCode} error={problem} />}
      <Button type="submit" block busy={busy}>
        {hasCodes ? t.checkCode : t.checkPassword}
      </Button>
    </form>
  )
}
