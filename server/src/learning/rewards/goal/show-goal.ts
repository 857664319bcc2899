import { mondayOf, singaporeDay } from '@kasama/contract/calendar.rules'
import type { Goal } from '@kasama/contract/learning/rewards/rewards.api'
import { daysInARow, type WeeklyGoal } from '@kasama/contract/learning/rewards/rewards.rules'
import type { Deps } from '#platform/deps'
import { markAllSeen } from '../praise/praise.queries'
import { findGoal, storeChoices, wantsPraise } from './goal.queries'

/** A worker's goal and this week's progress, by the server's clock in Singapore's time zone. */
export async function showGoal({ db, now }: Pick<Deps, 'db' | 'now'>, workerId: number): Promise<Goal> {
  const today = singaporeDay(now())
  const week = mondayOf(today)
  const { goal, days, praise, ...counts } = await findGoal(db, workerId, { monday: week, today })
  return { lessons: goal, praise, week, ...counts, days_in_a_row: praise ? daysInARow(days, today) : null }
}

type Choices = { lessons?: WeeklyGoal | null; praise?: boolean }

/** Stores her choices. What happened while she wanted no praise is not praised later. */
export async function chooseGoal({ db, now }: Pick<Deps, 'db' | 'now'>, workerId: number, choices: Choices) {
  const { lessons, praise } = choices
  await db.transaction().execute(async (tx) => {
    if (praise !== undefined && praise !== (await wantsPraise(tx, workerId))) await markAllSeen(tx, workerId, now())
    await storeChoices(tx, workerId, {
      ...(lessons !== undefined && { goal: lessons }),
      ...(praise !== undefined && { praise }),
    })
  })
}
