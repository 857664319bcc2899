import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { noteSent } from '#platform/mails/sent-mails'
import { type ReceiptWork, receiptJob } from '../job-names'
import { receiptMail } from './billing.mail'
import { findPlanOwner, findReceipt } from './payments.queries'

/** Mails the receipt of a payment, unless its account is deleted. */
export const receiptJobOf = ({ db, now, mail, config }: Deps): Job<ReceiptWork> => ({
  name: receiptJob,
  isMail: true,
  async run({ paymentId }, id) {
    const payment = await findReceipt(db, paymentId)
    if (!payment?.email) return
    const owner = payment.user_id ? await findPlanOwner(db, payment.user_id) : undefined
    await mail.send(receiptMail(config.origin, payment.email, { payment, owner }), id)
    if (payment.user_id) await noteSent(db, { id, userId: payment.user_id, kind: 'receipt', at: now() })
  },
})
