import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new 256-bit secret, as letters that fit into addresses. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Could this be one of `newToken`? */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/** How a token is stored: whoever reads the table can't log in with it. */
export const hashToken = (token: string) => hash('sha256', token)

export const newSessionKey = () => randomBytes(16).toString('hex')

/** Tells that another session exists without giving its key away. */
export const sessionMarker = (sessionKey: string) => `other-${hashToken(sessionKey).slice(0, 24)}`

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

export function isSignature(secret: string, text: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(secret, text)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
