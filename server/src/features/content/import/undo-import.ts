import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import { findLayout, orderByLayout, saveLayout } from '../load/content.queries'
import { holdImport, listAdded, markUndone, removeUnused } from './imports.queries'

type Undone = { removed: number; kept: string[] }

/**
 * Takes away the lessons that an import added. One that somebody has watched, answered, chosen or changed at the desk
 * stays. What the import changed in lessons that were there before stays changed. Answers null where nothing of it is left.
 */
export function undoImport({ db, now }: Pick<Deps, 'db' | 'now'>, id: number): Promise<Undone | null> {
  return db.transaction().execute((tx) => undoWithin(tx, id, { at: now(), by: null }))
}

/** The same within a transaction, by an admin. */
export async function undoWithin(tx: Db, id: number, by: { at: Date; by: number | null }): Promise<Undone | null> {
  if (!(await holdImport(tx, id))) return null
  const added = await listAdded(tx, id)
  if (added.length === 0) return null
  const { removed, kept } = await removeUnused(tx, added)
  if (removed.length > 0) await leaveLayout(tx, new Set(removed))
  await markUndone(tx, id, by)
  return { removed: removed.length, kept: kept.map(({ title }) => title) }
}

/** Lessons that are gone leave the library's layout; a section that is empty then goes with them. */
async function leaveLayout(tx: Db, gone: Set<number>) {
  const before = await findLayout(tx)
  const after = before.flatMap((section) => {
    const items = section.items.filter(({ id }) => !gone.has(id))
    return items.length === 0 && section.items.length > 0 ? [] : [{ ...section, items }]
  })
  if (JSON.stringify(after) === JSON.stringify(before)) return
  await saveLayout(tx, after)
  await orderByLayout(tx, after)
}
