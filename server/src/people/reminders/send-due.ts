import { singaporeDay } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { lastMinute, singaporeMinute, singaporeWeekday } from '@kasama/contract/people/reminders.rules'
import type { Deps } from '#platform/deps'
import {
  type Clock,
  claimDay,
  type DuePush,
  endPush,
  forgetPhone,
  noteReminded,
  postponePush,
  setRefusals,
  takeDue,
} from './due.queries'
import { writePush } from './write-push'

export type SendDeps = Pick<Deps, 'db' | 'now' | 'push' | 'config' | 'secretKey'>

/** Older news is none. */
const oldestDays = 7
/** A phone that refused this many messages in a row is forgotten. */
const maxRefusals = 3
/** Sent side by side, so that one slow push service holds up a round for its time-out at most. */
const maxPerRound = 20
const leastTtlSeconds = 60

export const clockAt = (at: Date): Clock => ({
  at,
  day: singaporeDay(at),
  weekday: singaporeWeekday(at),
  minute: singaporeMinute(at),
})

/** `fault`: the reason why one could not be sent; it is tried again later, and delays no other. */
export type SendRound = { isFull: boolean; waitMs: number; fault: unknown }

/** Sends notifications that are due, as many as one second may have. */
export async function sendDue(deps: SendDeps): Promise<SendRound> {
  const { mailsPerSecond: perSecond } = deps.config
  const clock = clockAt(deps.now())
  const max = Math.max(1, Math.min(maxPerRound, Math.floor(perSecond)))
  const since = new Date(clock.at.getTime() - oldestDays * dayMs)
  const { pushes, waitMs } = await takeDue(deps.db, { ...clock, max, perSecond, since })
  const results: PromiseSettledResult<void>[] = []
  // News first: a day has one notification, and news makes a reminder superfluous.
  for (const isReminder of [false, true]) {
    const part = pushes.filter(({ kind }) => (kind === 'reminder') === isReminder)
    results.push(...(await Promise.allSettled(part.map((push) => sendOne(deps, clock, push)))))
  }
  const fault = results.find((result) => result.status === 'rejected')?.reason ?? null
  return { isFull: pushes.length === max, waitMs, fault }
}

/** Sends a notification that is still wanted, if its reader has had none today; throws if the service is away. */
async function sendOne({ db, push, secretKey }: SendDeps, { at, day, minute }: Clock, due: DuePush): Promise<void> {
  const { id, kind, user_id, phone } = due
  if (!phone || !due.is_wanted) return endPush(db, id, null)
  if (!(await claimDay(db, due, day))) return kind === 'reminder' ? endPush(db, id, null) : postponePush(db, due, day)
  const message = JSON.stringify(writePush(due, secretKey, at))
  // A phone that is off until the night shows nothing then.
  const ttlSeconds = Math.max(leastTtlSeconds, (lastMinute - minute) * 60)
  const outcome = await push.send(phone, message, { ttlSeconds, topic: kind })
  if (outcome === 'gone' || (outcome === 'refused' && phone.refusals + 1 >= maxRefusals)) {
    await forgetPhone(db, phone.endpoint)
  } else {
    await setRefusals(db, phone.endpoint, outcome === 'refused' ? phone.refusals + 1 : 0)
  }
  if (outcome === 'sent' && kind === 'reminder') await noteReminded(db, user_id, at)
  await endPush(db, id, outcome === 'sent' ? at : null)
}
