import type { Faults } from './faults/faults'
import type { Db } from './state/store'
import type { OwnWebhook } from './webhooks/endpoints'

/** What a running stand-in has at hand. */
export type Context = {
  db: Db
  now: () => Date
  webhook: OwnWebhook | undefined
  faults: Faults
}
