import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../../../deps'
import type { Job } from '../../../platform/jobs/jobs'
import { sendMailsJob } from './mail-kinds'
import { sendDue } from './send-due'

/** The next minute's run goes on where this one ends. */
const runMs = 55_000

/** Every minute, and at once when a good moment came: sends progress mails until none is due. */
export const sendMailsJobOf = (deps: Deps): Job<object> => ({
  name: sendMailsJob,
  cron: '* * * * *',
  async run() {
    const until = Date.now() + runMs
    let hasWaited = false
    while (Date.now() < until) {
      const { isFull, waitMs } = await sendDue(deps)
      if (!isFull && (waitMs === 0 || hasWaited || waitMs > until - Date.now())) return
      if (waitMs > 0) await wait(waitMs)
      hasWaited = waitMs > 0
    }
  },
})
