import { useState, useTransition } from 'react'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useTexts } from '../../../shared/i18n/use-texts'
import { authTexts } from '../auth.texts'
import { registerTexts } from '../register.texts'
import { type LoginRole, type PendingLogin, signIn } from '../sign-in'

type Field = 'name' | 'password'
export type LoginProblem = { field?: Field; message: string }

/** State of a login form: its problem, whether its request is running, and a login that waits for a decision. */
export function useSignIn(role: LoginRole) {
  const t = useTexts(authTexts)
  const errorText = useErrorText()
  const [missing, setMissing] = useState<Field | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [pending, setPending] = useState<PendingLogin | null>(null)
  const [busy, start] = useTransition()

  function mend() {
    setMissing(null)
    setError(null)
  }
  /** Returns the empty field; null if the form is sent. */
  function submit(form: FormData): Field | null {
    const name = String(form.get('name'))
    const password = String(form.get('password'))
    const found = name.trim() === '' ? 'name' : password === '' ? 'password' : null
    setMissing(found)
    setError(null)
    if (found || busy) return found
    start(async () => {
      try {
        setPending(await signIn({ role, name, password }))
      } catch (failure) {
        setError(failure)
      }
    })
    return null
  }
  // Computed at render, so that it follows the language switch above the form.
  function problem(): LoginProblem | null {
    const nameMissing = role === 'W' ? t('userIdMissing') : registerTexts.emailMissing
    if (missing) return { field: missing, message: missing === 'name' ? nameMissing : t('passwordMissing') }
    return error ? { message: errorText(error) } : null
  }

  return { problem: problem(), busy, submit, mend, pending, forget: () => setPending(null) }
}
