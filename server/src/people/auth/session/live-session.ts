import { dayMs, minuteMs } from '@kasama/contract/durations.rules'
import { idleDays, workerSessionLiveMinutes } from '@kasama/contract/people/auth/auth.rules'
import type { Account, Session } from '../auth.queries'

/**
 * A worker's session counts as live while it was seen in the last 15 minutes, so that a lost phone does not lock her
 * out; an employer's while it has not gone idle.
 */
export function isLive(session: Session | undefined, role: Account['role'], now: Date): session is Session {
  if (!session) return false
  const liveMs = role === 'W' ? workerSessionLiveMinutes * minuteMs : idleDays[role] * dayMs
  return now.getTime() - session.last_seen_at.getTime() <= liveMs
}

/**
 * Returns the minutes for which a worker's live session still refuses another device, if it stays unused; at least 1.
 */
export function minutesLive({ last_seen_at }: Session, now: Date): number {
  const idleMinutes = (now.getTime() - last_seen_at.getTime()) / minuteMs
  return Math.max(1, Math.ceil(workerSessionLiveMinutes - idleMinutes))
}
