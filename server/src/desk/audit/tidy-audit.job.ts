import { oldEntries } from '#platform/audit/old-entries.queries'
import { daysEnding, monthsBefore } from '#platform/calendar/periods'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { removeInTurn } from '#platform/sql/remove-old'

/** Logins and refusals: what happened is asked within a year. */
const securityMonths = 13
/** Accounts, contracts and money: claims end after six years, and may be served within a seventh. */
const accountMonths = 84

/** Removes every night entries of the audit that have had their time (decision 0053). */
export const tidyAuditOf = ({ now }: Pick<Deps, 'now'>): CatchUpJob => ({
  name: 'tidy-audit',
  schedule: { every: daysEnding({ hour: 4 }), catchUp: 1 },
  batch: (tx, _night, position) =>
    removeInTurn(tx, oldEntries(monthsBefore(now(), securityMonths), monthsBefore(now(), accountMonths)), position),
})
