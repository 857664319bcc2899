export const refundReasons = ['requested_by_customer', 'duplicate', 'fraudulent'] as const
export type RefundReason = (typeof refundReasons)[number]

export type RefundFacts = {
  id: string
  /** Key of the request that made it; null if it was made in the provider's dashboard. */
  key: string | null
  cents: number
  reason: RefundReason | null
  /** `failed` if the card's bank returned the money. */
  state: 'given' | 'failed'
  createdAt: Date
}

/** Calls about refunds. */
export type RefundCalls = {
  /** Refunds all payments of a subscription, each once. */
  refund: (subscriptionId: string) => Promise<void>
  /** Refunds a part of an invoice. */
  refundPayment: (refund: { invoiceId: string; cents: number; reason: RefundReason }, key: string) => Promise<void>
  /** The refund that was made with this key, if there is one. */
  findRefund: (invoiceId: string, key: string) => Promise<RefundFacts | null>
}
