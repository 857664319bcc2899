import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { dayOf, startOfDay } from '#platform/sql/singapore-days'

/** An upper bound for a streak of days. */
const maxDays = 1000

type GoalProgress = { goal: 1 | 3 | 5 | null; praise: boolean; completed: number; practised: number; days: string[] }

/** A worker's goal, her lessons and days of practice since a Monday, and the days on which she learned. */
export async function findGoal(
  db: Db,
  workerId: number,
  { monday, today }: { monday: string; today: string },
): Promise<GoalProgress> {
  const { rows } = await sql<GoalProgress>`
    select
      (select goal from learner_choices where worker_id = ${workerId}) as goal,
      coalesce((select praise from learner_choices where worker_id = ${workerId}), true) as praise,
      (select count(*) from watches where worker_id = ${workerId}
        and completed_at >= ${startOfDay(monday)})::int as completed,
      (select count(distinct day) from practice_answers where worker_id = ${workerId}
        and day between ${monday}::date and ${today}::date)::int as practised,
      (select coalesce(json_agg(day), '[]') from (
        select day from learning_days where worker_id = ${workerId} and seconds > 0
        union
        select ${dayOf('completed_at')} from watches
          where worker_id = ${workerId} and completed_at is not null
        union
        select day from practice_answers where worker_id = ${workerId}
        order by 1 desc limit ${maxDays}::int) learned) as days`.execute(db)
  return rows[0] ?? { goal: null, praise: true, completed: 0, practised: 0, days: [] }
}

export async function wantsPraise(tx: Db, workerId: number): Promise<boolean> {
  const choices = await tx
    .selectFrom('learner_choices')
    .select('praise')
    .where('worker_id', '=', workerId)
    .executeTakeFirst()
  return choices?.praise ?? true
}

export async function storeChoices(
  tx: Db,
  workerId: number,
  choices: { goal?: 1 | 3 | 5 | null; praise?: boolean },
): Promise<void> {
  await tx
    .insertInto('learner_choices')
    .values({ worker_id: workerId, ...choices })
    .onConflict((oc) =>
      Object.keys(choices).length > 0 ? oc.column('worker_id').doUpdateSet(choices) : oc.doNothing(),
    )
    .execute()
}
