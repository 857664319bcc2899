import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { forgetExports } from '../export/exports.queries'
import { findByPass, forgetBefore, listOpen } from './imports.queries'

export const importJob = 'work-on-imports'

/** Queues the job of imports: an upload is complete, or an import is to be checked or loaded. */
export const queueImports = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>) => jobs.enqueue(db, importJob, {})

/** The expected size of an import's file; null if there is no such upload. */
export async function bytesOfImport(db: Db, pass: string): Promise<number | null> {
  const row = await findByPass(db, pass)
  return row ? Number(row.bytes) : null
}

/** The imports that are still uploading, with their expected sizes. */
export async function arrivingImports(db: Db) {
  const rows = (await listOpen(db)).filter(({ state }) => state === 'arriving')
  return rows.map(({ pass, bytes }) => ({ pass: pass ?? '', bytes: Number(bytes) }))
}

/**
 * Forgets files that were not loaded and exports that have expired; returns the passes of the forgotten and of the
 * remaining files.
 */
export async function forgetImports(tx: Db, before: Date) {
  await forgetExports(tx, before)
  return forgetBefore(tx, before)
}
