import { uploadDays } from '@kasama/contract/desk/lessons/clips.api'
import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import type { PeriodicWork } from '../../../platform/periodic/catch-up'
import { daysEnding } from '../../../platform/periodic/periods'
import { sweepFolders } from '../../../platform/work-folder'
import { forgetImports } from '../../content/desk/import-work'
import { removeFile, restingFiles } from './upload-files'
import { forgetBefore } from './uploads.queries'

const dayMs = 86_400_000

type Forgetting = Pick<Deps, 'now' | 'config' | 'storage'>

/**
 * Uploads that nobody has finished in three days go, files that no row names, and what a process that was killed has left
 * half in the storage and among this machine's folders.
 */
export async function forgetUploads({ now, config, storage }: Forgetting, tx: Db): Promise<void> {
  const resting = await restingFiles(config)
  const before = new Date(now().getTime() - uploadDays * dayMs)
  const [clips, imports] = [await forgetBefore(tx, before), await forgetImports(tx, before)]
  const kept = new Set([...clips.kept, ...imports.kept])
  const swept = resting.filter((pass) => !kept.has(pass))
  for (const pass of [...clips.gone, ...imports.gone, ...swept]) await removeFile(config, pass)
  const yesterday = new Date(Date.now() - dayMs)
  await sweepFolders('kasama-clip-', yesterday)
  // Some stores do not tell; one that is away is swept another night.
  await storage.sweep(yesterday).catch(() => 0)
}

export const forgetUploadsOf = (deps: Forgetting): PeriodicWork => ({
  name: 'forget-uploads',
  schedule: daysEnding({ hour: 4 }),
  catchUp: 1,
  async batch(tx) {
    await forgetUploads(deps, tx)
    return null
  },
})
