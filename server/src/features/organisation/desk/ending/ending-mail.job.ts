import type { Deps } from '../../../../deps'
import type { Job } from '../../../../platform/jobs/jobs'
import { endingMail, mostNamed } from './ending.mail'
import { findEndingOf } from './ending.queries'
import { type EndingMailWork, endingMailJob } from './ending-mail'

/** To each admin of the organisation. Where all was renewed meanwhile nothing is sent. */
export const endingMailJobOf = ({ db, mail, now, config }: Deps): Job<EndingMailWork> => ({
  name: endingMailJob,
  isMail: true,
  async run({ orgId, until }, jobId) {
    const found = await findEndingOf(db, orgId, { after: now(), until: new Date(until) }, mostNamed)
    if (!found || found.total === 0) return
    for (const { id, email } of found.admins)
      await mail.send(endingMail({ origin: config.origin, to: email, ...found }), `${jobId}-${id}`)
  },
})
