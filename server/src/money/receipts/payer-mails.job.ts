import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import {
  type ReceiptWork,
  type RefundMailWork,
  type RenewalFailedWork,
  receiptJob,
  refundMailJob,
  renewalFailedJob,
} from '../job-names'
import { findRefund } from '../refunds/refund.queries'
import { receiptMail, refundMail, renewalFailedMail } from './billing.mail'
import { findPlanOwner, findReceipt } from './payments.queries'

/** A payment with its payer; undefined if her account is deleted. */
async function findPaid({ db }: Deps, paymentId: number) {
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

/** Tells the payer that a refund is on its way. */
export const refundMailJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: refundMailJob,
    async find({ refundId }: RefundMailWork) {
      const refund = await findRefund(deps.db, refundId)
      const paid = refund && (await findPaid(deps, refund.payment_id))
      return paid && { ...paid, refund, hasEnded: paid.owner?.status === 'expired' }
    },
    write: refundMail,
    recordSent: ({ userId }) => ({ userId, kind: 'refund' }),
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
