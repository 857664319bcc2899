import { useState, useTransition } from 'react'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { logInWith, type PendingLogin, registerWith, withoutToken } from '../log-in'

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
        if (purpose === 'login') return setPending(await logInWithGoogle(idToken))
        const registered = await registerWithGoogle(idToken)
        if ('enter' in registered) setEnter(() => registered.enter)
        else setPending(registered.login)
      } catch (error) {
        setProblem(error instanceof Error ? error.message : '')
      }
    })
  }
  return { problem, busy, pending, enter, answer, forget: () => setPending(null) }
}

/** Logs an employer in with Google's ID token; returns the result of `logIn`. */
function logInWithGoogle(idToken: string): Promise<PendingLogin | null> {
  return logInWith((storedKey) =>
    request(
      'POST /auth/google_login',
      { body: { token_id: idToken, role: 'E', ...(storedKey && { session_key: storedKey }) } },
      withoutToken,
    ),
  )
}

type RegistrationResult = { login: PendingLogin | null } | { enter: () => void }

/** Logs her in if she has an account, since her other session must not end unasked; otherwise registers her. */
async function registerWithGoogle(idToken: string): Promise<RegistrationResult> {
  try {
    return { login: await logInWithGoogle(idToken) }
  } catch (error) {
    if (!(error instanceof RequestError && error.code === 'google_unknown')) throw error
  }
  const body = { google_token: idToken, role: 'E' as const }
  return { enter: await registerWith(() => request('POST /auth/google_signup', { body }, withoutToken)) }
}
