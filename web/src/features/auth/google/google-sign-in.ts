import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { guest, logInBy, type PendingLogin, signUpBy } from '../sign-in'

/** Logs an employer in with Google's ID token; returns what `signIn` returns. */
export function signInWithGoogle(idToken: string): Promise<PendingLogin | null> {
  return logInBy((storedKey) =>
    request(
      'POST /auth/google_login',
      { body: { token_id: idToken, role: 'E', ...(storedKey && { session_key: storedKey }) } },
      guest,
    ),
  )
}

type SignUpResult = { login: PendingLogin | null } | { enter: () => void }

/** Logs her in if she has an account, since her other session must not end unasked; otherwise registers her. */
export async function signUpWithGoogle(idToken: string): Promise<SignUpResult> {
  try {
    return { login: await signInWithGoogle(idToken) }
  } catch (error) {
    if (!(error instanceof RequestError && error.code === 'google_unknown')) throw error
  }
  const body = { google_token: idToken, role: 'E' as const }
  return { enter: await signUpBy(() => request('POST /auth/google_signup', { body }, guest)) }
}
