import { type RawBuilder, sql } from 'kysely'
import type { Stripe } from 'stripe'
import type { Db, Rows } from '#platform/database/db'

/** A buyer's records on both sides. */
export type Sides = {
  standing: Rows['subscriptions'] | undefined
  attempts: Rows['payment_attempts'][]
  payments: Rows['payments'][]
  subscriptions: Stripe.Subscription[]
  invoices: Stripe.Invoice[]
  charges: Stripe.Charge[]
  /** Refunds: our rows, and the provider's. */
  refunds: Rows['refunds'][]
  stripeRefunds: Stripe.Refund[]
  /** Id of the payment intent that paid each invoice. */
  intents: Map<string, string>
  disputed: Set<string>
}

async function bodies<T>(db: Db, kind: string, where: RawBuilder<boolean>): Promise<T[]> {
  const rowsQuery = sql<{
    body: T
  }>`select body from stripe_stand_in.objects where kind = ${kind} and ${where} order by seq`
  return (await rowsQuery.execute(db)).rows.map(({ body }) => body)
}

/** Both sides of an account, with all customers ever made for it, also those whose answer was lost. */
export async function sidesOf(db: Db, userId: number): Promise<Sides> {
  const isOwnByMetadata = sql<boolean>`body -> 'metadata' ->> 'user_id' = ${String(userId)}`
  const customers = (await bodies<Stripe.Customer>(db, 'customer', isOwnByMetadata)).map(({ id }) => id)
  const isOwnByCustomer = sql<boolean>`body ->> 'customer' = any(${customers})`
  const of = (kind: string) => bodies(db, kind, isOwnByCustomer)
  const all = sql<boolean>`true`
  const links = await bodies<Stripe.InvoicePayment>(db, 'invoice_payment', all)
  const paid = links.filter(({ status }) => status === 'paid')
  const disputes = await bodies<Stripe.Dispute>(db, 'dispute', all)
  const charges = (await of('charge')) as Stripe.Charge[]
  const stripeRefunds = await bodies<Stripe.Refund>(
    db,
    'refund',
    sql`body ->> 'charge' = any(${charges.map(({ id }) => id)})`,
  )
  const rows = <T extends 'payment_attempts' | 'payments'>(table: T) =>
    db
      .selectFrom(table as 'payments')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  return {
    standing: await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    attempts: (await rows('payment_attempts')) as unknown as Rows['payment_attempts'][],
    payments: await rows('payments'),
    subscriptions: (await of('subscription')) as Stripe.Subscription[],
    invoices: (await of('invoice')) as Stripe.Invoice[],
    charges,
    stripeRefunds,
    refunds: await db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', 'in', (eb) => eb.selectFrom('payments').select('id').where('user_id', '=', userId))
      .orderBy('id')
      .execute(),
    intents: new Map(paid.map(({ invoice, payment }) => [String(invoice), String(payment.payment_intent)])),
    disputed: new Set(disputes.filter(({ status }) => status !== 'won').map(({ charge }) => String(charge))),
  }
}

/** Both sides as short text. */
export function inWords({ standing, attempts, payments, subscriptions, invoices, charges, ...back }: Sides): string {
  const lines = [
    standing && {
      standing: standing.status,
      plan: standing.subscription_plan_id,
      of: standing.provider_subscription,
      until: standing.current_period_end,
      access: standing.access_ends_at,
      collected: standing.is_collected,
      problem: standing.problem,
    },
    ...attempts.map(({ id, key, kind, state, error_code, provider_subscription: of, busy_until }) => {
      return { attempt: id, key, kind, state, error_code, of, busy_until }
    }),
    ...payments.map(({ provider_invoice, amount, refunded, state }) => {
      return { payment: provider_invoice, amount, refunded, state }
    }),
    ...subscriptions.map(({ id, status, metadata, cancel_at_period_end }) => {
      return { subscription: id, status, by: metadata.attempt, cancel_at_period_end }
    }),
    ...invoices.map(({ id, status, amount_paid, billing_reason, parent }) => {
      return { invoice: id, status, amount_paid, billing_reason, of: parent?.subscription_details?.subscription }
    }),
    ...back.refunds.map(({ payment_id, key, amount, state, note }) => ({
      refund: payment_id,
      key,
      amount,
      state,
      note,
    })),
    ...back.stripeRefunds.map(({ id, charge, amount, metadata }) => ({
      given: id,
      charge,
      amount,
      of: metadata?.refund,
    })),
    ...charges.map(({ id, status, amount, amount_refunded }) => ({ charge: id, status, amount, amount_refunded })),
  ]
  return lines.map((line) => `    ${JSON.stringify(line)}`).join('\n')
}
