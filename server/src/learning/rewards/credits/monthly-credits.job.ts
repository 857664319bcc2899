import { dayMs, minuteMs } from '@kasama/contract/durations.rules'
import { queueCreditMails } from '#learning/progress/mails/queue-credit-mails'
import { noticeCredits } from '#learning/progress/notice'
import { audit } from '#platform/audit/audit'
import { months, type Period } from '#platform/calendar/periods'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { queuePush } from '#platform/push/queue-push'
import { orderVouchers } from '../vouchers/order-vouchers'
import { findVoucher } from '../vouchers/voucher.queries'
import { earnCredits, endOfBatch } from './credits.queries'

/** Time after a month's end by which all answers of its last second are committed. */
const settledMs = 10 * minuteMs
/** A credit of an older month is given without a mail and without praise. */
const newsMs = 70 * dayMs

/**
 * After a month has ended in Singapore, gives credits to workers who answered 90% of it right and completed a video in
 * it. Each batch is one transaction with its credits, vouchers, praise and mails.
 */
export const monthlyCreditsOf = ({ now, jobs }: Pick<Deps, 'now' | 'jobs'>, workersInBatch = 500): CatchUpJob => ({
  name: 'monthly-credits',
  schedule: { every: (at, count) => months(new Date(at.getTime() - settledMs), count), catchUp: 24 },
  async batch(tx, month, position) {
    const after = Number(position ?? 0)
    const until = await endOfBatch(tx, { after, size: workersInBatch })
    if (until === null) return null
    const workerIds = await earnCredits(tx, month, { after, until })
    if (workerIds.length > 0) await tellOf(tx, { month, workerIds, at: now(), jobs })
    return String(until)
  },
})

type MonthlyCredits = Pick<Deps, 'jobs'> & { month: Period; workerIds: number[]; at: Date }

async function tellOf(tx: Db, { month, workerIds, at, jobs }: MonthlyCredits) {
  const first = `${month.key}-01`
  if (at.getTime() - month.to.getTime() < newsMs) {
    await noticeCredits(tx, { workerIds, month: first, at })
    const { amount_cents: voucherCents } = await findVoucher(tx)
    await queueCreditMails(tx, { jobs, month: first, workerIds, voucherCents, at })
    await queuePush(tx, jobs, { kind: 'credit', userIds: workerIds, occasion: `credit ${month.key}`, at })
  }
  const detail = { month: month.key, credits: workerIds.length }
  await audit(tx, { at, userId: null, action: 'credits_earned', detail })
  await orderVouchers(tx, { workerIds, by: null, at })
}
