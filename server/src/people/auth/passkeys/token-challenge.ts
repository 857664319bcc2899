import { brand } from '@kasama/contract/brand'
import { minuteMs } from '@kasama/contract/durations.rules'
import type { NewPasskey, PasskeyCreationOptions } from '@kasama/contract/people/auth/passkeys.api'
import type { Static } from 'typebox'
import type { Deps } from '#platform/deps'
import { hashToken, newToken } from '#platform/passwords/secrets'
import { findPasskeys, type Purpose, storeChallenge, takeChallenge } from './passkeys.queries'
import { rpIdOf, verifyNew } from './webauthn'

export const challengeMinutes = 5

export type PasskeyDeps = Pick<Deps, 'db' | 'now' | 'config'>
/** The account and the token of the request: a challenge is valid for that token alone. */
export type TokenOwner = { id: number; token: string }

export async function newChallenge({ db, now }: PasskeyDeps, token: string, purpose: Purpose): Promise<string> {
  const challenge = newToken()
  await storeChallenge(db, { tokenHash: hashToken(token), purpose, challenge, at: now() })
  return challenge
}

/** Uses up a token's challenge, whatever the result; null if it is too old. */
export async function usedChallenge({ db, now }: PasskeyDeps, token: string, purpose: Purpose): Promise<string | null> {
  const challenge = await takeChallenge(db, hashToken(token), purpose)
  const isYoung = challenge && now().getTime() - challenge.created_at.getTime() <= challengeMinutes * minuteMs
  return isYoung ? challenge.challenge : null
}

export const credentialIdsOf = async ({ db }: PasskeyDeps, userId: number) =>
  (await findPasskeys(db, userId)).map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(' ').filter(Boolean),
  }))

/** Options for a browser to make a passkey; `handle` is what the device stores of the account, `name` what it shows. */
export async function startPasskeyCreation(
  deps: PasskeyDeps,
  owner: TokenOwner & { handle: string; name: string },
): Promise<PasskeyCreationOptions> {
  return {
    challenge: await newChallenge(deps, owner.token, 'make'),
    rp: { id: rpIdOf(deps), name: brand.name },
    user: { id: Buffer.from(owner.handle).toString('base64url'), name: owner.name },
    exclude: await credentialIdsOf(deps, owner.id),
  }
}

/** Returns the passkey that a browser made for this token's challenge; null if it is invalid or for another one. */
export async function checkNewPasskey(
  deps: PasskeyDeps,
  { token, origins }: { token: string; origins: string[] },
  passkey: Static<typeof NewPasskey>,
) {
  const challenge = await usedChallenge(deps, token, 'make')
  return challenge === null ? null : verifyNew(deps, passkey, { challenge, origins })
}
