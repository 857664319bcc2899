import { useState, useTransition } from 'react'
import type { PendingLogin } from '../sign-in'
import { signInWithGoogle, signUpWithGoogle } from './google-sign-in'

export type GooglePurpose = 'login' | 'register'

/** Result of Google's token: logged in, a question about another session, the message of a new account, or an error. */
export function useGoogle(purpose: GooglePurpose) {
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState<PendingLogin | null>(null)
  const [enter, setEnter] = useState<() => void>()
  const [busy, start] = useTransition()

  function answer(idToken: string) {
    setProblem('')
    start(async () => {
      try {
        if (purpose === 'login') return setPending(await signInWithGoogle(idToken))
        const registered = await signUpWithGoogle(idToken)
        if ('enter' in registered) setEnter(() => registered.enter)
        else setPending(registered.login)
      } catch (error) {
        setProblem(error instanceof Error ? error.message : '')
      }
    })
  }
  return { problem, busy, pending, enter, answer, forget: () => setPending(null) }
}
