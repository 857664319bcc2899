import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import { forgetExports } from '../export/exports.queries'
import { findByPass, forgetBefore, listOpen } from './imports.queries'

export const importJob = 'work-on-imports'

/** Something came whole, or shall be looked at or loaded. */
export const queueImports = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>) => jobs.enqueue(db, importJob, {})

/** How many bytes an import's file will have; null where there is no such file. */
export async function bytesOfImport(db: Db, pass: string): Promise<number | null> {
  const row = await findByPass(db, pass)
  return row ? Number(row.bytes) : null
}

/** The imports whose files are on their way, and how many bytes each will have. */
export async function arrivingImports(db: Db) {
  const rows = (await listOpen(db)).filter(({ state }) => state === 'arriving')
  return rows.map(({ pass, bytes }) => ({ pass: pass ?? '', bytes: Number(bytes) }))
}

/** Forgets files that nobody loaded, and what was handed out; answers the passes of what went, and of all that stay. */
export async function forgetImports(tx: Db, before: Date) {
  await forgetExports(tx, before)
  return forgetBefore(tx, before)
}
