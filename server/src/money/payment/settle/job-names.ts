/** Names and payloads of the jobs that `settle.ts` queues; their code is in rooms above, which it may not import. */
export const releaseJob = 'plan-release'
/**
 * Work at the provider: ends a subscription that was never paid (`unpaid`), a second one, whose money is refunded
 * (`stray`), a former one (`over`), an account's refunded plan, or voids an open invoice.
 */
export type ReleaseWork =
  | { subscriptionId: string; why: 'unpaid' | 'stray' | 'over' }
  | { planOf: number }
  | { invoiceId: string }

export const setCardJob = 'plan-set-card'
/** A new card that its bank has approved while the buyer was away. */
export type SetCardWork = { attemptId: number }

export const refundMailJob = 'plan-refund-mail'
export type RefundMailWork = { refundId: number }
