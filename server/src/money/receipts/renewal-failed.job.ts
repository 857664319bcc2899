import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { noteSent } from '#platform/mails/sent-mails'
import { type RenewalFailedWork, renewalFailedJob } from '../job-names'
import { renewalFailedMail } from './billing.mail'
import { findPlanOwner } from './payments.queries'

/** Mails that a renewal failed, unless it has been paid meanwhile. */
export const renewalFailedJobOf = ({ db, now, mail, config }: Deps): Job<RenewalFailedWork> => ({
  name: renewalFailedJob,
  isMail: true,
  async run({ userId }, id) {
    const owner = await findPlanOwner(db, userId)
    if (owner?.email && owner.problem === 'past_due') {
      await mail.send(renewalFailedMail(config.origin, owner.email, owner), id)
      await noteSent(db, { id, userId, kind: 'payment_failed', at: now() })
    }
  },
})
