import { mailDays } from '@kasama/contract/desk/desk.rules'
import { dayMs, hourMs } from '@kasama/contract/durations.rules'
import { firstLoginHours, idleDays } from '@kasama/contract/people/auth/auth.rules'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { deleteSentMails } from '#platform/mails/sent-mails'
import {
  removeExpiredIdentityTokens,
  removeIdleTokens,
  removeOldFirstLogins,
  removeOldLimits,
  removeOldResetTokens,
  removeOldSessions,
} from './tidy.queries'

/** Removes every night the tokens that no longer open anything, and ended sessions, reset links and counters. */
export const tidyJobOf = (deps: Deps): Job<object> => ({
  name: 'tidy-tokens',
  schedule: { cron: '30 3 * * *' },
  async run() {
    const at = deps.now().getTime()
    await removeIdleTokens(deps.db, new Date(at - Math.max(...Object.values(idleDays)) * dayMs))
    await removeOldSessions(deps.db, new Date(at - Math.max(...Object.values(idleDays)) * dayMs))
    await removeOldResetTokens(deps.db, { since: new Date(at - dayMs), now: new Date(at) })
    await removeOldFirstLogins(deps.db, new Date(at - firstLoginHours * hourMs))
    await removeOldLimits(deps.db, new Date(at))
    await removeExpiredIdentityTokens(deps.db, new Date(at))
    await deleteSentMails(deps.db, new Date(at - mailDays * dayMs))
  },
})
