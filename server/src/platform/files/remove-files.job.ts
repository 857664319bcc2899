import type { Db } from '#platform/database/db'
import type { Job, Jobs } from '#platform/jobs/jobs'
import type { Storage } from '#platform/ports/storage/storage'

type RemovedFiles = { keys: string[] }

const removeFilesJob = 'remove-files'

/**
 * Removes stored files once the caller's transaction has committed, since the removal of a file can't be rolled back.
 * A store that is away does not fail the caller: the removal is tried again.
 */
export async function removeFilesLater(tx: Db, jobs: Jobs, keys: string[]): Promise<void> {
  if (keys.length > 0) await jobs.enqueue<RemovedFiles>(tx, removeFilesJob, { keys })
}

/** Removes files one by one: a key that fails does not keep the others, and is thrown at the end. */
export async function removeEach(keys: string[], remove: (key: string) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const key of keys) await remove(key).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

export const removeFilesJobOf = ({ storage }: { storage: Storage }): Job<RemovedFiles> => ({
  name: removeFilesJob,
  isPatient: true,
  async run({ keys }) {
    await removeEach(keys, (key) => storage.remove(key))
  },
})
