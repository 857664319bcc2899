import { dayMs } from '@kasama/contract/durations.rules'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { mailJob } from '#platform/mails/mail-job'
import { unsubscribeAddress } from '#platform/mails/unsubscribe-address'
import { mailSettings } from '#platform/settings/known-settings'
import { type ReminderWork, reminderJob, remindersJob } from '../job-names'
import { renews } from '../standing/renews'
import { reminderMail } from './billing.mail'
import { findEndingSoon, findPlanOwner, noteReminder, type PlanOwner } from './payments.queries'

const week = 7 * dayMs
/** Number of plans that are read at a time, to bound memory. */
const batch = 500

const remind = ({ db, jobs }: Deps, { user_id: userId, current_period_end: end }: PlanOwner) =>
  db.transaction().execute(async (tx) => {
    if (await noteReminder(tx, userId, end)) await jobs.enqueue<ReminderWork>(tx, reminderJob, { userId })
  })

/** Mails a reminder every morning, once a period, to employers whose plan renews within seven days. */
export const remindersJobOf = (deps: Deps): Job<object> => ({
  name: remindersJob,
  schedule: { cron: '0 9 * * *' },
  async run() {
    const { db, now } = deps
    const from = now()
    const to = new Date(from.getTime() + week)
    let above: number | undefined = 0
    while (above !== undefined) {
      const plans: PlanOwner[] = await findEndingSoon(db, { from, to, above, most: batch })
      for (const plan of plans) await remind(deps, plan)
      above = plans.at(-1)?.user_id
    }
  },
})

export const reminderJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: reminderJob,
    async find({ userId }: ReminderWork) {
      const owner = await findPlanOwner(deps.db, userId)
      if (!owner?.progress_mails || !owner.mail_reminders || !(owner.status === 'active' || renews(owner))) return null
      if (!(await mailSettings(deps.db)).ends_soon) return null
      const unsubscribeUrl = unsubscribeAddress(deps.config.origin, deps.secretKey, userId)
      return { ...owner, to: owner.email, unsubscribeUrl }
    },
    write: reminderMail,
    note: (_, { userId }) => ({ userId, kind: 'ends_soon' }),
  })
