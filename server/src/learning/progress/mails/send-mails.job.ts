import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { sendMailsJob } from './mail-kinds'
import { sendDue } from './send-due'

/** The next minute's run continues where this one ends. */
const runMs = 55_000

/**
 * Sends progress mails until none is due, every minute, and at once after a good moment. Throws at its end the error of
 * a mail that could not be written.
 */
export const sendMailsJobOf = (deps: Deps): Job<object> => ({
  name: sendMailsJob,
  schedule: { cron: '* * * * *' },
  async run() {
    const fault = await sendUntil(deps, Date.now() + runMs)
    if (fault) throw fault
  },
})

async function sendUntil(deps: Deps, until: number): Promise<unknown> {
  let wasDelayed = false
  let fault: unknown = null
  while (Date.now() < until) {
    const round = await sendDue(deps)
    fault = round.fault ?? fault
    const { isFull, waitMs } = round
    if (!isFull && (waitMs === 0 || wasDelayed || waitMs > until - Date.now())) break
    if (waitMs > 0) await wait(waitMs)
    wasDelayed = waitMs > 0
  }
  return fault
}
