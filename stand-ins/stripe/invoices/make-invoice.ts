import type Stripe from 'stripe'
import type { AppliedDiscount } from '../catalogue/discounts'
import { discountOf } from '../money/discounting'
import { listOf } from '../protocol/list'
import type { World } from '../state/world'
import { type LineDraft, lineOf } from './lines'

export type Bill = {
  customer: Stripe.Customer
  subscription: string | null
  metadata: Stripe.Metadata
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  drafts: LineDraft[]
  discounts: AppliedDiscount[]
  period: { start: number; end: number }
  prorationDate?: number | undefined
}

/** A smaller amount, in cents, is not charged but stays on the customer's balance for the next invoice. */
const minChargeCents = 50

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Applies discounts in order: each reduces what the earlier ones left of the lines that it may reduce. */
function takeDiscounts(drafts: LineDraft[], discounts: AppliedDiscount[]) {
  const remaining = drafts.map(({ amount, isProration }) => (isProration ? 0 : amount))
  const byLine: { amount: number; discount: string }[][] = drafts.map(() => [])
  for (const { coupon, discount } of discounts) {
    for (const [n, amount] of discountOf(coupon, remaining).entries()) {
      remaining[n] = (remaining[n] ?? 0) - amount
      if (!drafts[n]?.isProration) byLine[n]?.push({ amount, discount: discount.id })
    }
  }
  return byLine
}

/** The amount due now, and the amount that stays on the balance. */
export function dueOf(total: number, balance: number): { due: number; ending: number } {
  const owed = total + balance
  return owed <= 0 || owed < minChargeCents ? { due: 0, ending: owed } : { due: owed, ending: 0 }
}

const fixedFields = {
  account_country: 'SG',
  account_name: 'Stand-in',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_taxes: [],
} satisfies Partial<Stripe.Invoice>

function parentOf({ metadata, prorationDate, subscription }: Bill): Stripe.Invoice.Parent | null {
  if (!subscription) return null
  const date = prorationDate === undefined ? {} : { subscription_proration_date: prorationDate }
  return {
    quote_details: null,
    subscription_details: { metadata, subscription, ...date },
    type: 'subscription_details',
  }
}

/** A draft that is not stored yet; a preview never is. */
export function makeInvoice(world: World, bill: Bill): Stripe.Invoice {
  const { customer, discounts, drafts, period, reason, subscription } = bill
  const id = world.newId('invoice')
  const discounted = takeDiscounts(drafts, discounts)
  const lines = drafts.map((draft, n) => lineOf(draft, id, subscription, discounted[n] ?? []))
  const subtotal = sum(drafts.map(({ amount }) => amount))
  const totals = discounts.map(({ discount }) => ({
    amount: sum(discounted.flat().map((it) => (it.discount === discount.id ? it.amount : 0))),
    discount: discount.id,
  }))
  const total = subtotal - sum(totals.map(({ amount }) => amount))
  const { due } = dueOf(total, customer.balance)
  return {
    ...fixedFields,
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: world.now,
    currency: drafts[0]?.price.currency ?? 'sgd',
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    default_payment_method: null,
    discounts: discounts.map(({ discount }) => discount.id),
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: parentOf(bill),
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: totals,
    total_excluding_tax: total,
    total_pretax_credit_amounts: totals.map(({ amount, discount }) => ({ amount, discount, type: 'discount' })),
    webhooks_delivered_at: null,
  }
}
