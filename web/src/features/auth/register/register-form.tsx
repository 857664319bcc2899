import { type RegisterProblem, registerProblem, showsPasswordHint } from '@kasama/contract/auth.rules'
import { Mail } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useState, useTransition } from 'react'
import { RequestError } from '../../../shared/api/request-error'
import { useEnglish } from '../../../shared/i18n/use-english'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import { PasswordField } from '../../../shared/ui/forms/password-field'
import { TextField } from '../../../shared/ui/forms/text-field'
import styles from '../auth-form.module.css'
import { registerTexts } from '../register.texts'
import { signUp } from '../sign-in'

const SuccessDialog = lazy(async () => ({ default: (await import('./registered-dialog')).RegisteredDialog }))

type Field = 'email' | 'password' | 'confirm'
type Problem = { field?: Field | undefined; message: string }

const problems: Record<RegisterProblem, { field: Field; text: keyof typeof registerTexts }> = {
  email_missing: { field: 'email', text: 'emailMissing' },
  password_missing: { field: 'password', text: 'passwordMissing' },
  password_too_short: { field: 'password', text: 'passwordTooShort' },
  confirm_missing: { field: 'confirm', text: 'confirmMissing' },
  mismatch: { field: 'confirm', text: 'mismatch' },
}

/** An employer's registration. The fields keep what was typed before the script arrived. */
export function RegisterForm() {
  const t = useEmployerTexts(registerTexts)
  const [password, setPassword] = useState('')
  const { problem, busy, submit, mend, enter } = useRegistration()
  // Whoever registers is an employer.
  useEnglish()
  const errorOf = (field: Field) => (problem?.field === field ? problem.message : undefined)
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit} onInput={mend}>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        icon={<Mail aria-hidden="true" />}
        autoComplete="username"
        error={errorOf('email')}
      />
      <PasswordField
        name="password"
        label={t('createPassword')}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
        hint={showsPasswordHint(password) ? t('passwordHint') : undefined}
        error={errorOf('password')}
      />
      <PasswordField
        name="confirm"
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={errorOf('confirm')}
      />
      {problem && !problem.field && <Notice kind="bad">{problem.message}</Notice>}
      <Button type="submit" block busy={busy}>
        {t('register')}
      </Button>
      {enter && (
        <Suspense>
          <SuccessDialog onClose={enter} />
        </Suspense>
      )}
    </form>
  )
}

/** The first problem of the form, the call, and what lets the new employer in after she has read the message. */
function useRegistration() {
  const t = useEmployerTexts(registerTexts)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [enter, setEnter] = useState<() => void>()
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [email, password, confirm] = ['email', 'password', 'confirm'].map((name) =>
      String(new FormData(form).get(name) ?? ''),
    ) as [string, string, string]
    const found = registerProblem({ email, password, confirm })
    setProblem(found && { field: problems[found].field, message: t(problems[found].text) })
    if (found) form.querySelector<HTMLInputElement>(`[name=${problems[found].field}]`)?.focus()
    if (found || busy) return
    start(async () => {
      try {
        const letIn = await signUp(email, password)
        setEnter(() => letIn)
      } catch (error) {
        setProblem(asProblem(error))
      }
    })
  }
  /** What she is correcting is not wrong any more until she sends it again. */
  const mend = ({ target }: FormEvent) =>
    target instanceof HTMLInputElement && problem?.field === target.name && setProblem(null)
  return { problem, busy, submit, mend, enter }
}

function asProblem(error: unknown): Problem {
  if (!(error instanceof RequestError)) throw error
  const isOfEmail = error.field === 'email' || error.code === 'email_taken'
  const isOfPassword = error.field === 'password' || error.code.startsWith('password_')
  return { field: isOfEmail ? 'email' : isOfPassword ? 'password' : undefined, message: error.message }
}
