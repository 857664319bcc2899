import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, code, done, email, id, languageCode, line, nullable, password, text, withId } from '../../fields'
import { Role } from '../account.api'

export const SessionUser = closed({
  id: id(),
  role: Role,
  org_id: nullable(id()),
  language_code: languageCode(),
  /** A worker who has not chosen her picture yet is asked for it first. */
  needs_picture: Type.Boolean(),
})

/**
 * `session_key` is '' where no session is live, the registered key where the caller sent it along (the token then
 * belongs to that session), and otherwise a marker of the other session, which registers nothing. In place of the key
 * a caller who never got it sends the token that she registered.
 */
export const LoginReply = closed({ token: text(100), user: SessionUser, session_key: text(64) })
export type LoginReply = Static<typeof LoginReply>

/** Fields that the specification sends beside the Google ID token; the server ignores them and verifies the token. */
const googleFields = { username: Type.Optional(line(254)), email: Type.Optional(line(254)), role: Type.Optional(Role) }
const googleToken = () => line(4000, 1)

const resetBody = closed({ token: line(100, 1), new_password: password() })

const sessionKey = closed({ session_key: text(64) })

export const authApi = {
  'POST /auth/signup': {
    summary: 'Registers an employer and her session',
    access: 'guest',
    limit: 'signup',
    errors: ['email_taken', 'password_too_short', 'password_too_common'],
    body: closed({
      email: email(),
      password: password(),
      username: Type.Optional(code(254)),
      role: Type.Optional(Type.Literal('E')),
    }),
    data: LoginReply,
  },
  'POST /auth/login': {
    summary: 'Logs in by email (employers) or User ID (workers); with a token, checks the password of its account',
    access: 'guest',
    limit: 'login',
    errors: ['wrong_login', 'wrong_worker_login', 'wrong_password', 'access_ended', 'too_many_requests'],
    body: closed({
      username: Type.Optional(code(254)),
      email: Type.Optional(code(254)),
      password: password(),
      role: Type.Optional(Role),
      session_key: Type.Optional(line(64)),
    }),
    data: LoginReply,
  },
  'POST /auth/first_login': {
    summary: 'Logs a worker in by the link of her login card; the link is used up when the session is registered',
    access: 'guest',
    limit: 'login',
    errors: ['first_login_old', 'somebody_logged_in', 'access_ended'],
    body: closed({ token: line(100, 1), session_key: Type.Optional(line(64)) }),
    data: LoginReply,
  },
  'POST /auth/google_login': {
    summary: 'Logs an employer in with a Google ID token',
    access: 'guest',
    limit: 'login',
    errors: ['google_refused', 'google_unknown', 'google_worker', 'google_away', 'not_configured'],
    body: closed({ token_id: googleToken(), session_key: Type.Optional(line(64)), ...googleFields }),
    data: LoginReply,
  },
  'POST /auth/google_signup': {
    summary: 'Registers an employer and her session with a Google ID token',
    access: 'guest',
    limit: 'signup',
    errors: ['google_refused', 'google_worker', 'google_away', 'not_configured'],
    body: closed({ google_token: googleToken(), ...googleFields }),
    data: LoginReply,
  },
  'POST /auth/facebook_login': {
    summary:
      'Logs an employer in with a Facebook access token; with her session token, connects Facebook to her account',
    access: 'guest',
    limit: 'login',
    errors: [
      'facebook_refused',
      'facebook_unknown',
      'facebook_away',
      'google_worker',
      'confirm_password',
      'not_configured',
    ],
    body: closed({ token_id: line(4000, 1), session_key: Type.Optional(line(64)), ...googleFields }),
    data: LoginReply,
  },
  'POST /auth/employer_forgot_password': {
    summary: 'Mails an employer a reset link; the reply does not reveal whether the account exists',
    access: 'guest',
    limit: 'forgot',
    body: closed({ email: email() }),
    data: done,
  },
  'POST /auth/worker_forgot_password': {
    summary: "Mails a reset link to the worker's own email address, or to her employer",
    access: 'guest',
    limit: 'forgot',
    body: closed({ username: code(254, 1) }),
    data: done,
  },
  'POST /auth/reset_link': {
    summary: 'Checks whether a reset link is valid; for an employer, returns the User ID of her worker',
    access: 'guest',
    limit: 'reset',
    body: closed({ token: line(100, 1), role: Type.Enum(['E', 'W'] as const) }),
    data: closed({ valid: Type.Boolean(), worker: nullable(text(254)) }),
  },
  'POST /auth/employer_reset_password': {
    summary: 'Sets a new password by a reset link, which is used up; all sessions of the account end',
    access: 'guest',
    limit: 'reset',
    errors: ['reset_link_old', 'password_too_short', 'password_too_common'],
    // The worker's password is removed too: an earlier owner of the account may have made her login.
    body: closed({ ...resetBody.properties, end_worker_login: Type.Optional(Type.Boolean()) }),
    data: done,
  },
  'POST /auth/worker_reset_password': {
    summary: "Sets a worker's new password by a reset link, which is used up; all sessions of the account end",
    access: 'guest',
    limit: 'reset',
    errors: ['reset_link_old', 'password_too_short', 'password_too_common'],
    body: resetBody,
    data: done,
  },
  'POST /auth/change_pass': {
    summary: 'Changes the password; all other sessions of the account end',
    access: 'account',
    errors: ['wrong_password', 'password_too_short', 'password_too_common'],
    body: closed({ old_pass: password(), new_pass: password() }),
    data: done,
  },
  'POST /auth/logout': { summary: 'Ends the session of the token', access: 'pending', data: done },
  'POST /auth/session/:id': {
    summary: 'Registers a session for the token; all other tokens of the account end',
    access: 'pending',
    params: withId,
    errors: ['session_live', 'second_factor_needed', 'first_login_old'],
    data: sessionKey,
  },
  'GET /auth/session/:id': {
    summary: "Returns the key of the account's registered session, or a marker of it for an unregistered token",
    access: 'pending',
    params: withId,
    data: sessionKey,
  },
} satisfies Api
