import { brand } from '@kasama/contract/brand'
import { minuteMs } from '@kasama/contract/durations.rules'
import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedPasskey,
} from '@kasama/contract/people/desk/admin-sign-in.api'
import type { Static } from 'typebox'
import type { Deps } from '#platform/deps'
import { lazily } from '#platform/files/descriptors'
import { hashToken, newToken } from '#platform/passwords/secrets'
import { findPasskey, findPasskeys, keepChallenge, type Purpose, recordUse, takeChallenge } from './passkeys.queries'

const challengeMinutes = 5

/** Loaded with the first passkey: other processes never load it. */
const library = lazily(() => import('@simplewebauthn/server'))

type PasskeyDeps = Pick<Deps, 'db' | 'now' | 'config'>
/** The admin and the token of the request: a challenge is valid for that token alone. */
export type Caller = { id: number; token: string }

const rpId = ({ config }: PasskeyDeps) => new URL(config.origin).hostname

async function newChallenge({ db, now }: PasskeyDeps, token: string, purpose: Purpose): Promise<string> {
  const challenge = newToken()
  await keepChallenge(db, { tokenHash: hashToken(token), purpose, challenge, at: now() })
  return challenge
}

/** Uses up a token's challenge, whatever the result; null if it is too old. */
async function usedChallenge({ db, now }: PasskeyDeps, token: string, purpose: Purpose): Promise<string | null> {
  const challenge = await takeChallenge(db, hashToken(token), purpose)
  const isYoung = challenge && now().getTime() - challenge.created_at.getTime() <= challengeMinutes * minuteMs
  return isYoung ? challenge.challenge : null
}

const credentialIdsOf = async ({ db }: PasskeyDeps, userId: number) =>
  (await findPasskeys(db, userId)).map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(' ').filter(Boolean),
  }))

/** Options for a browser to make a passkey. */
export async function wantPasskey(
  deps: PasskeyDeps,
  caller: Caller & { email: string },
): Promise<PasskeyCreationOptions> {
  return {
    challenge: await newChallenge(deps, caller.token, 'make'),
    rp: { id: rpId(deps), name: brand.name },
    user: { id: Buffer.from(`admin:${caller.id}`).toString('base64url'), name: caller.email },
    exclude: await credentialIdsOf(deps, caller.id),
  }
}

/**
 * Returns the passkey a browser made for this token's challenge; null if it is invalid, or the answer to another
 * challenge.
 */
export async function checkNewPasskey(deps: PasskeyDeps, token: string, passkey: Static<typeof NewPasskey>) {
  const challenge = await usedChallenge(deps, token, 'make')
  if (challenge === null) return null
  const response = {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key' as const,
    response: { clientDataJSON: passkey.client_data, attestationObject: passkey.attestation },
    clientExtensionResults: {},
  }
  const { verifyRegistrationResponse } = await library()
  // The library throws on data that no authenticator made.
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: new URL(deps.config.origin).origin,
    expectedRPID: rpId(deps),
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter: String(counter),
    transports: passkey.transports.join(' '),
  }
}

/** The challenge for a browser to sign. */
export async function askPasskey(deps: PasskeyDeps, caller: Caller): Promise<PasskeyRequestOptions> {
  return {
    challenge: await newChallenge(deps, caller.token, 'use'),
    rp_id: rpId(deps),
    allow: await credentialIdsOf(deps, caller.id),
  }
}

/** Returns whether one of the admin's own passkeys signed this token's challenge, with finger, face or screen lock. */
export async function isHerPasskey(deps: PasskeyDeps, caller: Caller, used: Static<typeof UsedPasskey>) {
  const challenge = await usedChallenge(deps, caller.token, 'use')
  const passkey = await findPasskey(deps.db, caller.id, used.id)
  if (challenge === null || !passkey) return false
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: {
      id: used.id,
      rawId: used.id,
      type: 'public-key',
      response: {
        clientDataJSON: used.client_data,
        authenticatorData: used.authenticator_data,
        signature: used.signature,
      },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: new URL(deps.config.origin).origin,
    expectedRPID: rpId(deps),
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
  }).catch(() => null)
  if (!checked?.verified) return false
  await recordUse(deps.db, passkey.id, { counter: String(checked.authenticationInfo.newCounter), at: deps.now() })
  return true
}
