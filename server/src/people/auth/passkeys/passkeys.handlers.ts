import type { passkeysApi } from '@kasama/contract/people/auth/passkeys.api'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { addLoginPasskey, mayAddPasskey, removeLoginPasskey, startPasskeyLogin } from './change-passkeys'
import { logInByPasskey } from './log-in-by-passkey'
import { newLoginChallenge } from './login-challenge'
import { findPasskeys, type Passkey } from './passkeys.queries'
import { rpIdOf } from './webauthn'

/** An admin's passkeys are second factors, which other calls change. */
const workerOrEmployer = (user: User) => (user.role === 'A' ? fail('not_found') : user)

export const shownPasskey = ({ id, name, created_at, last_used_at }: Passkey) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

export const passkeysHandlers = (deps: Deps): Handlers<typeof passkeysApi> => ({
  'POST /auth/passkey_challenge': async () => ({ challenge: newLoginChallenge(deps), rp_id: rpIdOf(deps) }),

  'POST /auth/passkey_login': ({ body, user, address }) =>
    user?.sessionId ? fail('somebody_logged_in') : logInByPasskey(deps, { ...body, address }),

  'GET /auth/passkeys': async ({ user }) => {
    const passkeys = await findPasskeys(deps.db, workerOrEmployer(user).id)
    const may_add = await mayAddPasskey(deps.db, user, deps.now())
    return { rp_id: rpIdOf(deps), may_add, passkeys: passkeys.map(shownPasskey) }
  },

  'POST /auth/passkeys/wanted': ({ user, token }) => startPasskeyLogin(deps, workerOrEmployer(user), token ?? ''),
  'POST /auth/passkeys': ({ body, user, token }) => addLoginPasskey(deps, workerOrEmployer(user), token ?? '', body),
  'POST /auth/passkeys/:id/remove': ({ params, user }) => removeLoginPasskey(deps, workerOrEmployer(user), params.id),
})
