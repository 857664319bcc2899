import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import type { LearningFigures, LearningTotals } from '@kasama/contract/desk/dashboard.api'
import { firstOfWeeks } from '#platform/calendar/weeks'
import type { Deps } from '#platform/deps'
import { countDays, listWeeks } from './learning.queries'

/** Returns today beside the same day a week ago, counted now, and twelve weeks, counted nightly. */
export async function showLearning({ db, now }: Deps): Promise<LearningFigures> {
  const at = now()
  const today = singaporeDay(at)
  const ago = addDays(today, -7)
  const days = await countDays(db, [today, ago])
  const totalsOf = (day: string) => days.filter((dayRow) => dayRow.day === day).map(({ day: _, ...learned }) => learned)
  return {
    today: sumLanguages(totalsOf(today)),
    today_by_language: totalsOf(today),
    week_ago: sumLanguages(totalsOf(ago)),
    weeks: await listWeeks(db, firstOfWeeks(at)),
  }
}

function sumLanguages(languages: LearningTotals[]): LearningTotals {
  const sum = (field: keyof LearningTotals) => languages.reduce((all, totals) => all + totals[field], 0)
  return {
    workers: sum('workers'),
    seconds: sum('seconds'),
    lessons: sum('lessons'),
    answers: sum('answers'),
    right_first: sum('right_first'),
  }
}
