import { singaporeDay } from '@kasama/contract/calendar.rules'
import { daysEnding, monthsBefore } from '#platform/calendar/periods'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { removeInTurn } from '#platform/sql/remove-old'
import { oldPractice } from './practice.queries'

/** A worker's days in a row are counted for a thousand days. */
const practiceMonths = 34

/** Removes every night answers of practice that later ones have replaced long ago (decision 0053). */
export const tidyPracticeOf = ({ now }: Pick<Deps, 'now'>): CatchUpJob => ({
  name: 'tidy-practice',
  schedule: { every: daysEnding({ hour: 4 }), catchUp: 1 },
  batch: (tx, _night, position) =>
    removeInTurn(tx, [oldPractice(singaporeDay(monthsBefore(now(), practiceMonths)))], position),
})
