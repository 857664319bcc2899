import { uploadDays } from '@kasama/contract/desk/lessons/clips.api'
import type { Deps } from '../../../deps'
import { sweepFolders } from '../../../platform/files/work-folder'
import type { Job } from '../../../platform/jobs/jobs'
import { arriving } from './sent-to-store'
import { findByPass } from './uploads.queries'

export const sweepJob = 'sweep-store'

const dayMs = 86_400_000

/**
 * Removes incomplete files that a killed process has left in the storage and in this machine's work folders, and files
 * in the storage whose upload is gone.
 */
export const sweepJobOf = ({ db, storage }: Pick<Deps, 'db' | 'storage'>): Job<object> => ({
  name: sweepJob,
  async run() {
    await sweepFolders('kasama-clip-', new Date(Date.now() - dayMs))
    // Not every store can list incomplete files; an unreachable one is swept the next night. Uploads into it take days.
    await storage.sweep(new Date(Date.now() - (uploadDays + 1) * dayMs)).catch(() => 0)
    await sweepArrived({ db, storage }).catch(() => {})
  },
})

async function sweepArrived({ db, storage }: Pick<Deps, 'db' | 'storage'>) {
  for await (const { key } of storage.list(arriving))
    if (!(await findByPass(db, key.slice(arriving.length)))) await storage.remove(key)
}
