import { useState, useTransition } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { authTexts } from '../auth.texts'
import { registerTexts } from '../register.texts'
import { type LoginRole, type PendingLogin, signIn } from '../sign-in'

export type LoginProblem = { field?: 'name' | 'password'; message: string }

/** The state of a login form: what is wrong with it, whether it is on its way, and a login that has to be asked about. */
export function useSignIn(role: LoginRole) {
  const t = useTexts(authTexts)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const [pending, setPending] = useState<PendingLogin | null>(null)
  const [busy, start] = useTransition()

  function missing(name: string, password: string): LoginProblem | null {
    const nameMissing = role === 'W' ? t('userIdMissing') : registerTexts.emailMissing
    if (name.trim() === '') return { field: 'name', message: nameMissing }
    return password === '' ? { field: 'password', message: t('passwordMissing') } : null
  }

  function submit(form: FormData) {
    const name = String(form.get('name'))
    const password = String(form.get('password'))
    const found = missing(name, password)
    setProblem(found)
    if (found || busy) return found
    start(async () => {
      try {
        setPending(await signIn({ role, name, password }))
      } catch (error) {
        setProblem({ message: error instanceof Error ? error.message : '' })
      }
    })
    return null
  }

  return { problem, busy, submit, mend: () => setProblem(null), pending, forget: () => setPending(null) }
}
