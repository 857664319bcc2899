import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { isFree, type ProviderEvent, type SubscriptionFacts } from '#platform/ports/payments/payments'
import { type DisputeTurn, disputeTurn } from '../../receipts/dispute.mail'
import { isPaid, moneyOf, type PlanStatus } from './standing'

/** The number of a reading that is about to begin: of two readings, the higher number is at least as recent. */
export async function nextLook(db: Db): Promise<number> {
  const { rows } = await sql<{ look: number }>`select nextval('provider_looks') as look`.execute(db)
  return rows[0]?.look ?? 0
}

/** Records an event; false if it was recorded before. */
export async function noteEvent(tx: Db, { id, createdAt }: ProviderEvent): Promise<boolean> {
  const noted = await tx
    .insertInto('provider_events')
    .values({ id, created_at: createdAt })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

type PlanStatusUpdate = { userId: number; facts: SubscriptionFacts; standing: PlanStatus; look: number; seenAt: Date }

/** Stores an account's standing. */
export async function saveStanding(tx: Db, { userId, facts, standing, look, seenAt }: PlanStatusUpdate): Promise<void> {
  const { card, next } = facts
  const open = facts.invoices.find(({ state }) => state === 'open')
  const values = {
    subscription_plan_id: standing.planId,
    status: standing.status,
    mode: 0,
    current_period_start: standing.start,
    current_period_end: standing.end,
    access_ends_at: standing.accessEndsAt,
    problem: standing.problem,
    provider_subscription: facts.id,
    is_collected: facts.status !== 'ended',
    open_invoice: open?.id ?? null,
    open_amount: open?.cents ?? null,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    card_exp_month: card?.expMonth ?? null,
    card_exp_year: card?.expYear ?? null,
    next_amount: next?.cents ?? null,
    next_at: next?.at ?? null,
    look,
    seen_status: facts.word,
    seen_cancels: facts.cancelsAtPeriodEnd,
    seen_period_end: facts.periodEnd,
    seen_at: seenAt,
    differs_since: null,
  }
  await tx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...values })
    .onConflict((oc) =>
      oc.column('user_id').doUpdateSet({
        ...values,
        // Access extended at the desk is never shortened.
        access_ends_at: sql`case when subscriptions.extended_until > coalesce(excluded.access_ends_at, excluded.current_period_end)
          and excluded.status <> 'expired' then subscriptions.extended_until else excluded.access_ends_at end`,
      }),
    )
    .execute()
}

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
