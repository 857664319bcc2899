import { dayMs } from '@kasama/contract/durations.rules'
import { uploadDays } from '@kasama/contract/studio/clip/clips.api'
import { daysEnding } from '#platform/calendar/periods'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { sweepJob } from './sweep-store.job'
import { idleFiles, removeFile } from './upload-files'
import { forgetBefore } from './uploads.queries'

type CleanupDeps = Pick<Deps, 'now' | 'config' | 'importUploads'>

/** Deletes uploads that were not finished within three days, and files without a row. */
export async function forgetUploads({ now, config, importUploads }: CleanupDeps, tx: Db): Promise<void> {
  const idle = await idleFiles(config)
  const before = new Date(now().getTime() - uploadDays * dayMs)
  const [clips, imports] = [await forgetBefore(tx, before), await importUploads.forgetBefore(tx, before)]
  const kept = new Set([...clips.kept, ...imports.kept])
  const swept = idle.filter((pass) => !kept.has(pass))
  for (const pass of [...clips.gone, ...imports.gone, ...swept]) await removeFile(config, pass)
}

export const forgetUploadsOf = (deps: CleanupDeps & Pick<Deps, 'jobs'>): CatchUpJob => ({
  name: 'forget-uploads',
  schedule: { every: daysEnding({ hour: 4 }), catchUp: 1 },
  async batch(tx) {
    await forgetUploads(deps, tx)
    // The store may be slow, so it is swept by a job after this transaction.
    await deps.jobs.enqueue(tx, sweepJob, {})
    return null
  },
})
