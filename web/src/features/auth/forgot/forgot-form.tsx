import { Send } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import styles from '../auth-form.module.css'
import { NameField } from '../name-field'
import type { LoginRole } from '../sign-in'
import { forgotTexts } from './forgot.texts'
import { useForgot } from './use-forgot'

/** `name` is the text typed at the login before. */
type Props = { role: LoginRole; name?: string; onSent: () => void }

/** Requests a reset mail: an employer enters her email, a worker her User ID. */
export function ForgotForm({ role, name = '', onSent }: Props) {
  const f = useTexts(forgotTexts)
  const { problem, busy, submit, mend } = useForgot(role, onSent)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    submit(String(new FormData(form).get('name')))
    form.querySelector('input')?.focus()
  }

  return (
    <form noValidate className={styles.form} onSubmit={send} onInput={mend}>
      <NameField role={role} defaultValue={name} error={problem || undefined} />
      <Button type="submit" block busy={busy} icon={<Send aria-hidden="true" />}>
        {f('send')}
      </Button>
    </form>
  )
}
