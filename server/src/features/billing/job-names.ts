/** Queued work of billing: names and what each is told, apart from what they do, since each of them leads back to settling. */
export const receiptJob = 'plan-receipt'
export type ReceiptWork = { paymentId: number }

export const renewalFailedJob = 'plan-renewal-failed'
export type RenewalFailedWork = { userId: number; periodEnd: string }

export const refundMailJob = 'plan-refund-mail'
export type RefundMailWork = { refundId: number }
export const compareJob = 'compare-payments'
export const comparePageJob = 'compare-payments-page'
/** `after`: the last of the provider's list; `above`: the last account of ours that it did not list, null while it lists. */
export type ComparePlace = { after: string | null; above: number | null }
/** `piece`: its number among the pieces of the comparison. */
export type CompareWork = ComparePlace & { comparisonId: number; piece: number }
export const countRevenueJob = 'count-revenue'
export const releaseJob = 'plan-release'
/**
 * What is to end at the provider: a subscription that was never paid, one that was paid twice (the money goes back), one
 * that is over, or an invoice that nobody waits for.
 */
export type ReleaseWork = { subscriptionId: string; why: 'unpaid' | 'stray' | 'over' } | { invoiceId: string }

export const setCardJob = 'plan-set-card'
/** A new card that its bank has agreed to, where nobody waits for the answer any more. */
export type SetCardWork = { attemptId: number }

export const forgetCustomerJob = 'plan-forget-customer'
export type ForgetCustomerWork = { customerId: string }

export const reconcileJob = 'reconcile-payments'
export const remindersJob = 'plan-reminders'
export const reminderJob = 'plan-reminder'
export type ReminderWork = { userId: number }
