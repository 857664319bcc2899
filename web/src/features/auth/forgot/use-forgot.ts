import { normalEmail } from '@kasama/contract/auth.rules'
import { useState, useTransition } from 'react'
import { request } from '../../../shared/api/request'
import { useTexts } from '../../../shared/i18n/use-texts'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { authTexts } from '../auth.texts'
import { registerTexts } from '../register.texts'
import type { LoginRole } from '../sign-in'
import { forgotTexts } from './forgot.texts'

/** Requests the mail with the link. The response is the same whether the account exists or not. */
export function useForgot(role: LoginRole, onSent: () => void) {
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
  return { problem, busy, submit, mend: () => setProblem('') }
}

function ask(role: LoginRole, name: string) {
  if (role === 'W') return request('POST /auth/worker_forgot_password', { body: { username: name } }, { token: '' })
  return request('POST /auth/employer_forgot_password', { body: { email: normalEmail(name) } }, { token: '' })
}
