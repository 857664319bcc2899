import type { Context } from '../context'
import { deliverDue } from '../webhooks/deliver'
import { advance } from './advance'

export type WorldClock = ReturnType<typeof keepGoing>

/** Starts the automatic work: delivers events after each change, and does due work at intervals. */
export function keepGoing(context: Context, everyMs: number) {
  let delivering: Promise<unknown> = Promise.resolve()
  let isStopped = false

  /** One delivery after the other in this process, so that events keep their order. */
  function deliverSoon(): void {
    delivering = delivering.then(() => (isStopped ? 0 : deliverDue(context))).catch(() => {})
  }
  async function delivered(): Promise<void> {
    deliverSoon()
    await delivering
  }
  async function advanceAndDeliver(): Promise<void> {
    await advance(context)
    await delivered()
  }
  const timer = everyMs > 0 ? setInterval(() => void advanceAndDeliver().catch(() => {}), everyMs).unref() : undefined

  return {
    deliverSoon,
    /** Waits until every due event was delivered or refused once. */
    delivered,
    /** Does all due work, in the order of time, and delivers its events. */
    advance: advanceAndDeliver,
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await delivering
    },
  }
}
