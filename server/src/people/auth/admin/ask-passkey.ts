import type { PasskeyRequestOptions, UsedPasskey } from '@kasama/contract/people/auth/passkeys.api'
import type { Static } from 'typebox'
import { findPasskey, recordUse } from '../passkeys/passkeys.queries'
import {
  credentialIdsOf,
  newChallenge,
  type PasskeyDeps,
  type TokenOwner,
  usedChallenge,
} from '../passkeys/token-challenge'
import { ownOrigin, rpIdOf, verifyUsed } from '../passkeys/webauthn'

/** The challenge for an admin's browser to sign. */
export async function askPasskey(deps: PasskeyDeps, admin: TokenOwner): Promise<PasskeyRequestOptions> {
  return {
    challenge: await newChallenge(deps, admin.token, 'use'),
    rp_id: rpIdOf(deps),
    allow: await credentialIdsOf(deps, admin.id),
  }
}

/** Returns whether one of the admin's own passkeys signed this token's challenge. */
export async function isHerPasskey(deps: PasskeyDeps, admin: TokenOwner, used: Static<typeof UsedPasskey>) {
  const challenge = await usedChallenge(deps, admin.token, 'use')
  const passkey = await findPasskey(deps.db, admin.id, used.id)
  if (challenge === null || !passkey) return false
  const counter = await verifyUsed(deps, { passkey, used }, { challenge, origins: [ownOrigin(deps)] })
  return counter !== null && recordUse(deps.db, passkey.id, { counter, at: deps.now() })
}
