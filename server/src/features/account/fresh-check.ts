import { confirmMinutes } from '@kasama/contract/auth.rules'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { findConfirmation } from './care.queries'

/** Refuses unless the password was checked on this session within the last 5 minutes. */
export async function requireFreshCheck({ db, now }: Deps, user: User): Promise<void> {
  const confirmed = user.sessionId ? await findConfirmation(db, user.sessionId) : null
  const age = confirmed ? now().getTime() - confirmed.getTime() : Number.POSITIVE_INFINITY
  if (age > confirmMinutes * 60_000) fail('confirm_password')
}
