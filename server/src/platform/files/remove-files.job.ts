import type { Storage } from '../../ports/storage/storage'
import type { Db } from '../database/db'
import type { Job, Jobs } from '../jobs/jobs'

type RemovedFiles = { keys: string[] }

const removeFilesJob = 'remove-files'

/**
 * Removes stored files once the caller's transaction has committed, since the removal of a file can't be rolled back.
 * A store that is away does not fail the caller: the removal is tried again.
 */
export async function removeFilesLater(tx: Db, jobs: Jobs, keys: string[]): Promise<void> {
  if (keys.length > 0) await jobs.enqueue<RemovedFiles>(tx, removeFilesJob, { keys })
}

export const removeFilesJobOf = ({ storage }: { storage: Storage }): Job<RemovedFiles> => ({
  name: removeFilesJob,
  async run({ keys }) {
    for (const key of keys) await storage.remove(key)
  },
})
