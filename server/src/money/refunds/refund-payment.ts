import { setTimeout as wait } from 'node:timers/promises'
import type { ErrorCode } from '@kasama/contract/errors/errors'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { AppError, fail, isUniqueViolation } from '#platform/http/errors'
import type { RefundReason } from '#platform/ports/payments/payments'
import { busyMs, claim } from '../payment/attempts/claim.queries'
import { findRefundByKey, insertRefund, lockPayment, type Payment, type Refund } from '../payment/settle/refund.queries'
import { carryOutRefund } from './carry-out-refund'

const [waitsMs, asksEveryMs] = [10_000, 100]

/** An admin's order; `refunded` is the amount that the form showed as refunded, and `key` identifies the form. */
export type RefundOrder = {
  paymentId: number
  adminId: number
  amount: number
  reason: RefundReason
  note: string
  refunded: number
  key: string
}

/** The refundable amount of a payment, not counting a refund in progress. */
export function refundableOf({ amount, refunded, state, user_id }: Payment): number {
  // The customer of a deleted account no longer exists at the provider; banks decide on a disputed payment.
  return user_id === null || state === 'disputed' || state === 'lost' ? 0 : amount - refunded
}

/** Refunds money, once however often the form is sent. Throws the reason of a failure, or refund_unclear. */
export async function refundPayment(deps: Deps, order: RefundOrder): Promise<Refund> {
  const known = await findRefundByKey(deps.db, order.key)
  const opened = known ? null : await openRefund(deps, order)
  if (opened) return requireSettled(await carryOutRefund(deps, opened))
  return resumeRefund(deps, order)
}

function requireSettled(refund: Refund): Refund {
  if (refund.state === 'settled') return refund
  throw new AppError(
    refund.state === 'failed' ? ((refund.error_code ?? 'refund_refused') as ErrorCode) : 'refund_unclear',
  )
}

/** Resumes a refund whose form was sent before: pressed twice, or after a lost response. */
async function resumeRefund(deps: Deps, order: RefundOrder): Promise<Refund> {
  const { db } = deps
  for (const until = performance.now() + waitsMs; performance.now() < until; await wait(asksEveryMs)) {
    const row = await findRefundByKey(db, order.key)
    if (row?.payment_id !== order.paymentId || row.amount !== order.amount) return fail('refund_changed')
    if (row.ended_at) return requireSettled(row)
    if (await claim(deps, 'refunds', row.id)) return requireSettled(await carryOutRefund(deps, row))
  }
  throw new AppError('refund_unclear')
}

/** Inserts the refund; null if the same form has inserted it meanwhile. */
async function openRefund({ db, now }: Deps, order: RefundOrder): Promise<Refund | null> {
  const at = now()
  const { paymentId, adminId, amount, reason, note, key } = order
  try {
    return await db.transaction().execute(async (tx) => {
      const payment = (await lockPayment(tx, paymentId)) ?? fail('not_found')
      if (payment.refunded !== order.refunded) fail('refund_changed')
      if (amount > refundableOf(payment)) fail('refund_too_much', { field: 'amount' })
      const refund = await insertRefund(tx, {
        payment_id: paymentId,
        key,
        amount,
        reason,
        note,
        state: 'open',
        busy_until: new Date(at.getTime() + busyMs),
        asked_by: adminId,
        created_at: at,
      })
      const about = { kind: 'payment' as const, id: paymentId, orgId: null }
      const before = { refunded: payment.refunded }
      const detail = { account: payment.user_id, amount, of: payment.amount, reason }
      await audit(tx, { at, userId: adminId, action: 'refund_ordered', about, before, reason: note, detail })
      return refund
    })
  } catch (error) {
    if (isUniqueViolation(error, 'refunds_key_key')) return null
    throw isUniqueViolation(error, 'refunds_running') ? new AppError('refund_open') : error
  }
}
