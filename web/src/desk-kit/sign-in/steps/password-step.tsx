import { Info, Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { type Login, logInToDesk } from '../login'
import { signInTexts as t } from '../sign-in.texts'
import styles from './steps.module.css'
import { useAttempt } from './use-attempt'

type Props = {
  onLogin: (login: Login) => void
  /** Email of the account that logs in again: the field for it is left out. */
  knownEmail?: string | undefined
  submitLabel?: string
  demo?: { username: string; password: string } | null | undefined
}

export function PasswordStep({ onLogin, knownEmail, submitLabel = t.logIn, demo }: Props) {
  const [email, setEmail] = useState(knownEmail ?? '')
  const [password, setPassword] = useState('')
  const { problem, busy, attempt, setProblem } = useAttempt()
  const logIn = (name: string, secret: string) => attempt(async () => onLogin(await logInToDesk(name, secret)))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (email.trim() === '' || password === '') return setProblem(t.missing)
    logIn(email, password)
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      {knownEmail === undefined && (
        <TextField
          label={t.email}
          icon={<Mail aria-hidden="true" />}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        autoFocus={knownEmail !== undefined}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem}
      />
      <Button type="submit" block busy={busy}>
        {submitLabel}
      </Button>
      <p className={styles.hint}>
        <Info aria-hidden="true" />
        <span>{knownEmail === undefined ? t.forgot : t.thenFactor}</span>
      </p>
      {demo && (
        <Button look="line" block onClick={() => logIn(demo.username, demo.password)}>
          {fillIn(t.demo, { email: demo.username })}
        </Button>
      )}
    </form>
  )
}
