import { type ResetProblem, resetProblem, showsPasswordHint } from '@kasama/contract/people/auth.rules'
import { Info } from 'lucide-react'
import { type FormEvent, useState, useTransition } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { ProblemSummary } from '#shared/ui/forms/problem-summary.tsx'
import { useProblems } from '#shared/ui/forms/use-problems.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from '../auth-form.module.css'
import type { LoginRole } from '../sign-in'
import { employerResetTexts } from './employer-reset.texts'
import { resetTexts } from './reset.texts'
import { setNewPassword } from './reset-calls'

type Reset = { role: LoginRole; token: string; onDone: () => void; onOld: () => void }

const texts = {
  password_missing: 'passwordMissing',
  password_too_short: 'passwordTooShort',
  confirm_missing: 'confirmMissing',
  mismatch: 'mismatch',
} as const satisfies Record<ResetProblem, keyof typeof resetTexts>

/** Faults of each field by itself; the repetition is compared only if there is a password. */
function faultsOf(password: string, confirm: string): [field: string, fault: ResetProblem][] {
  const ofPassword = resetProblem({ password, confirm: password })
  const faults: [string, ResetProblem][] = ofPassword ? [['password', ofPassword]] : []
  if (confirm === '') faults.push(['confirm', 'confirm_missing'])
  else if (password !== '' && password !== confirm) faults.push(['confirm', 'mismatch'])
  return faults
}

/** Problems of the form, and its request; `onOld` is called if the link has ended meanwhile. */
function useReset({ role, token, onDone, onOld }: Reset) {
  const t = useTexts(resetTexts)
  const { problems, tell, mend } = useProblems()
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [password, confirm] = [String(typed.get('password')), String(typed.get('confirm'))]
    const found = faultsOf(password, confirm)
    tell(Object.fromEntries(found.map(([field, fault]) => [field, t(texts[fault])])), form)
    if (found.length > 0 || busy) return
    const endsWorkerLogin = typed.get('end_worker_login') !== null
    start(() =>
      setNewPassword({ role, token, password, endsWorkerLogin }).then(onDone, (error) => {
        if (!(error instanceof RequestError)) throw error
        if (error.code === 'reset_link_old') return onOld()
        tell({ [error.code.startsWith('password_') ? 'password' : '']: error.message }, form)
      }),
    )
  }
  return { problems, busy, submit, mend }
}

/** `worker` is the User ID of the employer's worker, whose login somebody else may have made. */
type Props = { role: LoginRole; token: string; worker: string | null; onDone: () => void; onOld: () => void }

/** The new password, twice. A worker sees the rule before she types, an employer while hers is too short. */
export function ResetForm(props: Props) {
  const t = useTexts(resetTexts)
  const { problems, busy, submit, mend } = useReset(props)
  const [password, setPassword] = useState('')
  const isHelper = props.role === 'W'
  const hint = !isHelper && showsPasswordHint(password) ? employerResetTexts.hint : undefined
  return (
    <form noValidate className={styles.form} onSubmit={submit} onInput={mend}>
      <PasswordField
        name="password"
        label={t('newPassword')}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
        hint={hint}
        error={problems.password}
      />
      <PasswordField name="confirm" label={t('confirm')} autoComplete="new-password" error={problems.confirm} />
      {props.worker && (
        <label className={styles.check}>
          <input type="checkbox" name="end_worker_login" />
          <span>
            <b>{fillIn(employerResetTexts.endWorker, { userId: props.worker })}</b>
            {employerResetTexts.endWorkerHint}
          </span>
        </label>
      )}
      <ProblemSummary problems={problems} />
      <Button type="submit" block busy={busy} size={isHelper ? 'xl' : 'm'}>
        {t('save')}
      </Button>
      {isHelper && problems.password !== t('passwordTooShort') && (
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          <span>
            <Phrases>{t('passwordTooShort')}</Phrases>
          </span>
        </p>
      )}
    </form>
  )
}
