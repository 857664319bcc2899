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

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

export function isSignature(secret: string, text: string, signature: string): boolean {
  const [expected, actual] = [Buffer.from(sign(secret, text)), Buffer.from(signature)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
