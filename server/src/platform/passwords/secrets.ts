import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new 256-bit secret in base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Whether a text has the form of `newToken`. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/** Tokens are stored hashed, so that the table's content can't be used to log in. */
export const hashToken = (token: string) => hash('sha256', token)

export const newSessionKey = () => randomBytes(16).toString('hex')

/** A marker for another live session that does not reveal its key. */
export const sessionMarker = (sessionKey: string) => `other-${hashToken(sessionKey).slice(0, 24)}`

/** The server's secret, and those that are still accepted while it replaces them. */
export type SecretKey = readonly [present: string, ...accepted: string[]]

const signWith = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

export const sign = ([present]: SecretKey, text: string): string => signWith(present, text)

/** The signatures of a text with each accepted secret, for what is stored as one. */
export const signatures = (secretKey: SecretKey, text: string): string[] =>
  secretKey.map((secret) => signWith(secret, text))

export function isSignature(secretKey: SecretKey, text: string, signature: string): boolean {
  const actual = Buffer.from(signature)
  return signatures(secretKey, text).some((one) => {
    const expected = Buffer.from(one)
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
}
