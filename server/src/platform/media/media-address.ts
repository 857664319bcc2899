import { hourMs } from '@kasama/contract/durations.rules'
import { isSignature, type SecretKey, sign } from '#platform/passwords/secrets'

const signed = (key: string, account: string, expiry: string) => `${key}\n${account}\n${expiry}`

type MediaGrant = { account: string; expiry: string }

const queryOf = (secret: SecretKey, key: string, { account, expiry }: MediaGrant) =>
  new URLSearchParams({ a: account, e: expiry, s: sign(secret, signed(key, account, expiry)) }).toString()

type Caller = {
  accountId: number
  now: Date
  /** At most this many, in place of two. */
  hours?: number
}

/**
 * The signed address of a stored file for one account (guests are account 0). It expires at a full hour, one to two
 * hours from now, so that a browser can cache the file for as long.
 */
export function mediaUrl(secret: SecretKey, key: string, caller: Caller): string {
  const { accountId, now, hours = 2 } = caller
  const expiry = String(Math.ceil(now.getTime() / hourMs) + hours - 1)
  return `/media/${key}?${queryOf(secret, key, { account: String(accountId), expiry })}`
}

/**
 * Verifies a signed address for this file; null if the signature is wrong or it has expired. `until` is its expiry;
 * `queryFor` signs another file for the same account and expiry.
 */
export function readMediaUrl(secret: SecretKey, key: string, query: Record<string, unknown>, now: Date) {
  const { a: account, e: expiry, s } = query
  if (typeof account !== 'string' || typeof expiry !== 'string' || typeof s !== 'string') return null
  if (!isSignature(secret, signed(key, account, expiry), s) || Number(expiry) * hourMs <= now.getTime()) return null
  return {
    until: new Date(Number(expiry) * hourMs),
    queryFor: (other: string) => queryOf(secret, other, { account, expiry }),
  }
}
