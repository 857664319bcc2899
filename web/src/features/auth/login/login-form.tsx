import { ArrowRight } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { laterPart } from '../../../shared/later-part'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import { PasswordField } from '../../../shared/ui/forms/password-field'
import { Phrases } from '../../../shared/ui/phrases'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import { NameField } from '../name-field'
import type { LoginRole } from '../sign-in'
import { useSignIn } from './use-sign-in'

const SessionDialog = laterPart(async () => (await import('./session-dialog')).SessionDialog)

/** `name` and `password` are the initial values of the fields. */
type Props = { ref: RefObject<HTMLFormElement | null>; role: LoginRole; name: string; password: string }

/** The fields keep what was typed before the script arrived; without the script the form sends nothing. */
export function LoginForm({ ref, role, name, password }: Props) {
  const t = useTexts(authTexts)
  const { problem, busy, submit, mend, pending, forget } = useSignIn(role)
  const isHelper = role === 'W'
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const missing = submit(new FormData(form))
    if (missing) form.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
  }

  return (
    <form ref={ref} method="dialog" noValidate className={styles.form} onSubmit={send} onInput={mend}>
      <NameField role={role} defaultValue={name} error={errorOf('name')} />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        defaultValue={password}
        error={errorOf('password')}
      />
      {problem && !problem.field && (
        <Notice kind="bad">
          <Phrases>{problem.message}</Phrases>
        </Notice>
      )}
      <Button type="submit" block busy={busy} size={isHelper ? 'xl' : 'm'}>
        {t('logIn')}
        {isHelper && <ArrowRight aria-hidden="true" />}
      </Button>
      {pending && <SessionDialog isWanted login={pending} onClose={forget} />}
    </form>
  )
}
