import { idleDays } from '@kasama/contract/auth.rules'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { hashToken } from '../../platform/passwords/secrets'
import { findVisitor, markSeen } from './visitor.queries'

const dayMs = 86_400_000
/** How long a session may be seen without writing it down again: a write for each call would cost more than the call. */
const seenEveryMs = 60_000

/** Who calls: the account of a token, while neither it nor its session has ended or gone idle for too long. */
export async function identify({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<User | null> {
  const row = await findVisitor(db, hashToken(token))
  if (!row || row.ended_at) return null
  const at = now()
  const unseenMs = at.getTime() - row.seen_at.getTime()
  if (unseenMs > idleDays[row.role] * dayMs) return null
  if (row.session_id && unseenMs > seenEveryMs) await markSeen(db, row.session_id, at)
  const { id, role, current_period_end, access_ends_at } = row
  const isWorker = role === 'W'
  return {
    id,
    role,
    language: isWorker ? row.language_code : 'eng',
    orgId: row.org_id,
    sessionId: row.session_id,
    expired: !isWorker && row.mode === 1 && current_period_end !== null && current_period_end <= at,
    pair: { employerId: role === 'E' ? id : row.employer_id, workerId: isWorker ? id : row.worker_id },
    subscription: { status: row.status ?? '', current_period_end, access_ends_at },
  }
}
