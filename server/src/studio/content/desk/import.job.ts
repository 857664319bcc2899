import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { waitForLock } from '#platform/locks/locks'
import { bytesHere } from '#studio/clip/upload/upload-files'
import { goOnWithUndos } from '../import/undo-import'
import { runImport } from './import-run'
import { importJob } from './import-work'
import { changeImport, type ImportRow, listOpen } from './imports.queries'
import type { ImportDeps } from './work-on-import'

/** Time for which a run waits for the lock: a killed process keeps it for ten seconds. */
const mostMs = 15_000

/**
 * Checks complete uploads, loads imports that were confirmed, and finishes undos, one after the other. Queued when
 * there is work, at each start, and every minute: work that a killed process had begun is found by its state and
 * continues. A run may outlive its job's lease; another run started meanwhile finds the lock taken.
 */
export const importJobOf = (deps: ImportDeps & Pick<Deps, 'jobs'>): Job<object> => ({
  name: importJob,
  schedule: { cron: '* * * * *' },
  async run() {
    const lock = await waitForLock(deps, 'imports', { timeoutMs: mostMs })
    if (!lock) return
    const failures: unknown[] = []
    const tried = new Set<string>()
    try {
      await goOnWithUndos(deps).catch((error) => failures.push(error))
      for (let row = await nextOf(deps, tried); row; row = await nextOf(deps, tried)) {
        tried.add(keyOf(row))
        await runImport(deps, row).catch((error) => failures.push(error))
      }
    } finally {
      await lock.release()
    }
    if (failures.length > 0) throw failures[0]
  },
})

const keyOf = ({ id, state }: ImportRow) => `${id} ${state}`

/** The next import with work to do that was not tried in this run. */
async function nextOf({ db, config }: ImportDeps, tried: Set<string>): Promise<ImportRow | null> {
  for (const row of await listOpen(db)) {
    if (row.state !== 'arriving') {
      if (!tried.has(keyOf(row))) return row
      continue
    }
    if ((await bytesHere(config, row.pass ?? '')) < Number(row.bytes)) continue
    if (await changeImport(db, row.id, { from: ['arriving'], to: { state: 'checking' } }))
      return { ...row, state: 'checking' }
  }
  return null
}
