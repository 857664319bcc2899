import { type ResetProblem, resetProblem, showsPasswordHint } from '@kasama/contract/people/auth/auth.rules'
import { Info } from 'lucide-react'
import { type FormEvent, useState, useTransition } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { useFormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from '../auth-form.module.css'
import type { LoginRole } from '../log-in'
import { employerResetTexts } from './employer-reset.texts'
import { resetTexts } from './reset.texts'
import { setNewPassword } from './reset-calls'

type ResetOptions = { role: LoginRole; token: string; onDone: () => void; onExpired: () => void }

const texts = {
  password_missing: 'passwordMissing',
  password_too_short: 'passwordTooShort',
  confirm_missing: 'confirmMissing',
  mismatch: 'mismatch',
} as const satisfies Record<ResetProblem, keyof typeof resetTexts>

/** Faults of each field by itself; the repetition is compared only if there is a password. */
function passwordProblems(password: string, confirm: string): [field: string, fault: ResetProblem][] {
  const passwordProblem = resetProblem({ password, confirm: password })
  const problemList: [string, ResetProblem][] = passwordProblem ? [['password', passwordProblem]] : []
  if (confirm === '') problemList.push(['confirm', 'confirm_missing'])
  else if (password !== '' && password !== confirm) problemList.push(['confirm', 'mismatch'])
  return problemList
}

/** Problems of the form, and its request; `onExpired` is called if the link has ended meanwhile. */
function useResetForm({ role, token, onDone, onExpired }: ResetOptions) {
  const t = useTexts(resetTexts)
  const { errors, showErrors, clearEdited } = useFormErrors()
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const formData = new FormData(form)
    const [password, confirm] = [String(formData.get('password')), String(formData.get('confirm'))]
    const foundProblems = passwordProblems(password, confirm)
    showErrors(Object.fromEntries(foundProblems.map(([field, fault]) => [field, t(texts[fault])])), form)
    if (foundProblems.length > 0 || busy) return
    const endsWorkerLogin = formData.get('end_worker_login') !== null
    start(() =>
      setNewPassword({ role, token, password, endsWorkerLogin }).then(onDone, (error) => {
        if (!(error instanceof RequestError)) throw error
        if (error.code === 'reset_link_old') return onExpired()
        showErrors({ [error.code.startsWith('password_') ? 'password' : '']: error.message }, form)
      }),
    )
  }
  return { errors, busy, submit, clearEdited }
}

/** `worker` is the User ID of the employer's worker, whose login somebody else may have made. */
type Props = { role: LoginRole; token: string; worker: string | null; onDone: () => void; onExpired: () => void }

/** The new password, twice. A worker sees the rule before she types, an employer while hers is too short. */
export function ResetForm(props: Props) {
  const t = useTexts(resetTexts)
  const { errors, busy, submit, clearEdited } = useResetForm(props)
  const [password, setPassword] = useState('')
  const isHelper = props.role === 'W'
  const hint = !isHelper && showsPasswordHint(password) ? employerResetTexts.hint : undefined
  return (
    <form noValidate className={styles.form} onSubmit={submit} onInput={clearEdited}>
      <PasswordField
        name="password"
        label={t('newPassword')}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
        hint={hint}
        error={errors.password}
      />
      <PasswordField name="confirm" label={t('confirm')} autoComplete="new-password" error={errors.confirm} />
      {props.worker && (
        <label className={styles.check}>
          <input type="checkbox" name="end_worker_login" />
          <span>
            <b>{fillIn(employerResetTexts.endWorker, { userId: props.worker })}</b>
            {employerResetTexts.endWorkerHint}
          </span>
        </label>
      )}
      <FormErrorSummary errors={errors} />
      <Button type="submit" block busy={busy} size={isHelper ? 'xl' : 'm'}>
        {t('save')}
      </Button>
      {isHelper && errors.password !== t('passwordTooShort') && (
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
