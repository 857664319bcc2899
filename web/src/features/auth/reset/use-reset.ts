import { type ResetProblem, resetProblem } from '@kasama/contract/auth.rules'
import { type FormEvent, useState, useTransition } from 'react'
import { RequestError } from '../../../shared/api/request-error'
import { useTexts } from '../../../shared/i18n/use-texts'
import type { LoginRole } from '../sign-in'
import { resetTexts } from './reset.texts'
import { setNewPassword } from './reset-calls'

type Field = 'password' | 'confirm'
type Problem = { field?: Field; message: string }
type Reset = { role: LoginRole; token: string; onDone: () => void; onOld: () => void }

const problems: Record<ResetProblem, { field: Field; text: keyof typeof resetTexts }> = {
  password_missing: { field: 'password', text: 'passwordMissing' },
  password_too_short: { field: 'password', text: 'passwordTooShort' },
  confirm_missing: { field: 'confirm', text: 'confirmMissing' },
  mismatch: { field: 'confirm', text: 'mismatch' },
}

/** The first problem of the form, and the call; `onOld` is called where the link has ended meanwhile. */
export function useReset({ role, token, onDone, onOld }: Reset) {
  const t = useTexts(resetTexts)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [password, confirm] = [String(typed.get('password')), String(typed.get('confirm'))]
    const found = resetProblem({ password, confirm })
    setProblem(found && { field: problems[found].field, message: t(problems[found].text) })
    if (found) form.querySelector<HTMLInputElement>(`[name=${problems[found].field}]`)?.focus()
    if (found || busy) return
    start(async () => {
      try {
        const endsWorkerLogin = typed.get('end_worker_login') !== null
        await setNewPassword({ role, token, password, endsWorkerLogin })
        onDone()
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        if (error.code === 'reset_link_old') onOld()
        else setProblem({ ...(error.code.startsWith('password_') && { field: 'password' }), message: error.message })
      }
    })
  }
  return { problem, busy, submit, mend: () => setProblem(null) }
}
