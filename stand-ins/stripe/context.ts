import type { Faults } from './faults/faults'
import type { Db } from './state/store'
import type { OwnWebhook } from './webhooks/endpoints'

/** Dependencies of a running stand-in. */
export type Context = {
  db: Db
  now: () => Date
  webhook: OwnWebhook | undefined
  faults: Faults
}
