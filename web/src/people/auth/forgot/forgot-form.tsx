import { normalEmail } from '@kasama/contract/people/auth/auth.rules'
import { Send } from 'lucide-react'
import { type FormEvent, useState, useTransition } from 'react'
import { request } from '#shared/api/request.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import type { LoginRole } from '../log-in'
import { NameField } from '../name-field'
import { registerTexts } from '../register.texts'
import { forgotTexts } from './forgot.texts'

/** `name` is the text typed at the login before. */
type Props = { role: LoginRole; name?: string; onSent: () => void }

/** Requests a reset mail: an employer enters her email, a worker her User ID. */
export function ForgotForm({ role, name = '', onSent }: Props) {
  const f = useTexts(forgotTexts)
  const { problem, busy, submit, clearProblem } = useForgotForm(role, onSent)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    submit(String(new FormData(form).get('name')))
    form.querySelector('input')?.focus()
  }

  return (
    <form noValidate className={styles.form} onSubmit={send} onInput={clearProblem}>
      <NameField role={role} defaultValue={name} error={problem || undefined} />
      <Button type="submit" block busy={busy} icon={<Send aria-hidden="true" />}>
        {f('send')}
      </Button>
    </form>
  )
}

/** Requests the mail with the link. The response is the same whether the account exists or not. */
function useForgotForm(role: LoginRole, onSent: () => void) {
  const t = useTexts(authTexts)
  const f = useTexts(forgotTexts)
  const [problem, setProblem] = useState('')
  const [busy, start] = useTransition()

  function submit(name: string) {
    const missing = role === 'W' ? t('userIdMissing') : registerTexts.emailMissing
    setProblem(name.trim() === '' ? missing : '')
    if (name.trim() === '' || busy) return
    start(async () => {
      try {
        await ask(role, name.trim())
        const isEmployers = role === 'W' && !name.includes('@')
        showToast(isEmployers ? `${f('sent')} ${f('askEmployer')}` : f('sent'))
        onSent()
      } catch (error) {
        setProblem(error instanceof Error ? error.message : '')
      }
    })
  }
  return { problem, busy, submit, clearProblem: () => setProblem('') }
}

function ask(role: LoginRole, name: string) {
  if (role === 'W') return request('POST /auth/worker_forgot_password', { body: { username: name } }, { token: '' })
  return request('POST /auth/employer_forgot_password', { body: { email: normalEmail(name) } }, { token: '' })
}
