import type { Deps } from '../../../deps'
import type { Job } from '../../../platform/jobs/jobs'
import { waitForLock } from '../../../platform/locks/locks'
import { bytesHere } from '../upload/upload-files'
import { lockName } from '../upload/upload-locker'
import { listOpen, type UploadRow } from '../upload/uploads.queries'
import { takeUpload } from './take-upload'

export const lookJob = 'look-at-uploads'

type Looking = Pick<Deps, 'db' | 'now' | 'config' | 'storage' | 'jobs'>

/**
 * Takes every upload that has come whole. Queued when one has, at each start, and every five minutes: which are whole is
 * seen by their files, so none is forgotten, whatever ended before. The store may be away: then the next look tries again.
 */
export const lookJobOf = (deps: Looking): Job<object> => ({
  name: lookJob,
  cron: '*/5 * * * *',
  async run() {
    const failures: unknown[] = []
    for (const row of await listOpen(deps.db)) await takeOne(deps, row).catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  },
})

/** A process that was killed in the middle holds the lock for ten seconds more; whoever sends the last bytes, for a moment. */
const mostMs = 15_000

async function takeOne(deps: Looking, row: UploadRow) {
  const isWhole = async () => (await bytesHere(deps.config, row.pass)) >= row.bytes
  if (!(await isWhole())) return
  const lock = await waitForLock(deps, lockName(row.pass), { mostMs })
  if (!lock) return
  try {
    if (await isWhole()) await takeUpload(deps, row)
  } finally {
    await lock.release()
  }
}
