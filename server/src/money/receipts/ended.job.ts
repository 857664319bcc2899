import { dayMs } from '@kasama/contract/durations.rules'
import { graceDays } from '@kasama/contract/money/billing.rules'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { confirmToPayer, endedMail } from './change.mail'
import { findEnded, noteEndMailed } from './plan-mails.queries'

/** Older ends are no news. A failed renewal ends with its grace period, a week after the paid period. */
const newsMs = (graceDays + 3) * dayMs
/** Number of plans that are read at a time, to bound memory. */
const batch = 500

/** Mails employers every morning whose plan or contract has ended, once for each period. */
export const endedPlansJobOf = ({ db, jobs, now }: Deps): Job<object> => ({
  name: 'plan-ended',
  schedule: { cron: '15 9 * * *' },
  async run() {
    const to = now()
    const from = new Date(to.getTime() - newsMs)
    for (let plans = await findEnded(db, { from, to, most: batch }); plans.length > 0; ) {
      for (const plan of plans)
        await db.transaction().execute(async (tx) => {
          if (!(await noteEndMailed(tx, plan))) return
          await confirmToPayer(tx, jobs, plan.user_id, endedMail({ ...plan, isAgency: plan.org_id !== null }))
        })
      plans = plans.length < batch ? [] : await findEnded(db, { from, to, most: batch })
    }
  },
})
