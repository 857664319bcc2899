import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { lockLayout } from '../lists/layout/layout.queries'
import { findLayout, saveLayout } from '../load/content.queries'
import { withoutLessons } from '../load/load-layout'
import {
  listAdded,
  listLeft,
  listUndoing,
  lockImport,
  markUndone,
  removeUnused,
  storeUndoProgress,
} from './imports.queries'

type Undone = { removed: number; kept: string[] }
type UndoDeps = Pick<Deps, 'db' | 'now'>

/** Lessons a transaction: with all their dependent rows this stays well within the statement timeout. */
const batchSize = 200

/**
 * Undoes an import: deletes the lessons that it added, except those that somebody has watched, answered, chosen,
 * put into a skill or edited at the desk. Changes to lessons that existed before the import stay. Returns null if none of its lessons is
 * left.
 */
export async function undoImport(deps: UndoDeps, id: number, by: number | null = null): Promise<Undone | null> {
  const before = (await listAdded(deps.db, id)).length
  if (!(await beginUndo(deps.db, id, by))) return null
  await goOnUndoing(deps, id)
  const kept = await listLeft(deps.db, id)
  return { removed: before - kept.length, kept }
}

/**
 * Marks an import as being undone; if the process ends now, another one finishes the undo. Returns whether there is
 * anything to undo.
 */
export const beginUndo = (db: Db, id: number, by: number | null): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await lockImport(tx, id)
    if (row?.state !== 'loaded' || (await listAdded(tx, id)).length === 0) return false
    if (!row.undoing) await storeUndoProgress(tx, id, { behind: 0, removed: 0, by })
    return true
  })

/** Finishes undos that a killed process had begun. */
export async function goOnWithUndos(deps: UndoDeps): Promise<void> {
  for (const id of await listUndoing(deps.db)) await goOnUndoing(deps, id)
}

async function goOnUndoing({ db, now }: UndoDeps, id: number): Promise<void> {
  while (await db.transaction().execute((tx) => undoBatch(tx, id, now())));
}

/** Returns whether another batch follows. */
export async function undoBatch(tx: Db, id: number, at: Date): Promise<boolean> {
  const undoing = (await lockImport(tx, id))?.undoing
  // Another process has finished it.
  if (!undoing) return false
  const { behind, removed, by } = undoing
  const ids = await listAdded(tx, id, { afterId: behind, most: batchSize })
  if (ids.length > 0) {
    await lockLayout(tx)
    const removedNow = await removeUnused(tx, id, ids)
    if (removedNow.length > 0) await leaveLayout(tx, new Set(removedNow))
    await storeUndoProgress(tx, id, { behind: ids.at(-1) ?? behind, removed: removed + removedNow.length, by })
    return true
  }
  await markUndone(tx, id, { at, by })
  const kept = (await listAdded(tx, id)).length
  const about = { kind: 'import' as const, id, orgId: null }
  await audit(tx, { at, userId: by, action: 'import_undone', about, after: { removed, kept } })
  return false
}

/**
 * Removes deleted lessons from the library's layout, and a section that becomes empty. The order of the others stays.
 */
async function leaveLayout(tx: Db, removedIds: Set<number>) {
  const before = await findLayout(tx)
  const after = withoutLessons(before, removedIds)
  if (JSON.stringify(after) !== JSON.stringify(before)) await saveLayout(tx, after)
}
