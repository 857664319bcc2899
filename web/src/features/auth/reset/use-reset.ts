import { type ResetProblem, resetProblem } from '@kasama/contract/auth.rules'
import { type FormEvent, useTransition } from 'react'
import { RequestError } from '../../../shared/api/request-error'
import { useTexts } from '../../../shared/i18n/use-texts'
import { useProblems } from '../../../shared/ui/forms/use-problems'
import type { LoginRole } from '../sign-in'
import { resetTexts } from './reset.texts'
import { setNewPassword } from './reset-calls'

type Reset = { role: LoginRole; token: string; onDone: () => void; onOld: () => void }

const texts = {
  password_missing: 'passwordMissing',
  password_too_short: 'passwordTooShort',
  confirm_missing: 'confirmMissing',
  mismatch: 'mismatch',
} as const satisfies Record<ResetProblem, keyof typeof resetTexts>

/** Faults of each field by itself; the repetition is compared only if there is a password. */
function faultsOf(password: string, confirm: string): [field: string, fault: ResetProblem][] {
  const ofPassword = resetProblem({ password, confirm: password })
  const faults: [string, ResetProblem][] = ofPassword ? [['password', ofPassword]] : []
  if (confirm === '') faults.push(['confirm', 'confirm_missing'])
  else if (password !== '' && password !== confirm) faults.push(['confirm', 'mismatch'])
  return faults
}

/** Problems of the form, and its request; `onOld` is called if the link has ended meanwhile. */
export function useReset({ role, token, onDone, onOld }: Reset) {
  const t = useTexts(resetTexts)
  const { problems, tell, mend } = useProblems()
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [password, confirm] = [String(typed.get('password')), String(typed.get('confirm'))]
    const found = faultsOf(password, confirm)
    tell(Object.fromEntries(found.map(([field, fault]) => [field, t(texts[fault])])), form)
    if (found.length > 0 || busy) return
    const endsWorkerLogin = typed.get('end_worker_login') !== null
    start(() =>
      setNewPassword({ role, token, password, endsWorkerLogin }).then(onDone, (error) => {
        if (!(error instanceof RequestError)) throw error
        if (error.code === 'reset_link_old') return onOld()
        tell({ [error.code.startsWith('password_') ? 'password' : '']: error.message }, form)
      }),
    )
  }
  return { problems, busy, submit, mend }
}
