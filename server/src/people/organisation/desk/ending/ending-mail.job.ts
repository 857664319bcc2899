import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { endingMail, mostNamed } from './ending.mail'
import { findEndingOf } from './ending.queries'
import { type EndingMailWork, endingMailJob } from './ending-mail'

/** Mails one admin of the organisation, unless all contracts were renewed meanwhile. */
export const endingMailJobOf = ({ db, mail, now, config }: Deps): Job<EndingMailWork> => ({
  name: endingMailJob,
  isMail: true,
  async run({ until, ...told }, jobId) {
    const found = await findEndingOf(db, told, { after: now(), until: new Date(until) }, mostNamed)
    if (!found || found.total === 0) return
    await mail.send(endingMail({ origin: config.origin, ...found }), jobId)
  },
})
