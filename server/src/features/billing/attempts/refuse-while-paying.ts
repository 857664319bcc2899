import type { Db } from '../../../platform/database/db'
import { fail } from '../../../platform/http/errors'
import { findRunning } from './attempt.queries'

/**
 * Throws payment_open while the outcome of a payment is unknown; a payment that waits for the buyer is given up with
 * her account.
 */
export async function refuseWhilePaying(db: Db, userId: number, at: Date): Promise<void> {
  const running = await findRunning(db, userId)
  if (running?.busy_until && running.busy_until > at) fail('payment_open')
}
