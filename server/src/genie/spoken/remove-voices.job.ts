import { hourMs } from '@kasama/contract/durations.rules'
import { spokenAnswerHours } from '@kasama/contract/genie/chat.rules'
import type { Deps } from '#platform/deps'
import { removeEach } from '#platform/files/remove-files.job'
import { sweepFolders } from '#platform/files/work-folder'
import type { Job } from '#platform/jobs/jobs'
import { deleteVoice, listOldVoices } from '../chat.queries'

const batchSize = 500

/**
 * Removes every quarter of an hour the sound files of answers that are 24 hours old or whose account is gone, and
 * incomplete files that a killed process has left.
 */
export const removeVoicesJobOf = ({ db, now, storage }: Deps): Job<object> => ({
  name: 'remove-voices',
  schedule: { cron: '*/15 * * * *' },
  async run() {
    await sweepFolders('kasama-voice-', new Date(Date.now() - hourMs))
    for (;;) {
      const keys = await listOldVoices(db, new Date(now().getTime() - spokenAnswerHours * hourMs), batchSize)
      await removeEach(keys, async (key) => {
        await storage.remove(key)
        await deleteVoice(db, key)
      })
      if (keys.length < batchSize) return
    }
  },
})
