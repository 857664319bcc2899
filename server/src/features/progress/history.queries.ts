import type { Db } from '../../platform/database/db'

export type LearningDay = { day: string; seconds: number; at: Date }

/** Days on which a worker learned, and the months (their first days) that earned her a credit. */
export async function addLearning(
  tx: Db,
  worker_id: number,
  { days, credits, at }: { days: LearningDay[]; credits: string[]; at: Date },
): Promise<void> {
  const dayRows = days.map((row) => ({ worker_id, day: row.day, seconds: row.seconds, last_at: row.at }))
  const creditRows = credits.map((month) => ({ worker_id, month, created_at: at }))
  if (dayRows.length > 0) await tx.insertInto('learning_days').values(dayRows).execute()
  if (creditRows.length > 0) await tx.insertInto('credits').values(creditRows).execute()
}
