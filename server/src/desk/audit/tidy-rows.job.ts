import { addMonths, singaporeDay, singaporeMonth, startOfMonth } from '@kasama/contract/calendar.rules'
import { oldPractice } from '#learning/practice/old-practice.queries'
import { oldEntries } from '#platform/audit/old-entries.queries'
import { daysEnding } from '#platform/calendar/periods'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { type OldRows, removeSome } from '#platform/sql/remove-old'

/** Months for which rows are kept that would otherwise grow without end. */
const retentionMonths = {
  /** Audit: logins and refusals. What happened is asked within a year. */
  security: 13,
  /** Audit: accounts, contracts and money. Claims end after six years, and may be served within a seventh. */
  accounts: 84,
  /** Answers of practice that later ones have replaced. Her days in a row are counted for a thousand days. */
  practice: 34,
}

/** The first moment of the month that many months ago: whole months go at once, as their partition would. */
const monthsAgo = (now: Date, months: number) => startOfMonth(addMonths(singaporeMonth(now), -months))

function oldRowsAt(now: Date): OldRows[] {
  const [year, long] = [monthsAgo(now, retentionMonths.security), monthsAgo(now, retentionMonths.accounts)]
  const practice = monthsAgo(now, retentionMonths.practice)
  return [...oldEntries(year, long), oldPractice(singaporeDay(practice))]
}

/** Removes every night what has had its time (decision 0053). The position is the number of the rule. */
export const tidyRowsOf = ({ now }: Pick<Deps, 'now'>): CatchUpJob => ({
  name: 'tidy-rows',
  schedule: { every: daysEnding({ hour: 4 }), catchUp: 1 },
  async batch(tx, _night, position) {
    const rules = oldRowsAt(now())
    const number = Number(position ?? 0)
    const rule = rules[number]
    if (!rule) return null
    return String((await removeSome(tx, rule)) ? number : number + 1)
  },
})
