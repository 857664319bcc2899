import { dayMs } from '@kasama/contract/durations.rules'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { mailJob } from '#platform/mails/mail-job'
import { makeUnsubscribeUrl } from '#platform/mails/unsubscribe-address'
import { mailSettings } from '#platform/settings/known-settings'
import { renews } from '../plan/renewal'
import { reminderMail } from './billing.mail'
import {
  findPeriodsEndingSoon,
  findPlanOwner,
  noteReminder,
  type PlanOwner,
  type ReminderKind,
} from './plan-mails.queries'

const reminderMailJob = 'plan-reminder'
type ReminderWork = { userId: number }

/** The reminders of a period, each mailed once. */
const reminders: { kind: ReminderKind; days: number }[] = [{ kind: 'week_before', days: 7 }]
/** Number of plans that are read at a time, to bound memory. */
const batch = 500

/** Queues every morning the reminders of employers whose period ends soon: the plan renews or ends. */
export const remindersJobOf = (deps: Deps): Job<object> => ({
  name: 'plan-reminders',
  schedule: { cron: '0 9 * * *' },
  async run() {
    for (const reminder of reminders) await queueReminders(deps, reminder)
  },
})

async function queueReminders(deps: Deps, { kind, days }: (typeof reminders)[number]) {
  const from = deps.now()
  const to = new Date(from.getTime() + days * dayMs)
  let above: number | undefined = 0
  while (above !== undefined) {
    const plans: PlanOwner[] = await findPeriodsEndingSoon(deps.db, { kind, from, to, above, most: batch })
    for (const plan of plans) await queueReminder(deps, kind, plan)
    above = plans.at(-1)?.user_id
  }
}

const queueReminder = (
  { db, jobs }: Deps,
  kind: ReminderKind,
  { user_id, current_period_end: period_end }: PlanOwner,
) =>
  db.transaction().execute(async (tx) => {
    const isNew = await noteReminder(tx, { user_id, period_end, kind })
    if (isNew) await jobs.enqueue<ReminderWork>(tx, reminderMailJob, { userId: user_id })
  })

export const reminderMailJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: reminderMailJob,
    async find({ userId }: ReminderWork) {
      const owner = await findPlanOwner(deps.db, userId)
      // An active plan may end without renewal; a disputed plan is not active, but may renew.
      if (!owner?.progress_mails || !owner.mail_reminders || !(owner.status === 'active' || renews(owner))) return null
      if (!(await mailSettings(deps.db)).ends_soon) return null
      const unsubscribeUrl = makeUnsubscribeUrl(deps.config.origin, deps.secretKey, userId)
      return { ...owner, to: owner.email, unsubscribeUrl }
    },
    write: reminderMail,
    recordSent: (_, { userId }) => ({ userId, kind: 'ends_soon' }),
  })
