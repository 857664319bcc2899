import { singaporeDay } from '@kasama/contract/calendar.rules'
import { daysEnding } from '#platform/calendar/periods'
import { firstOfWeeks, mondayAt, weeksShown } from '#platform/calendar/weeks'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { countWeek, isCounted } from './learning.queries'
import { addOnlyWrong, countLessons, countQuestions } from './lessons.queries'

const name = 'desk-figures'
/** Weeks that are counted again each night: late reports of phones without internet change a fortnight at most. */
const changingWeeks = 3

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
    if (position === null) return String((await isCounted(tx, name)) ? changingWeeks : weeksShown)
    const step = Number(position)
    if (step > 0) {
      await countWeek(tx, mondayAt(at, step - 1))
      return String(step - 1)
    }
    if (step === 0) {
      await countQuestions(tx, since, singaporeDay(at))
      return '-1'
    }
    if (step === -1) {
      await addOnlyWrong(tx, since)
      return '-2'
    }
    await countLessons(tx, since, at)
    return null
  },
})
