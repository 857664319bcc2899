import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { waitForLock } from '#platform/locks/locks'
import { bytesHere } from '../upload/upload-files'
import { lockName } from '../upload/upload-locker'
import { listOpen, type UploadRow } from '../upload/uploads.queries'
import { takeUpload } from './take-upload'

export const takeUploadsJob = 'look-at-uploads'

type UploadDeps = Pick<Deps, 'db' | 'now' | 'config' | 'storage' | 'jobs'>

/**
 * Takes every complete upload. Queued when one is complete, at each start, and every five minutes; complete ones are
 * recognised by their files, so none is missed. While the store is unreachable, the next run tries again.
 */
export const takeUploadsJobOf = (deps: UploadDeps): Job<object> => ({
  name: takeUploadsJob,
  schedule: { cron: '*/5 * * * *' },
  async run() {
    const failures: unknown[] = []
    for (const row of await listOpen(deps.db)) await takeOne(deps, row).catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  },
})

/** A killed process keeps the lock for ten seconds, and the sender of the last bytes for a moment. */
const mostMs = 15_000

async function takeOne(deps: UploadDeps, row: UploadRow) {
  const isWhole = async () => (await bytesHere(deps.config, row.pass)) >= row.bytes
  if (!(await isWhole())) return
  const lock = await waitForLock(deps, lockName(row.pass), { timeoutMs: mostMs })
  if (!lock) return
  try {
    if (await isWhole()) await takeUpload(deps, row)
  } finally {
    await lock.release()
  }
}
