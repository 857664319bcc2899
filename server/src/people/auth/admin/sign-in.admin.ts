import type { adminSignInApi } from '@kasama/contract/people/desk/admin-sign-in.api'
import { demoAdmin } from '#platform/demo-logins'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { hashToken } from '#platform/passwords/secrets'
import { findAccount, findToken } from '../auth.queries'
import { shownPasskey } from '../passkeys/passkeys.handlers'
import { findPasskeys } from '../passkeys/passkeys.queries'
import { startPasskeyCreation } from '../passkeys/token-challenge'
import { makeCodes, makePasskey, mayAddFactor } from './add-factor'
import { askPasskey } from './ask-passkey'
import { startCodeApp } from './codes'
import { countFactors, findOwnFactors } from './factors.queries'
import { isFactorRequired } from './may-come-in'
import { confirmIdentity, passFactor } from './pass-factor'
import { renewRecoveryCodes, takeCodesAway, takePasskeyAway } from './remove-factor'

export const adminSignInHandlers = (deps: Deps): Handlers<typeof adminSignInApi> => {
  const { db, now } = deps
  const accountOf = async ({ id }: User) => (await findAccount(db, id)) ?? fail('session_ended')
  const caller = (user: User, token: string | null) => ({ user, token: token ?? '' })
  return {
    'GET /admin/demo_login': async () => {
      const { username, password } = demoAdmin
      return { login: deps.config.demo ? { username, password } : null }
    },

    'GET /admin/coming_in': async ({ user, token }) => {
      const { email, fullname } = await accountOf(user)
      const login = user.sessionId === null ? await findToken(db, hashToken(token ?? '')) : null
      return {
        email: email ?? '',
        fullname,
        has_passed: user.sessionId !== null || Boolean(login?.factor_passed_at),
        is_required: isFactorRequired(deps.config),
        ...(await countFactors(db, user.id)),
      }
    },

    'POST /admin/factor/passkey': ({ user, token }) => askPasskey(deps, { id: user.id, token: token ?? '' }),
    'POST /admin/factor': ({ body, user, token, address }) =>
      passFactor(deps, caller(user, token), { ...body, address }),
    'POST /admin/confirm': ({ body, user, token, address }) =>
      confirmIdentity(deps, caller(user, token), { ...body, address }),

    'POST /admin/passkeys/wanted': async ({ user, token }) => {
      await mayAddFactor(db, caller(user, token), now())
      const { email } = await accountOf(user)
      return startPasskeyCreation(deps, {
        id: user.id,
        token: token ?? '',
        handle: `admin:${user.id}`,
        name: email ?? '',
      })
    },
    'POST /admin/passkeys': ({ body, user, token }) => makePasskey(deps, caller(user, token), body),
    'POST /admin/codes/wanted': async ({ user, token }) => {
      await mayAddFactor(db, caller(user, token), now())
      const { email } = await accountOf(user)
      return startCodeApp(deps, { id: user.id, email: email ?? '' })
    },
    'POST /admin/codes': ({ body, user, token, address }) =>
      makeCodes(deps, caller(user, token), { code: body.code, address }),

    'GET /admin/factors': async ({ user }) => {
      const passkeys = await findPasskeys(db, user.id)
      const { codes_since, recovery_left, session_since } = await findOwnFactors(db, user)
      return {
        passkeys: passkeys.map(shownPasskey),
        codes_since: codes_since?.toISOString() ?? null,
        recovery_left,
        session_since: (session_since ?? now()).toISOString(),
      }
    },
    'POST /admin/passkeys/:id/remove': ({ params, user }) => takePasskeyAway(deps, user, params.id),
    'POST /admin/codes/remove': ({ user }) => takeCodesAway(deps, user),
    'POST /admin/recovery_codes': async ({ user }) => ({ recovery_codes: await renewRecoveryCodes(deps, user) }),
  }
}
