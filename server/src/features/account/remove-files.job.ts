import type { Deps } from '../../deps'
import type { Job } from '../../platform/jobs/jobs'

export type RemovedFiles = { keys: string[] }

export const removeFilesJob = 'remove-files'

/**
 * Removes stored files after the transaction that dropped them has committed: the removal of a file can't be rolled
 * back.
 */
export const removeFilesJobOf = ({ storage }: Deps): Job<RemovedFiles> => ({
  name: removeFilesJob,
  async run({ keys }) {
    for (const key of keys) await storage.remove(key)
  },
})
