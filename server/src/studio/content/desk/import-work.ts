import type { Deps } from '#platform/deps'
import { forgetExports } from '../export/exports.queries'
import { findByPass, forgetBefore, listOpen } from './imports.queries'

export const importJob = 'work-on-imports'

/** Queues the job of imports: an upload is complete, or an import is to be checked or loaded. */
export const queueImports = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>) => jobs.enqueue(db, importJob, {})

export const importUploads: Deps['importUploads'] = {
  async sizeOf(db, pass) {
    const row = await findByPass(db, pass)
    return row ? Number(row.bytes) : null
  },
  async listOpen(db) {
    const rows = (await listOpen(db)).filter(({ state }) => state === 'arriving')
    return rows.map(({ pass, bytes }) => ({ pass: pass ?? '', bytes: Number(bytes) }))
  },
  queue: queueImports,
  /** Forgets expired exports too. */
  async forgetBefore(tx, before) {
    await forgetExports(tx, before)
    return forgetBefore(tx, before)
  },
}
