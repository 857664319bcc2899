import { dayMs } from '@kasama/contract/durations.rules'
import { isManagedByAgency } from '@kasama/contract/money/billing.rules'
import { idleDays } from '@kasama/contract/people/auth/auth.rules'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { hashToken } from '#platform/passwords/secrets'
import { asProfile } from './profile'
import { findVisitor, findVisitorWithProfile, type ProfileRow, recordSeen, type VisitorRow } from './visitor.queries'

/**
 * `seen_at` of a session is written at most once in this time: writing it with each request would cost more than the
 * request.
 */
const seenIntervalMs = 60_000

/** Path of the caller's own profile: the statement that identifies the caller reads the profile too. */
const ownProfile = '/api/users/me'

const hasProfile = (row: VisitorRow): row is VisitorRow & ProfileRow => 'credit' in row

type Call = { token: string; route: string | undefined }

/** The account of a token, unless the token or its session has ended or has been idle for too long. */
export async function identify({ db, now }: Pick<Deps, 'db' | 'now'>, { token, route }: Call): Promise<User | null> {
  const row = await (route === ownProfile ? findVisitorWithProfile : findVisitor)(db, hashToken(token))
  if (!row || row.ended_at) return null
  const at = now()
  const unseenMs = at.getTime() - row.seen_at.getTime()
  if (unseenMs > idleDays[row.role] * dayMs) return null
  if (row.session_id && unseenMs > seenIntervalMs) await recordSeen(db, row.session_id, at)
  const { id, role, current_period_end, access_ends_at } = row
  const isWorker = role === 'W'
  return {
    id,
    role,
    language: isWorker ? row.language_code : 'eng',
    orgId: row.org_id,
    sessionId: row.session_id,
    confirmedAt: row.confirmed_at,
    expired: !isWorker && isManagedByAgency(row) && current_period_end !== null && current_period_end <= at,
    pair: { employerId: role === 'E' ? id : row.employer_id, workerId: isWorker ? id : row.worker_id },
    subscription: { status: row.status ?? '', current_period_end, access_ends_at },
    profile: hasProfile(row) ? asProfile(row, at) : null,
  }
}
