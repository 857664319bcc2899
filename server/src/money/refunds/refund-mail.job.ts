import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { noteSent } from '#platform/mails/sent-mails'
import { type RefundMailWork, refundMailJob } from '../job-names'
import { refundMail } from '../receipts/billing.mail'
import { findPlanOwner, findReceipt } from '../receipts/payments.queries'
import { findRefund } from './refund.queries'

/** Mails the payer that a refund is on its way, unless her account is deleted. */
export const refundMailJobOf = ({ db, now, mail, config }: Deps): Job<RefundMailWork> => ({
  name: refundMailJob,
  isMail: true,
  async run({ refundId }, id) {
    const refund = await findRefund(db, refundId)
    const payment = refund && (await findReceipt(db, refund.payment_id))
    if (!refund || !payment?.email) return
    const owner = payment.user_id ? await findPlanOwner(db, payment.user_id) : undefined
    const hasEnded = owner?.status === 'expired'
    await mail.send(refundMail(config.origin, payment.email, { refund, payment, hasEnded, at: refund.created_at }), id)
    if (payment.user_id) await noteSent(db, { id, userId: payment.user_id, kind: 'refund', at: now() })
  },
})
