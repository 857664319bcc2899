import type { Deps } from '../../../deps'
import type { Job } from '../../../platform/jobs/jobs'
import { noteSent } from '../../../platform/sent-mails'
import { mailSettings } from '../../../platform/settings/known-settings'
import { unsubscribeAddress } from '../../progress/mails/preferences/unsubscribe-address'
import { type ReminderWork, reminderJob, remindersJob } from '../job-names'
import { reminderMail } from './billing.mail'
import { findEndingSoon, findPlanOwner, noteReminder } from './payments.queries'

const week = 7 * 86_400_000

/** Every morning: one mail a period to whoever's plan renews within seven days. */
export const remindersJobOf = ({ db, now, jobs }: Deps): Job<object> => ({
  name: remindersJob,
  cron: '0 9 * * *',
  async run() {
    const at = now()
    for (const { user_id: userId, current_period_end: end } of await findEndingSoon(
      db,
      at,
      new Date(at.getTime() + week),
    )) {
      await db.transaction().execute(async (tx) => {
        if (await noteReminder(tx, userId, end)) await jobs.enqueue<ReminderWork>(tx, reminderJob, { userId })
      })
    }
  },
})

export const reminderJobOf = ({ db, now, mail, config, secretKey }: Deps): Job<ReminderWork> => ({
  name: reminderJob,
  isMail: true,
  async run({ userId }, id) {
    const owner = await findPlanOwner(db, userId)
    if (!owner?.email || !owner.progress_mails || !owner.mail_reminders || owner.status !== 'active') return
    if (!(await mailSettings(db)).ends_soon) return
    const { origin } = config
    await mail.send(reminderMail(origin, owner.email, owner, unsubscribeAddress(origin, secretKey, userId)), id)
    await noteSent(db, { id, userId, kind: 'ends_soon', at: now() })
  },
})
