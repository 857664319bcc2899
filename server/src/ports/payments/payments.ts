import type { ErrorCode } from '@kasama/contract/errors'

type Charge = {
  /** What is to be paid now, in Singapore cents. */
  amount: number
  planId: number
  /** The card's id at the provider; no card number ever reaches this server. */
  sourceId: string
  /** The same key never charges twice. */
  idempotencyKey: string
  email: string
}

export type ChargeResult =
  | { outcome: 'paid'; reference: string }
  | { outcome: 'declined'; code: ErrorCode }
  | { outcome: 'needs_buyer'; reference: string; clientSecret: string }

export type Payments = {
  name: 'sandbox' | 'stripe'
  /** Takes the money for the first period of a plan. Throws where the provider can't be reached. */
  charge: (charge: Charge) => Promise<ChargeResult>
}
