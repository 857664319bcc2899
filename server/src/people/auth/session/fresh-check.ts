import { minuteMs } from '@kasama/contract/durations.rules'
import { confirmMinutes } from '@kasama/contract/people/auth/auth.rules'
import type { Db } from '#platform/database/db'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { findConfirmation, holdAccount } from './fresh-check.queries'

/**
 * Refuses unless the password was checked on this session within the last 5 minutes. Locks the account until the
 * transaction ends: a session that a reset ends at this moment changes nothing any more.
 */
export async function requireFreshCheck(tx: Db, user: User, at: Date): Promise<void> {
  await holdAccount(tx, user.id)
  const confirmed = user.sessionId ? await findConfirmation(tx, user.sessionId) : null
  const age = confirmed ? at.getTime() - confirmed.getTime() : Number.POSITIVE_INFINITY
  if (age > confirmMinutes * minuteMs) fail('confirm_password')
}
