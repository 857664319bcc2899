import type { UsedPasskey } from '@kasama/contract/people/auth/passkeys.api'
import type { Static } from 'typebox'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { hashToken } from '#platform/passwords/secrets'
import { findAccount } from '../auth.queries'
import { guessKey } from '../password/guess-key'
import { startLogin } from '../session/start-login'
import { useLoginChallenge } from './login-challenge'
import { findLoginPasskey } from './passkeys.queries'
import { originsFor, signedBy, verifyUsed } from './webauthn'

type Login = {
  passkey: Static<typeof UsedPasskey>
  session_key?: string
  /** IP address of the request. */
  address: string
}

/**
 * Logs in by a passkey; from there on everything is as after a password (see session/start-login.ts). The response is
 * the same for every refusal, and failures count together with wrong passwords of the account.
 */
export async function logInByPasskey(deps: Deps, { passkey: used, session_key: sentKey, address }: Login) {
  const { db, limits, now } = deps
  const { challenge } = signedBy(used.client_data)
  const isOpen = await useLoginChallenge(deps, challenge)
  const passkey = await findLoginPasskey(db, used.id)
  const account = passkey ? guessKey({ ...passkey, id: passkey.user_id }) : `nobody:${hashToken(used.id).slice(0, 32)}`
  let counter: string | null = null
  const isRight = await limits.guess({ account, address }, async () => {
    const origins = await originsFor(deps, used.client_data)
    counter = isOpen && passkey ? await verifyUsed(deps, { passkey, used }, { challenge, origins }) : null
    return counter !== null
  })
  const loginAccount = isRight && passkey && (await findAccount(db, passkey.user_id))
  if (!loginAccount || counter === null) {
    await audit(db, { at: now(), userId: passkey?.user_id ?? null, action: 'login_failed', detail: { passkey: true } })
    return fail('passkey_refused')
  }
  return startLogin(deps, loginAccount, { sentKey, passkey: { id: passkey.id, counter } })
}
