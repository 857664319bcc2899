import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@kasama/contract/people/desk/admin-sign-in.api'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

export const hasPasskeys = browserSupportsWebAuthn

const credentialsOf = (list: PasskeyRequestOptions['allow']) =>
  list.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports: transports as never[] }))

/** Lets the browser make a passkey; throws if the admin gives up. */
export async function makePasskey({ challenge, rp, user, exclude }: PasskeyCreationOptions) {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp,
      user: { ...user, displayName: user.name },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
      excludeCredentials: credentialsOf(exclude),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
    },
  })
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/** Lets the browser sign with a passkey; throws if the admin gives up. */
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
