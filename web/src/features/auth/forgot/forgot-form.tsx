import { CircleUserRound, Mail, Send } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { TextField } from '../../../shared/ui/forms/text-field'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import { registerTexts } from '../register.texts'
import type { LoginRole } from '../sign-in'
import { forgotTexts } from './forgot.texts'
import { useForgot } from './use-forgot'

/** `name` is what was typed at the login already. */
type Props = { role: LoginRole; name?: string; onSent: () => void }

/** An employer gives her email, a worker her User ID. */
export function ForgotForm({ role, name = '', onSent }: Props) {
  const t = useTexts(authTexts)
  const f = useTexts(forgotTexts)
  const { problem, busy, submit, mend } = useForgot(role, onSent)
  const isHelper = role === 'W'

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    submit(String(new FormData(form).get('name')))
    form.querySelector('input')?.focus()
  }

  return (
    <form noValidate className={styles.form} onSubmit={send} onInput={mend}>
      <TextField
        name="name"
        label={isHelper ? t('userId') : registerTexts.email}
        icon={isHelper ? <CircleUserRound aria-hidden="true" /> : <Mail aria-hidden="true" />}
        type={isHelper ? 'text' : 'email'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={name}
        error={problem || undefined}
      />
      <Button type="submit" block busy={busy} icon={<Send aria-hidden="true" />}>
        {f('send')}
      </Button>
    </form>
  )
}
