import { spokenHours } from '@kasama/contract/chat.rules'
import type { Deps } from '../../../deps'
import { removeEach } from '../../../platform/files/remove-files.job'
import { sweepFolders } from '../../../platform/files/work-folder'
import type { Job } from '../../../platform/jobs/jobs'
import { forgetVoice, listOldVoices } from '../chat.queries'

const hourMs = 3_600_000
const atOnce = 500

/**
 * Every quarter of an hour: files that speak an answer are removed after 24 hours, or once their account is gone; and what a
 * process that was killed has left on its way to the storage.
 */
export const removeVoicesJobOf = ({ db, now, storage }: Deps): Job<object> => ({
  name: 'remove-voices',
  cron: '*/15 * * * *',
  async run() {
    await sweepFolders('kasama-voice-', new Date(Date.now() - hourMs))
    for (;;) {
      const keys = await listOldVoices(db, new Date(now().getTime() - spokenHours * hourMs), atOnce)
      await removeEach(keys, async (key) => {
        await storage.remove(key)
        await forgetVoice(db, key)
      })
      if (keys.length < atOnce) return
    }
  },
})
