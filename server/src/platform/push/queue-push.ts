import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import type { PushKind } from '@kasama/contract/people/reminders.rules'
import { firstMinute, lastPlannedMinute, singaporeMinute } from '@kasama/contract/people/reminders.rules'
import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { addPushes } from './push.queries'

/** The job that sends due notifications, of `people/reminders`. */
export const sendPushesJob = 'send-pushes'

export type News = {
  kind: Exclude<PushKind, 'reminder'>
  userIds: number[]
  /** Names what happened: the same is announced once. */
  occasion: string
  at: Date
  /** Time for which more of the same may happen before it is announced. */
  waitMs?: number
}

/**
 * Queues a notification, in the transaction of what it announces, for those accounts that want any. At night it waits
 * for the morning.
 */
export async function queuePush(tx: Db, jobs: Jobs, { waitMs = 0, ...news }: News): Promise<void> {
  const due = new Date(news.at.getTime() + waitMs)
  const count = await addPushes(tx, { ...news, ...(isByDay(due) ? { due } : { day: nextMorning(due) }) })
  if (count > 0) await jobs.enqueue(tx, sendPushesJob, {})
}

function isByDay(at: Date): boolean {
  const minute = singaporeMinute(at)
  return minute >= firstMinute && minute <= lastPlannedMinute
}

/** The day whose morning comes next. */
function nextMorning(at: Date): string {
  const today = singaporeDay(at)
  return singaporeMinute(at) < firstMinute ? today : addDays(today, 1)
}
