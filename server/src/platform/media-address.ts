import { isSignature, sign } from './secrets'

const hourMs = 3_600_000

const signed = (key: string, account: string, expiry: string) => `${key}\n${account}\n${expiry}`

/**
 * The address of a stored file for one account. It ends at a full hour, one to two hours from now, so that a browser
 * finds it in its cache for as long; guests are account 0.
 */
export function mediaAddress(secret: string, key: string, caller: { accountId: number; now: Date }): string {
  const expiry = String(Math.ceil(caller.now.getTime() / hourMs) + 1)
  const account = String(caller.accountId)
  const query = new URLSearchParams({ a: account, e: expiry, s: sign(secret, signed(key, account, expiry)) })
  return `/media/${key}?${query}`
}

/** Whether an address was given out by this server for just this file and has not ended. */
export function isMediaAddress(secret: string, key: string, query: Record<string, unknown>, now: Date): boolean {
  const { a, e, s } = query
  if (typeof a !== 'string' || typeof e !== 'string' || typeof s !== 'string') return false
  return isSignature(secret, signed(key, a, e), s) && Number(e) * hourMs > now.getTime()
}
