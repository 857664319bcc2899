/** Names and payloads of billing's queued jobs, apart from the jobs themselves, which would be a circular import. */
export const receiptJob = 'plan-receipt'
export type ReceiptWork = { paymentId: number }

export const renewalFailedJob = 'plan-renewal-failed'
export type RenewalFailedWork = { userId: number; periodEnd: string }

export const refundMailJob = 'plan-refund-mail'
export type RefundMailWork = { refundId: number }
export const compareJob = 'compare-payments'
export const comparePageJob = 'compare-payments-page'
/**
 * Place where a comparison continues. `after`: the last id of the provider's list; `above`: the last of our accounts
 * that it did not list, null while the list is being read.
 */
export type ComparePlace = { after: string | null; above: number | null }
/** `piece`: the number of this piece of the comparison. */
export type CompareWork = ComparePlace & { comparisonId: number; piece: number }
export const countRevenueJob = 'count-revenue'
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

export const forgetCustomerJob = 'plan-forget-customer'
export type ForgetCustomerWork = { customerId: string }

export const customerEmailJob = 'plan-customer-email'
export type CustomerEmailWork = { userId: number }

export const reconcileJob = 'reconcile-payments'
export const duePlansJob = 'reconcile-due-plans'
/** `above`: the last account of the previous page. */
export type DuePlansWork = { above: number }
export const endedPlansJob = 'plan-ended'
export const remindersJob = 'plan-reminders'
export const reminderJob = 'plan-reminder'
export type ReminderWork = { userId: number }
