import type { Db } from '#platform/database/db'
import type { Death } from './script'

export type Buyer = { id: number; token: string }
/** The answer to a press; status 0 if there was none. */
export type Answer = { status: number; code?: string | undefined; data?: Record<string, unknown> }

/** Stage of a run: our servers, the provider beside them, and the clock of both. */
export type Stage = {
  /** Our tables and the provider's. */
  db: Db
  now: () => Date
  newBuyer: () => Promise<Buyer>
  /** Makes a call from one of her tabs; the process that gets it may die of it. */
  call: (
    buyer: Buyer,
    tab: number,
    call: { method: 'GET' | 'POST'; path: string; body?: object },
    dies?: Death,
  ) => Promise<Answer>
  /** Sends an order to the provider's control door. */
  order: (name: string, data: object) => Promise<unknown>
  answerBank: (clientSecret: string, answer: 'accept' | 'refuse') => Promise<void>
  pass: (days: number) => Promise<void>
  /** Restarts the processes that died. */
  revive: () => Promise<void>
  /** Does the hourly work, some minutes later; reports it, and returns whether all of it succeeded. */
  reconcile: (say: (line: string) => void) => Promise<boolean>
}
