import type { Db } from '#platform/database/db'
import { fail } from '#platform/http/errors'
import { findOpenAttempt } from './attempt.queries'

/**
 * Throws payment_open while the outcome of a payment is unknown: reconcile.ts settles open payments within minutes. A
 * payment that waits for the buyer is given up with the account.
 */
export async function refuseWhilePaying(db: Db, userId: number, at: Date): Promise<void> {
  const running = await findOpenAttempt(db, userId)
  if (!running) return
  const isOnItsWay = running.busy_until !== null && running.busy_until > at
  if (isOnItsWay || running.state !== 'needs_buyer') fail('payment_open')
}
