import type { Db } from '#platform/database/db'

/** Identifies a run. */
export type RunKey = { name: string; period: string }

export async function findDone(db: Db, name: string, periods: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('job_runs')
    .select('period')
    .where('name', '=', name)
    .where('period', 'in', periods)
    .where('done_at', 'is not', null)
    .execute()
  return rows.map(({ period }) => period)
}

export async function openRun(db: Db, key: RunKey, at: Date): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ ...key, started_at: at })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Locks a run until the transaction ends; undefined if another process has locked it. */
export function lockRun(tx: Db, { name, period }: RunKey) {
  return tx
    .selectFrom('job_runs')
    .select(['position', 'done_at'])
    .where('name', '=', name)
    .where('period', '=', period)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Stores a run's position; without a position it is done. */
export async function storeRun(tx: Db, { name, period }: RunKey, position: string | null, at: Date): Promise<void> {
  await tx
    .updateTable('job_runs')
    .set({ position, done_at: position === null ? at : null })
    .where('name', '=', name)
    .where('period', '=', period)
    .execute()
}
