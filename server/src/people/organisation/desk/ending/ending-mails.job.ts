import { addMonths, singaporeMonth, startOfMonth } from '@kasama/contract/calendar.rules'
import { months } from '#platform/calendar/periods'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { mailJob } from '#platform/mails/mail-job'
import { endingMail, maxNamedHouseholds } from './ending.mail'
import { findEndingOf, findOrganisationsEnding, listAdminsOf } from './ending.queries'

const endingMailJob = 'contracts-ending-mail'

/** A mail to an organisation's admin about contracts that end until a moment. */
type EndingMailJobData = { orgId: number; adminId: number; until: string }

const inBatch = 50

/**
 * Queues at the beginning of a month in Singapore a mail to the admins of each organisation with contracts that end
 * within it. A server that was down queues them once it is up, for the current month only.
 */
export const endingMailsOf = ({ now, jobs }: Pick<Deps, 'now' | 'jobs'>): CatchUpJob => ({
  name: 'contracts-ending',
  schedule: { every: months, catchUp: 1 },
  async batch(tx, { to }, position) {
    const stretch = { after: now(), until: startOfMonth(addMonths(singaporeMonth(to), 1)) }
    const organisations = await findOrganisationsEnding(tx, stretch, { afterId: Number(position ?? 0), limit: inBatch })
    const until = stretch.until.toISOString()
    for (const { id: adminId, org_id: orgId } of await listAdminsOf(tx, organisations))
      if (orgId !== null) await jobs.enqueue<EndingMailJobData>(tx, endingMailJob, { orgId, adminId, until })
    return organisations.length < inBatch ? null : String(organisations.at(-1))
  },
})

/** Mails one admin of the organisation, unless all contracts were renewed meanwhile. */
export const endingMailJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: endingMailJob,
    async find({ until, ...recipient }: EndingMailJobData) {
      const households = await findEndingOf(
        deps.db,
        recipient,
        { after: deps.now(), until: new Date(until) },
        maxNamedHouseholds,
      )
      return households?.total ? households : null
    },
    write: endingMail,
  })
