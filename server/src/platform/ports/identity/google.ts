import { confirmMinutes } from '@kasama/contract/people/auth/auth.rules'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { fail } from '#platform/http/errors'
import type { GoogleIdentity } from './identity'

type Settings = { clientId: string; issuer: string; keysUrl: string }

/** Google writes its issuer with and without the scheme. */
const spellings = (issuer: string) => [issuer, issuer.replace(/^https?:\/\//, '')]

const freshSeconds = confirmMinutes * 60

const keysAway = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']

/** Verifies Google's ID tokens: signature by a published RSA key, audience, issuer, expiry, and a verified email. */
export function googleIdentity({ clientId, issuer, keysUrl }: Settings): GoogleIdentity {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000, cooldownDuration: 5000 })
  const expected = {
    audience: clientId,
    issuer: spellings(issuer),
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat', 'sub'],
  }
  return {
    async verify(token) {
      const { payload } = await jwtVerify(token, keys, expected).catch((error: Error & { code?: string }) => {
        const isAway = !(error instanceof errors.JOSEError) || keysAway.includes(error.code)
        return fail(isAway ? 'google_away' : 'google_refused')
      })
      const { sub, email, email_verified, name, iat = 0, exp = 0 } = payload
      if (!sub || typeof email !== 'string' || email_verified !== true) return fail('google_refused')
      return {
        subject: sub,
        email: email.trim().toLowerCase(),
        name:
          typeof name === 'string' ? name.replace(/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/gu, '').slice(0, 120) : '',
        proof: { token, isFresh: Date.now() / 1000 - iat <= freshSeconds, expiresAt: new Date(exp * 1000) },
      }
    },
  }
}
