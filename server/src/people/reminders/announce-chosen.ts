import { singaporeDay } from '@kasama/contract/calendar.rules'
import { minuteMs } from '@kasama/contract/durations.rules'
import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { queuePush } from '#platform/push/queue-push'

/** An employer who chooses one lesson usually chooses more. */
const waitMs = 10 * minuteMs

/** Announces to a worker that lessons were chosen for her, once a day. */
export async function announceChosen(
  tx: Db,
  jobs: Jobs,
  { workerId, at }: { workerId: number | null; at: Date },
): Promise<void> {
  if (workerId === null) return
  await queuePush(tx, jobs, { kind: 'chosen', userIds: [workerId], occasion: `chosen ${singaporeDay(at)}`, at, waitMs })
}
