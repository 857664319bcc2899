import { Refusal } from '../protocol/refusal'
import type { Decline } from './test-cards'

type DeclinedObjects = { payment_intent?: object; setup_intent?: object; payment_method?: object; charge?: string }

/** 402 with the object that was to be paid; `leavesTraces` keeps the failed attempt on record. */
export const cardDeclined = (decline: Decline, objects: DeclinedObjects, leavesTraces = false): Refusal =>
  new Refusal(402, { type: 'card_error', ...decline, ...objects }, { leavesTraces })
