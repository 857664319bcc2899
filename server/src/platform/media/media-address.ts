import { isSignature, sign } from '../passwords/secrets'

const hourMs = 3_600_000

const signed = (key: string, account: string, expiry: string) => `${key}\n${account}\n${expiry}`

type Grant = { account: string; expiry: string }

const queryOf = (secret: string, key: string, { account, expiry }: Grant) =>
  new URLSearchParams({ a: account, e: expiry, s: sign(secret, signed(key, account, expiry)) }).toString()

type Caller = { accountId: number; now: Date /** At most so many, in place of two. */; hours?: number }

/**
 * The address of a stored file for one account. It ends at a full hour, one to two hours from now, so that a browser
 * finds it in its cache for as long; guests are account 0.
 */
export function mediaAddress(secret: string, key: string, caller: Caller): string {
  const { accountId, now, hours = 2 } = caller
  const expiry = String(Math.ceil(now.getTime() / hourMs) + hours - 1)
  return `/media/${key}?${queryOf(secret, key, { account: String(accountId), expiry })}`
}

/**
 * What an address was given for, where this server gave it out for just this file and it has not ended; null otherwise.
 * `until` is its end; `queryFor` signs another file for the same account, until the same hour.
 */
export function readMediaAddress(secret: string, key: string, query: Record<string, unknown>, now: Date) {
  const { a: account, e: expiry, s } = query
  if (typeof account !== 'string' || typeof expiry !== 'string' || typeof s !== 'string') return null
  if (!isSignature(secret, signed(key, account, expiry), s) || Number(expiry) * hourMs <= now.getTime()) return null
  return {
    until: new Date(Number(expiry) * hourMs),
    queryFor: (other: string) => queryOf(secret, other, { account, expiry }),
  }
}
