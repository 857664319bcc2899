import type { Db } from '../../src/platform/database/db'
import type { Death } from './script'

export type Buyer = { id: number; token: string }
/** What a press came to; status 0 where nobody answered. */
export type Answer = { status: number; code?: string | undefined; data?: Record<string, unknown> }

/** Where a run happens: our servers, the provider beside them, and the time of both. */
export type Stage = {
  /** Our tables and the provider's. */
  db: Db
  now: () => Date
  newBuyer: () => Promise<Buyer>
  /** A call by one of her tabs; the process that it goes to may die of it. */
  call: (
    buyer: Buyer,
    tab: number,
    call: { method: 'GET' | 'POST'; path: string; body?: object },
    dies?: Death,
  ) => Promise<Answer>
  /** An order to the provider's control door. */
  order: (name: string, what: object) => Promise<unknown>
  answerBank: (clientSecret: string, answer: 'accept' | 'refuse') => Promise<void>
  pass: (days: number) => Promise<void>
  /** What died stands again. */
  revive: () => Promise<void>
  /** The hourly work, some minutes later; says what it did, and answers whether all of it went well. */
  reconcile: (say: (line: string) => void) => Promise<boolean>
}
