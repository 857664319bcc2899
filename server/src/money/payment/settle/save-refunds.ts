import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { RefundFacts, SubscriptionFacts } from '#platform/ports/payments/payments'
import {
  findPaymentOfInvoice,
  findRefundByKey,
  findRefundOfProvider,
  insertRefund,
  type Refund,
  updateRefund,
} from './refund.queries'

const stateOf = ({ state }: RefundFacts) => (state === 'given' ? ('settled' as const) : ('failed' as const))

type EndedRefund = Pick<Refund, 'payment_id' | 'amount' | 'asked_by' | 'state'>

/** Records the outcome of a refund in the audit trail, under the admin who ordered it. */
export function auditRefundEnd(tx: Db, refund: EndedRefund, state: 'settled' | 'failed', at: Date): Promise<void> {
  const { payment_id: id, amount, asked_by: userId, state: was } = refund
  const action = state === 'settled' ? 'refund_made' : 'refund_refused'
  const about = { kind: 'payment', id, orgId: null } as const
  return audit(tx, { at, userId, action, about, before: { state: was }, after: { state }, detail: { amount } })
}

type RefundUpdate = { facts: RefundFacts; look: number; at: Date }

/**
 * Updates a refund that was ordered here, found by its key; returns its id and whether it has just arrived; null if
 * there is none.
 */
async function saveOwn(tx: Db, { facts, look, at }: RefundUpdate): Promise<{ id: number; isNew: boolean } | null> {
  if (facts.key === null) return null
  const row = await findRefundByKey(tx, facts.key)
  if (!row) return null
  const state = stateOf(facts)
  if (row.look >= look) return { id: row.id, isNew: false }
  await updateRefund(tx, row.id, {
    state,
    provider_refund: facts.id,
    error_code: state === 'failed' ? 'refund_refused' : null,
    ended_at: row.ended_at ?? at,
    busy_until: null,
    look,
  })
  if (row.state !== state) await auditRefundEnd(tx, row, state, at)
  return { id: row.id, isNew: state === 'settled' && row.state !== 'settled' }
}

/**
 * Inserts or updates a refund that was not ordered at the desk: one made in the provider's dashboard, or of a
 * superfluous payment. Returns its id and whether it has just arrived.
 */
async function saveForeign(
  tx: Db,
  paymentId: number,
  { facts, look }: RefundUpdate,
): Promise<{ id: number; isNew: boolean }> {
  const state = stateOf(facts)
  const known = await findRefundOfProvider(tx, facts.id)
  if (known) {
    await updateRefund(tx, known.id, { state, look })
    return { id: known.id, isNew: false }
  }
  const { id } = await insertRefund(tx, {
    payment_id: paymentId,
    provider_refund: facts.id,
    amount: facts.cents,
    reason: facts.reason,
    state,
    look,
    created_at: facts.createdAt,
    ended_at: facts.createdAt,
  })
  return { id, isNew: state === 'settled' }
}

/** Stores the refunds of each payment; returns the ids of those that have just arrived. */
export async function saveRefunds(tx: Db, { invoices }: SubscriptionFacts, look: number, at: Date): Promise<number[]> {
  const arrived: number[] = []
  for (const { id, charge } of invoices) {
    if (!charge || charge.refunds.length === 0) continue
    const payment = await findPaymentOfInvoice(tx, id)
    if (!payment) continue
    for (const facts of charge.refunds) {
      const seen = { facts, look, at }
      const saved = (await saveOwn(tx, seen)) ?? (await saveForeign(tx, payment.id, seen))
      if (saved.isNew) arrived.push(saved.id)
    }
  }
  return arrived
}
