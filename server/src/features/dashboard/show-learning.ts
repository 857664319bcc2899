import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import type { Learned, Learning } from '@kasama/contract/desk/dashboard.api'
import type { Deps } from '../../deps'
import { countDays, listWeeks } from './learning.queries'
import { firstOfWeeks } from './weeks'

const nothing: Learned = { workers: 0, seconds: 0, lessons: 0, answers: 0, right_first: 0 }

/** Today beside the same day a week ago, counted now; twelve weeks as the night has counted them. */
export async function showLearning({ db, now }: Deps): Promise<Learning> {
  const at = now()
  const today = singaporeDay(at)
  const ago = addDays(today, -7)
  const days = await countDays(db, [today, ago])
  return {
    today: days.get(today) ?? nothing,
    week_ago: days.get(ago) ?? nothing,
    weeks: await listWeeks(db, firstOfWeeks(at)),
  }
}
