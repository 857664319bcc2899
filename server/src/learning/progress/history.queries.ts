import type { Db } from '#platform/database/db'

export type LearningDay = { day: string; seconds: number; at: Date }

/** Adds days on which a worker learned. */
export async function addLearning(tx: Db, worker_id: number, days: LearningDay[]): Promise<void> {
  const rows = days.map((row) => ({ worker_id, day: row.day, seconds: row.seconds, last_at: row.at }))
  if (rows.length > 0) await tx.insertInto('learning_days').values(rows).execute()
}
