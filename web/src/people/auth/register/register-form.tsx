import { type RegisterProblem, registerProblems, showsPasswordHint } from '@kasama/contract/people/auth/auth.rules'
import { Mail } from 'lucide-react'
import { type FormEvent, useState, useTransition } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useEnglish } from '#shared/i18n/use-english.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { type FormErrors, useFormErrors } from '#shared/ui/forms/use-form-errors.ts'
import styles from '../auth-form.module.css'
import { registerEmployer } from '../log-in'
import { registerTexts } from '../register.texts'

const SuccessDialog = laterPart(async () => (await import('./registered-dialog')).RegisteredDialog)

type Field = 'email' | 'password' | 'confirm'

const problemFields: Record<RegisterProblem, { field: Field; text: keyof typeof registerTexts }> = {
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
  const { errors, busy, submit, clearEdited, enter } = useRegistration()
  // Only employers register.
  useEnglish()
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit} onInput={clearEdited}>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        icon={<Mail aria-hidden="true" />}
        autoComplete="username"
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={t('createPassword')}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
        hint={showsPasswordHint(password) ? t('passwordHint') : undefined}
        error={errors.password}
      />
      <PasswordField name="confirm" label={t('confirmPassword')} autoComplete="new-password" error={errors.confirm} />
      <FormErrorSummary errors={errors} />
      <Button type="submit" block busy={busy}>
        {t('register')}
      </Button>
      {enter && <SuccessDialog isEnabled onClose={enter} />}
    </form>
  )
}

/** Problems of the form, its request, and the function that lets the new employer in after the message. */
function useRegistration() {
  const t = useEmployerTexts(registerTexts)
  const { errors, showErrors, clearEdited } = useFormErrors()
  const [enter, setEnter] = useState<() => void>()
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [email, password, confirm] = ['email', 'password', 'confirm'].map((name) =>
      String(new FormData(form).get(name) ?? ''),
    ) as [string, string, string]
    const invalid = registerProblems({ email, password, confirm })
    showErrors(
      Object.fromEntries(invalid.map((problem) => [problemFields[problem].field, t(problemFields[problem].text)])),
      form,
    )
    if (invalid.length > 0 || busy) return
    start(async () => {
      try {
        const enterApp = await registerEmployer(email, password)
        setEnter(() => enterApp)
      } catch (error) {
        showErrors(errorsOf(error), form)
      }
    })
  }
  return { errors, busy, submit, clearEdited, enter }
}

function errorsOf(error: unknown): FormErrors {
  if (!(error instanceof RequestError)) throw error
  const isEmailError = error.field === 'email' || error.code === 'email_taken'
  const isPasswordError = error.field === 'password' || error.code.startsWith('password_')
  return { [isEmailError ? 'email' : isPasswordError ? 'password' : '']: error.message }
}
