import { dayMs } from '@kasama/contract/durations.rules'
import { isSignature, type SecretKey, sign } from '#platform/passwords/secrets'

/** A notification that was left on a phone for longer can no longer be answered. */
const oldestMs = 30 * dayMs

const signedText = (userId: string, sentAt: string) => `push\n${userId}\n${sentAt}`

/** Makes the token of a notification, which answers it without a login. */
export function makePushToken(secret: SecretKey, userId: number, at: Date): string {
  const sentAt = at.getTime().toString(36)
  return `${userId}.${sentAt}.${sign(secret, signedText(String(userId), sentAt))}`
}

/** Returns the account of a token; null if this server did not sign it, or signed it more than 30 days ago. */
export function accountOfToken(secret: SecretKey, token: string, now: Date): number | null {
  const [, userId = '', sentAt = '', signature = ''] = /^(\d{1,9})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token) ?? []
  if (!isSignature(secret, signedText(userId, sentAt), signature)) return null
  return now.getTime() - Number.parseInt(sentAt, 36) <= oldestMs ? Number(userId) : null
}
