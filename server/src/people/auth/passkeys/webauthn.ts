import type { NewPasskey, UsedPasskey } from '@kasama/contract/people/auth/passkeys.api'
import type { Static } from 'typebox'
import type { Deps } from '#platform/deps'
import { lazily } from '#platform/files/descriptors'
import { findOrg } from '../admin/admins/admins.queries'
import type { Passkey } from './passkeys.queries'

/** Loaded with the first passkey: other processes never load it. */
const library = lazily(() => import('@simplewebauthn/server'))

type OriginDeps = Pick<Deps, 'config'>

/** The domain that a passkey belongs to. */
export const rpIdOf = ({ config }: OriginDeps) => new URL(config.origin).hostname

export const ownOrigin = ({ config }: OriginDeps) => new URL(config.origin).origin

/** The challenge and the origin that a browser says it signed; '' for what is missing. */
export function signedBy(clientData: string): { challenge: string; origin: string } {
  try {
    const { challenge = '', origin = '' } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    return { challenge: String(challenge), origin: String(origin) }
  } catch {
    return { challenge: '', origin: '' }
  }
}

/** The product's own origin, and the host of an organisation below it if the browser names one. */
export async function originsFor(deps: Pick<Deps, 'config' | 'db'>, clientData: string): Promise<string[]> {
  const ownAddress = new URL(deps.config.origin)
  const { origin } = signedBy(clientData)
  const [label = '', end] = origin.replace(`${ownAddress.protocol}//`, '').split(`.${ownAddress.host}`)
  const isBelow = end === '' && origin === `${ownAddress.protocol}//${label}.${ownAddress.host}`
  const organisation = isBelow && (await findOrg(deps.db, { short_url: label }))
  return organisation ? [ownAddress.origin, origin] : [ownAddress.origin]
}

type Expected = { challenge: string; origins: string[] }

/** Returns the passkey that a browser made for a challenge; null if it is invalid. */
export async function verifyNew(
  deps: OriginDeps,
  passkey: Static<typeof NewPasskey>,
  { challenge, origins }: Expected,
) {
  const { verifyRegistrationResponse } = await library()
  // The library throws on data that no authenticator made.
  const checked = await verifyRegistrationResponse({
    response: {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: { clientDataJSON: passkey.client_data, attestationObject: passkey.attestation },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpIdOf(deps),
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

/** Returns the new counter of a passkey that signed a challenge, with finger, face or screen lock; otherwise null. */
export async function verifyUsed(
  deps: OriginDeps,
  { passkey, used }: { passkey: Passkey; used: Static<typeof UsedPasskey> },
  { challenge, origins }: Expected,
): Promise<string | null> {
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
    expectedOrigin: origins,
    expectedRPID: rpIdOf(deps),
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
  }).catch(() => null)
  return checked?.verified ? String(checked.authenticationInfo.newCounter) : null
}
