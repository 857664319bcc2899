import { once } from 'node:events'
import { test as base, type Page } from '@playwright/test'
import { dayMs } from '../../../contract/src/durations.rules'
import { type BuiltServer, startBuilt } from './built-server'
import type { ClockAnswer, ClockOrder } from './clock-orders'

const program = ['--import', 'tsx', 'server/test/clock-server/main.ts']
const variables = { DEMO: '1', LOG_LEVEL: 'error', MAILS_PER_SECOND: '1000' }

/** Sets a page's clock ahead of the computer's. */
function setAhead(ms: number) {
  const globals = globalThis as { ComputersDate?: DateConstructor }
  globals.ComputersDate ??= Date
  const ComputerDate = globals.ComputersDate
  globalThis.Date = class extends ComputerDate {
    constructor(...args: []) {
      if (args.length > 0) super(...args)
      else super(ComputerDate.now() + ms)
    }
    static override now() {
      return ComputerDate.now() + ms
    }
  } as DateConstructor
}

function withClock({ origin, child }: BuiltServer) {
  const hasEnded = once(child, 'exit').then((): [ClockAnswer] => [{ error: 'the server has ended' }])
  let aheadMs = 0

  async function sendOrder(order: ClockOrder): Promise<unknown> {
    const reply = once(child, 'message') as Promise<[ClockAnswer]>
    child.send(order)
    const [answer] = await Promise.race([reply, hasEnded])
    if ('error' in answer) throw new Error(answer.error)
    return answer.value
  }
  return {
    origin,
    now: () => new Date(Date.now() + aheadMs),
    /** Passes time on server and provider until all due work is done; steps of more than a day are faster. */
    async pass(days: number, { stepDays = 1 } = {}): Promise<void> {
      if (days < 0) throw new Error('time only goes on')
      await sendOrder({ does: 'pass', ms: days * dayMs, stepMs: stepDays * dayMs })
      aheadMs += days * dayMs
    },
    /** Gives the page the server's time from its next navigation on. */
    setPage: (page: Page) => page.addInitScript(setAhead, aheadMs),
    /** Makes a change at the provider, at a bank or in the dashboard; returns when the server has learned of it. */
    provider: <T = { id: string }>(order: string, what: object) =>
      sendOrder({ does: 'provider', order, what }) as Promise<T>,
    /** Every object of a kind at the payment provider, the oldest first. */
    held: <T>(kind: string) => sendOrder({ does: 'holds', kind }) as Promise<T[]>,
  }
}
export type WithClock = ReturnType<typeof withClock>

/**
 * For journeys that take days: `clocked` is a server of their own whose clock they move, with the demo library, the
 * sandbox for payments and an outbox. All such journeys of a worker of the test run share it, so that time only passes,
 * and a person who was away for days has to log in again.
 */
export const test = base.extend<object, { clocked: WithClock }>({
  clocked: [
    async ({ playwright: _ }, use) => {
      const server = await startBuilt(variables, { program })
      await use(withClock(server))
      await server.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})
