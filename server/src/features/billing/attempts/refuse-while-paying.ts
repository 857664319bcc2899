import type { Db } from '../../../platform/database/db'
import { fail } from '../../../platform/http/errors'
import { findRunning } from './attempt.queries'

/** Throws payment_open while the account's money is on its way; what waits for its buyer is given up with her account. */
export async function refuseWhilePaying(db: Db, userId: number, at: Date): Promise<void> {
  const running = await findRunning(db, userId)
  if (running?.busy_until && running.busy_until > at) fail('payment_open')
}
