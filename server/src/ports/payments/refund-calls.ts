export const refundReasons = ['requested_by_customer', 'duplicate', 'fraudulent'] as const
export type RefundReason = (typeof refundReasons)[number]

export type RefundFacts = {
  id: string
  /** Of the wish that made it; null where it was made at the provider's own desk. */
  key: string | null
  cents: number
  reason: RefundReason | null
  /** `failed` where the card's bank sent the money back. */
  state: 'given' | 'failed'
  createdAt: Date
}

/** Money that goes back. */
export type RefundCalls = {
  /** Gives back what a subscription has cost; each payment once. */
  refund: (subscriptionId: string) => Promise<void>
  /** Gives back some of what an invoice has cost. */
  refundPayment: (wanted: { invoiceId: string; cents: number; reason: RefundReason }, key: string) => Promise<void>
  /** What a wish to give back came to, if it came there. */
  findRefund: (invoiceId: string, key: string) => Promise<RefundFacts | null>
}
