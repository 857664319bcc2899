import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { LoginReply } from '@kasama/contract/people/auth/auth.api'
import { normalEmail } from '@kasama/contract/people/auth/auth.rules'
import { request } from '#shared/api/request.ts'
import { session } from '#shared/session/session.ts'

export type SignInState = Data<Calls['GET /admin/coming_in']>
/** A login in progress: its token is not stored until its session is registered. */
export type Login = Pick<LoginReply, 'token' | 'user'> & { signInState: SignInState }

const guest = { token: '' }

/** First step of a login. It sends no token, because with a stored one `auth/login` would only check a password. */
export async function logInToDesk(email: string, password: string): Promise<Login> {
  const body = { email: normalEmail(email), password, role: 'A' as const }
  const { token, user } = await request('POST /auth/login', { body }, guest)
  return { token, user, signInState: await loadSignInState(token) }
}

export const loadSignInState = (token: string) => request('GET /admin/coming_in', {}, { token })

export const hasFactor = ({ passkeys, has_codes }: SignInState) => passkeys > 0 || has_codes

/** Last step of a login: registers the session, which ends every other session of this admin. */
export async function registerSession({ token, user }: Login): Promise<void> {
  const { session_key } = await request('POST /auth/session/:id', { params: { id: user.id } }, { token })
  session.set({
    web_token: token,
    role: user.role,
    org_id: user.org_id === null ? '' : String(user.org_id),
    language_code: user.language_code,
    session_key,
    is_new_session: '1',
  })
}

/** Drops a login that is given up; the server forgets its token by itself too. */
export const dropLogin = ({ token }: Login) => void request('POST /auth/logout', {}, { token }).catch(() => {})
