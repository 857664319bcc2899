import { addDays } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { weeksEnding } from '#platform/calendar/periods'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { queuePush } from '#platform/push/queue-push'
import { sendMailsJob } from './mail-kinds'
import { addIdleMails, addWeeklyMails, endOfBatch, removeOldWeeklyMails } from './weekly.queries'

const retentionDays = 60
const employersInBatch = 200

/**
 * Writes the week's mails on Sunday at 19:00 in Singapore. A mail covers the seven days that ended with Saturday: they
 * are over, so it has the same contents whenever it is written, and learning on Sunday evening is reported a week later
 * instead of never.
 */
export const weeklyMailsOf = ({ now, jobs }: Pick<Deps, 'now' | 'jobs'>): CatchUpJob => ({
  name: 'weekly-mails',
  schedule: { every: weeksEnding({ weekday: 0, hour: 19 }), catchUp: 2 },
  async batch(tx, { key }, position) {
    const after = Number(position ?? 0)
    const at = now()
    const until = await endOfBatch(tx, { after, size: employersInBatch })
    if (until === null) {
      await removeOldWeeklyMails(tx, new Date(at.getTime() - retentionDays * dayMs))
      await jobs.enqueue(tx, sendMailsJob, {})
      return null
    }
    const week = { key, first: addDays(key, -7), last: addDays(key, -1), after, at }
    const userIds = await addWeeklyMails(tx, week, until)
    await queuePush(tx, jobs, { kind: 'week', userIds, occasion: `week ${key}`, at })
    await addIdleMails(tx, week, until)
    return String(until)
  },
})
