import type { authApi } from '@kasama/contract/people/auth/auth.api'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { sessionMarker } from '#platform/passwords/secrets'
import { findOpenSession } from './auth.queries'
import { facebookLogin } from './facebook/facebook'
import { logInByLink } from './first-login/first-login'
import { googleLogin, googleSignup } from './google/google'
import { logIn } from './log-in'
import { changePassword } from './password/change-password'
import { checkPassword } from './password/check-password'
import { forgotPassword } from './reset/forgot-password'
import { readResetLink, resetPassword } from './reset/reset-password'
import { logOut } from './session/log-out'
import { registerSession } from './session/register-session'
import { signUp } from './sign-up'

/** Another account's session gets the same response as a missing one. */
const requireOwnId = (user: User, id: number) => (user.id === id ? id : fail('not_found'))

type ResetBody = { token: string; new_password: string; end_worker_login?: boolean }

export const authHandlers = (deps: Deps): Handlers<typeof authApi> => {
  const ask = (name: string, isWorker: boolean) => forgotPassword(deps, { name, isWorker })
  type ResetRequest = { body: ResetBody; address: string }
  const reset = async ({ body, address }: ResetRequest, isWorker: boolean) => {
    const newPassword = { password: body.new_password, endsWorkerLogin: body.end_worker_login ?? false, address }
    await resetPassword(deps, { token: body.token, isWorker }, newPassword)
  }
  return {
    'POST /auth/signup': ({ body }) => signUp(deps, body),

    'POST /auth/login': ({ body, user, token, address }) =>
      user?.sessionId && token
        ? checkPassword(deps, user, token, { password: body.password, address })
        : logIn(deps, { ...body, address }),

    'POST /auth/first_login': ({ body, user }) =>
      user?.sessionId ? fail('somebody_logged_in') : logInByLink(deps, body.token, body.session_key),

    'POST /auth/google_login': ({ body }) => googleLogin(deps, body),
    'POST /auth/google_signup': ({ body }) => googleSignup(deps, body),
    'POST /auth/facebook_login': ({ body, user, token }) => facebookLogin(deps, body, { user, token }),

    'POST /auth/employer_forgot_password': ({ body }) => ask(body.email, false),
    'POST /auth/worker_forgot_password': ({ body }) => ask(body.username, true),

    'POST /auth/reset_link': ({ body }) => readResetLink(deps, { token: body.token, isWorker: body.role === 'W' }),
    'POST /auth/employer_reset_password': (request) => reset(request, false),
    'POST /auth/worker_reset_password': (request) => reset(request, true),

    'POST /auth/change_pass': ({ body, user, token, address }) =>
      changePassword(deps, user, token ?? '', { ...body, address }),

    'POST /auth/logout': ({ user, token }) => logOut(deps, user, token ?? ''),

    'POST /auth/session/:id': async ({ params, user, token }) => {
      requireOwnId(user, params.id)
      return { session_key: await registerSession(deps, user, token ?? '') }
    },

    'GET /auth/session/:id': async ({ params, user }) => {
      const session = await findOpenSession(deps.db, requireOwnId(user, params.id))
      if (!session) return { session_key: '' }
      return { session_key: session.id === user.sessionId ? session.session_key : sessionMarker(session.session_key) }
    },
  }
}
