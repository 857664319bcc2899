import { type RegisterProblem, registerProblems, showsPasswordHint } from '@kasama/contract/people/auth.rules'
import { Mail } from 'lucide-react'
import { type FormEvent, useState, useTransition } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useEnglish } from '#shared/i18n/use-english.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { ProblemSummary } from '#shared/ui/forms/problem-summary.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { type Problems, useProblems } from '#shared/ui/forms/use-problems.ts'
import styles from '../auth-form.module.css'
import { registerTexts } from '../register.texts'
import { signUp } from '../sign-in'

const SuccessDialog = laterPart(async () => (await import('./registered-dialog')).RegisteredDialog)

type Field = 'email' | 'password' | 'confirm'

const problemsOf: Record<RegisterProblem, { field: Field; text: keyof typeof registerTexts }> = {
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
  const { problems, busy, submit, mend, enter } = useRegistration()
  // Only employers register.
  useEnglish()
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit} onInput={mend}>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        icon={<Mail aria-hidden="true" />}
        autoComplete="username"
        error={problems.email}
      />
      <PasswordField
        name="password"
        label={t('createPassword')}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
        hint={showsPasswordHint(password) ? t('passwordHint') : undefined}
        error={problems.password}
      />
      <PasswordField name="confirm" label={t('confirmPassword')} autoComplete="new-password" error={problems.confirm} />
      <ProblemSummary problems={problems} />
      <Button type="submit" block busy={busy}>
        {t('register')}
      </Button>
      {enter && <SuccessDialog isWanted onClose={enter} />}
    </form>
  )
}

/** Problems of the form, its request, and the function that lets the new employer in after the message. */
function useRegistration() {
  const t = useEmployerTexts(registerTexts)
  const { problems, tell, mend } = useProblems()
  const [enter, setEnter] = useState<() => void>()
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [email, password, confirm] = ['email', 'password', 'confirm'].map((name) =>
      String(new FormData(form).get(name) ?? ''),
    ) as [string, string, string]
    const found = registerProblems({ email, password, confirm })
    tell(Object.fromEntries(found.map((one) => [problemsOf[one].field, t(problemsOf[one].text)])), form)
    if (found.length > 0 || busy) return
    start(async () => {
      try {
        const letIn = await signUp(email, password)
        setEnter(() => letIn)
      } catch (error) {
        tell(asProblems(error), form)
      }
    })
  }
  return { problems, busy, submit, mend, enter }
}

function asProblems(error: unknown): Problems {
  if (!(error instanceof RequestError)) throw error
  const isOfEmail = error.field === 'email' || error.code === 'email_taken'
  const isOfPassword = error.field === 'password' || error.code.startsWith('password_')
  return { [isOfEmail ? 'email' : isOfPassword ? 'password' : '']: error.message }
}
