import { dayMs } from '@kasama/contract/durations.rules'
import type { Deps } from '#platform/deps'
import { removeFilesLater } from '#platform/files/remove-files.job'
import type { Job } from '#platform/jobs/jobs'
import { removeUnchosenUploads } from '../care.queries'

/** Removes every night the pictures that were uploaded a day ago or earlier and never chosen. */
export const tidyPicturesOf = ({ db, jobs, now }: Deps): Job<object> => ({
  name: 'tidy-pictures',
  schedule: { cron: '35 3 * * *' },
  async run() {
    const since = new Date(now().getTime() - dayMs)
    const removeSome = () =>
      db.transaction().execute(async (tx) => {
        const keys = await removeUnchosenUploads(tx, since)
        await removeFilesLater(tx, jobs, keys)
        return keys.length > 0
      })
    while (await removeSome()) {}
  },
})
