import type { Deps } from '../../../deps'
import type { Job } from '../../../platform/jobs/jobs'
import { sweepFolders } from '../../../platform/work-folder'

export const sweepJob = 'sweep-store'

const dayMs = 86_400_000

/** Takes away what a process that was killed has left half in the storage and among this machine's folders. */
export const sweepJobOf = ({ storage }: Pick<Deps, 'storage'>): Job<object> => ({
  name: sweepJob,
  async run() {
    const yesterday = new Date(Date.now() - dayMs)
    await sweepFolders('kasama-clip-', yesterday)
    // Some stores do not tell; one that is away is swept another night.
    await storage.sweep(yesterday).catch(() => 0)
  },
})
