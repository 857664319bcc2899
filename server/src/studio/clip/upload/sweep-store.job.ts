import { dayMs } from '@kasama/contract/durations.rules'
import type { Deps } from '#platform/deps'
import { sweepFolders } from '#platform/files/work-folder'
import type { Job } from '#platform/jobs/jobs'

export const sweepJob = 'sweep-store'

/** Removes incomplete files that a killed process has left in the storage and in this machine's work folders. */
export const sweepJobOf = ({ storage }: Pick<Deps, 'storage'>): Job<object> => ({
  name: sweepJob,
  async run() {
    const yesterday = new Date(Date.now() - dayMs)
    await sweepFolders('kasama-clip-', yesterday)
    // Not every store can list incomplete files; an unreachable one is swept the next night.
    await storage.sweep(yesterday).catch(() => 0)
  },
})
