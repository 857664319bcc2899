import type { Db } from '#platform/database/db'
import { isFree, type SubscriptionFacts } from '#platform/ports/payments/payments'
import { type DisputeTurn, disputeTurn } from '../receipts/dispute.mail'
import { isPaid, moneyOf } from './standing'

type PaymentUpdate = { userId: number | null; facts: SubscriptionFacts; voucher: string | null; look: number }

/** Paid invoices, except the free one of a subscription that never became a plan. */
const paidOf = ({ status, invoices }: SubscriptionFacts) =>
  invoices.filter(isPaid).filter((invoice) => !(isFree(invoice) && ['incomplete', 'ended'].includes(status)))

type PaymentChanges = { added: number[]; disputes: { paymentId: number; turn: DisputeTurn }[] }

/** Stores paid invoices and their present state; returns the new payments and the changed disputes. */
export async function savePayments(tx: Db, { userId, facts, voucher, look }: PaymentUpdate): Promise<PaymentChanges> {
  const saved: PaymentChanges = { added: [], disputes: [] }
  const note = (paymentId: number, turn: DisputeTurn | null) => turn && saved.disputes.push({ paymentId, turn })
  for (const invoice of paidOf(facts)) {
    const { charge, plan } = invoice
    const money = {
      state: moneyOf(invoice),
      refunded: Math.min(charge?.refundedCents ?? 0, invoice.cents),
      provider_payment: invoice.paymentId,
      look,
    }
    const row = await tx
      .insertInto('payments')
      .values({
        ...money,
        user_id: userId,
        provider_invoice: invoice.id,
        provider_subscription: facts.id,
        number: invoice.number,
        subscription_plan_id: plan.id,
        amount: invoice.cents,
        discount: invoice.discountCents,
        credit: invoice.creditCents,
        voucher_code: invoice.discountCents > 0 ? voucher : null,
        card_brand: charge?.brand ?? null,
        card_last4: charge?.last4 ?? null,
        period_start: plan.start,
        period_end: plan.end,
        paid_at: invoice.paidAt,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) {
      saved.added.push(row.id)
      note(row.id, disputeTurn(undefined, money.state))
      continue
    }
    const changed = await tx
      .updateTable('payments')
      .from((eb) =>
        eb.selectFrom('payments').select(['id', 'state']).where('provider_invoice', '=', invoice.id).as('was'),
      )
      .set(money)
      .whereRef('payments.id', '=', 'was.id')
      .where('payments.look', '<', look)
      .returning(['payments.id', 'was.state as was'])
      .executeTakeFirst()
    if (changed) note(changed.id, disputeTurn(changed.was, money.state))
  }
  return saved
}
