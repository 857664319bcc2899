import type { Db } from '#platform/database/db'
import type { ImportRow } from './imports.queries'

/** Counts a run that begins; returns the number of runs begun since one ended, 0 if the import is in another state. */
export async function beginRun(db: Db, { id, state }: Pick<ImportRow, 'id' | 'state'>): Promise<number> {
  const row = await db
    .updateTable('imports')
    .set((eb) => ({ percent: 0, failed: false, problem: null, unfinished: eb('unfinished', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('unfinished')
    .executeTakeFirst()
  return row?.unfinished ?? 0
}

/** Notes that a run has ended, well or badly: its process is alive. */
export async function endRun(db: Db, id: number): Promise<void> {
  await db.updateTable('imports').set({ unfinished: 0 }).where('id', '=', id).execute()
}
