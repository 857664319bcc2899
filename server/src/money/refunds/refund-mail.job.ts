import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { type RefundMailWork, refundMailJob } from '../payment/settle/job-names'
import { findRefund } from '../payment/settle/refund.queries'
import { refundMail } from '../receipts/billing.mail'
import { findPaid } from '../receipts/payer-mails.job'

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
