import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@kasama/contract/people/auth/passkeys.api'
import {
  browserSupportsWebAuthn,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

export const hasPasskeys = browserSupportsWebAuthn
/** Whether this device itself asks for a finger, a face or its screen lock. */
export const hasPlatformAuthenticator = platformAuthenticatorIsAvailable

const credentialsOf = (list: PasskeyRequestOptions['allow']) =>
  list.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports: transports as never[] }))

/**
 * Lets the browser create a passkey, with `onThisDevice` on no other device; throws if the user cancels. `isHere`:
 * this device stores it.
 */
export async function createPasskey({ challenge, rp, user, exclude }: PasskeyCreationOptions, onThisDevice = false) {
  const { id, response, authenticatorAttachment } = await startRegistration({
    optionsJSON: {
      challenge,
      rp,
      user: { ...user, displayName: user.name },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
      excludeCredentials: credentialsOf(exclude),
      authenticatorSelection: {
        residentKey: 'preferred',
        userVerification: 'required',
        ...(onThisDevice && { authenticatorAttachment: 'platform' }),
      },
      attestation: 'none',
    },
  })
  const passkey = {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
  return { passkey, isHere: authenticatorAttachment === 'platform' }
}

/** Whether `createPasskey` failed because the device has a passkey of this account already. */
export const hasPasskeyAlready = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

/** Lets the browser sign with a passkey; throws if the user cancels. */
export async function signWithPasskey({ challenge, rp_id, allow }: PasskeyRequestOptions) {
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: rp_id, allowCredentials: credentialsOf(allow), userVerification: 'required' },
  })
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  }
}
