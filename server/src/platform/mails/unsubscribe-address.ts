import { isSignature, type SecretKey, sign } from '#platform/passwords/secrets'

const purpose = (userId: string) => `unsubscribe\n${userId}`

/** The address in a mail that ends progress mails with one click, without a login. */
export function makeUnsubscribeUrl(origin: string, secret: SecretKey, userId: number): string {
  return `${origin}/unsubscribe?u=${userId}&s=${sign(secret, purpose(String(userId)))}`
}

/** Headers by which a mail program offers to unsubscribe. */
export const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Returns the account of an unsubscribe address; null if this server did not make it. */
export function unsubscribedAccount(secret: SecretKey, query: Record<string, unknown>): number | null {
  const { u, s } = query
  if (typeof u !== 'string' || typeof s !== 'string' || !/^\d{1,9}$/.test(u)) return null
  return isSignature(secret, purpose(u), s) ? Number(u) : null
}
