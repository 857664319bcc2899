import { singaporeDay } from '@kasama/contract/calendar.rules'
import { daysEnding } from '#platform/calendar/periods'
import { firstOfWeeks, mondayAt, weeksShown } from '#platform/calendar/weeks'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { countWeek, isCounted } from './learning.queries'
import { addOnlyWrong, countLessons, countQuestions } from './lessons.queries'

const name = 'desk-figures'
/** Late reports from a phone that was offline change the weeks of a fortnight at most. */
const changing = 3

/**
 * Counts every night the figures of the dashboard that read many rows. A batch is one count: week after week (the first
 * time all that are shown), then questions (answers, then tries without one), then lessons.
 */
export const nightlyFiguresOf = ({ now }: Pick<Deps, 'now'>): CatchUpJob => ({
  name,
  schedule: { every: daysEnding({ hour: 3 }), catchUp: 1 },
  async batch(tx, _night, position) {
    const at = now()
    const since = firstOfWeeks(at)
    if (position === null) return String((await isCounted(tx, name)) ? changing : weeksShown)
    const lastId = Number(position)
    if (lastId > 0) {
      await countWeek(tx, mondayAt(at, lastId - 1))
      return String(lastId - 1)
    }
    if (lastId === 0) {
      await countQuestions(tx, since, singaporeDay(at))
      return '-1'
    }
    if (lastId === -1) {
      await addOnlyWrong(tx, since)
      return '-2'
    }
    await countLessons(tx, since, at)
    return null
  },
})
