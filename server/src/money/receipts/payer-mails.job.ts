import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { receiptMail, renewalFailedMail } from './billing.mail'
import { findReceipt } from './payments.queries'
import { findPlanOwner } from './plan-mails.queries'

export const receiptJob = 'plan-receipt'
export type ReceiptWork = { paymentId: number }

export const renewalFailedJob = 'plan-renewal-failed'
export type RenewalFailedWork = { userId: number; periodEnd: string }

/** A payment with its payer; undefined if the account is deleted. */
export async function findPaid({ db }: Deps, paymentId: number) {
  const payment = await findReceipt(db, paymentId)
  const owner = payment?.user_id ? await findPlanOwner(db, payment.user_id) : undefined
  return payment && { to: payment.email, userId: payment.user_id, payment, owner }
}

export const receiptJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: receiptJob,
    find: ({ paymentId }: ReceiptWork) => findPaid(deps, paymentId),
    write: receiptMail,
    recordSent: ({ userId }) => ({ userId, kind: 'receipt' }),
  })

/** Tells the payer that a renewal failed, unless it has been paid meanwhile. */
export const renewalFailedJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: renewalFailedJob,
    async find({ userId }: RenewalFailedWork) {
      const owner = await findPlanOwner(deps.db, userId)
      return owner?.problem === 'past_due' ? { ...owner, to: owner.email } : null
    },
    write: renewalFailedMail,
    recordSent: (_, { userId }) => ({ userId, kind: 'payment_failed' }),
  })
