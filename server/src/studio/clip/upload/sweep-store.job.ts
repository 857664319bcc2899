import { dayMs } from '@kasama/contract/durations.rules'
import { uploadDays } from '@kasama/contract/studio/clips.api'
import type { Deps } from '#platform/deps'
import { sweepFolders } from '#platform/files/work-folder'
import type { Job } from '#platform/jobs/jobs'
import { arriving } from '#platform/ports/storage/storage'
import { keyOf } from './sent-to-store'
import { listPasses } from './uploads.queries'

export const sweepJob = 'sweep-store'

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
  const keys: string[] = []
  for await (const { key } of storage.list(arriving)) keys.push(key)
  // Read after the files were listed: the row of an upload exists before its file.
  const kept = new Set((await listPasses(db)).map(keyOf))
  for (const key of keys) if (!kept.has(key)) await storage.remove(key)
}
