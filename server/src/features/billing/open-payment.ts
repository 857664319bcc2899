import type { Db } from '../../platform/database/db'
import { fail } from '../../platform/http/errors'
import { failStaleAttempts, findOpenAttempt } from './billing.queries'

// Longer than the provider's own timeouts: an attempt this old has no process behind it any more.
const staleAfterMs = 2 * 60_000

/** Closes an account's attempt to pay that nobody will end any more. */
export function endStaleAttempt(db: Db, userId: number, at: Date): Promise<void> {
  return failStaleAttempts(db, userId, new Date(at.getTime() - staleAfterMs), at)
}

/** Throws payment_open while the account's money is on its way. */
export async function refuseWhilePaying(db: Db, userId: number, at: Date): Promise<void> {
  await endStaleAttempt(db, userId, at)
  if (await findOpenAttempt(db, userId)) fail('payment_open')
}
