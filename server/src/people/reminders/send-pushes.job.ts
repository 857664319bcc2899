import { setTimeout as wait } from 'node:timers/promises'
import { dayMs } from '@kasama/contract/durations.rules'
import { mayRing } from '@kasama/contract/people/reminders.rules'
import type { Job } from '#platform/jobs/jobs'
import { sendPushesJob } from '#platform/push/queue-push'
import { addDueReminders, deletePushes } from './due.queries'
import { clockAt, type SendDeps, sendDue } from './send-due'

/** The next minute's run continues where this one ends. */
const runMs = 45_000
const retentionDays = 30

/**
 * Adds the reminders that are due and sends notifications until none is due: every minute of the day's hours, and at
 * once after news. Throws at its end the error of one that could not be sent.
 */
export const sendPushesJobOf = (deps: SendDeps): Job<object> => ({
  name: sendPushesJob,
  schedule: { cron: '* 6-21 * * *' },
  async run() {
    if (!mayRing(deps.now())) return
    await addDueReminders(deps.db, clockAt(deps.now()))
    const fault = await sendUntil(deps, Date.now() + runMs)
    if (fault) throw fault
  },
})

async function sendUntil(deps: SendDeps, until: number): Promise<unknown> {
  let wasDelayed = false
  let fault: unknown = null
  while (Date.now() < until) {
    const round = await sendDue(deps)
    fault = fault ?? round.fault
    const { isFull, waitMs } = round
    if (!isFull && (waitMs === 0 || wasDelayed || waitMs > until - Date.now())) break
    if (waitMs > 0) await wait(waitMs)
    wasDelayed = waitMs > 0
  }
  return fault
}

export const forgetPushesJobOf = ({ db, now }: SendDeps): Job<object> => ({
  name: 'forget-pushes',
  schedule: { cron: '40 3 * * *' },
  run: () => deletePushes(db, new Date(now().getTime() - retentionDays * dayMs)),
})
