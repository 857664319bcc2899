import { dayMs } from '@kasama/contract/durations.rules'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { mailJob } from '#platform/mails/mail-job'
import { makeUnsubscribeUrl } from '#platform/mails/unsubscribe-address'
import { mailSettings } from '#platform/settings/known-settings'
import { renews } from '../plan/renewal'
import { reminderMail } from './billing.mail'
import { findEndingSoon, findPlanOwner, noteReminder, type PlanOwner, type ReminderKind } from './plan-mails.queries'

const reminderJob = 'plan-reminder'
type ReminderWork = { userId: number }

/** The reminders of a period, each mailed once. */
const reminders: { kind: ReminderKind; days: number }[] = [{ kind: 'week_before', days: 7 }]
/** Number of plans that are read at a time, to bound memory. */
const batch = 500

/** Mails reminders every morning to employers whose plan renews soon. */
export const remindersJobOf = (deps: Deps): Job<object> => ({
  name: 'plan-reminders',
  schedule: { cron: '0 9 * * *' },
  async run() {
    for (const reminder of reminders) await remindAll(deps, reminder)
  },
})

async function remindAll(deps: Deps, { kind, days }: (typeof reminders)[number]) {
  const from = deps.now()
  const to = new Date(from.getTime() + days * dayMs)
  let above: number | undefined = 0
  while (above !== undefined) {
    const plans: PlanOwner[] = await findEndingSoon(deps.db, { kind, from, to, above, most: batch })
    for (const plan of plans) await remind(deps, kind, plan)
    above = plans.at(-1)?.user_id
  }
}

const remind = ({ db, jobs }: Deps, kind: ReminderKind, { user_id, current_period_end: period_end }: PlanOwner) =>
  db.transaction().execute(async (tx) => {
    const isNew = await noteReminder(tx, { user_id, period_end, kind })
    if (isNew) await jobs.enqueue<ReminderWork>(tx, reminderJob, { userId: user_id })
  })

export const reminderJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: reminderJob,
    async find({ userId }: ReminderWork) {
      const owner = await findPlanOwner(deps.db, userId)
      if (!owner?.progress_mails || !owner.mail_reminders || !(owner.status === 'active' || renews(owner))) return null
      if (!(await mailSettings(deps.db)).ends_soon) return null
      const unsubscribeUrl = makeUnsubscribeUrl(deps.config.origin, deps.secretKey, userId)
      return { ...owner, to: owner.email, unsubscribeUrl }
    },
    write: reminderMail,
    recordSent: (_, { userId }) => ({ userId, kind: 'ends_soon' }),
  })
