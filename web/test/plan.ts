import { dayMs } from '@kasama/contract/durations.rules'
import type { Subscription } from '@kasama/contract/money/billing.api'
import type { PaymentRow } from '@kasama/contract/money/payment.api'
import type { PublicConfig } from '@kasama/contract/people/help.api'
import type { WorkerDetails } from '@kasama/contract/people/worker.api'

export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** A yearly plan halfway through its period. */
export const yearly: Subscription = {
  subscription_plan_id: 11,
  status: 'active',
  mode: 0,
  current_period_end: inDays(200),
  access_ends_at: inDays(200),
  problem: null,
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
  renews: true,
  renewal: null,
  next_charge: null,
  due: null,
  attempt: null,
}
export const monthly: Subscription = { ...yearly, subscription_plan_id: 10, current_period_end: inDays(20) }

/** A payment for a year, late in a day of UTC: in Singapore it is the next one. */
export const paymentOf = (facts: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 3,
  paid_at: '2026-03-10T20:00:00.000Z',
  plan_id: 11,
  plan_name: 'Annual',
  amount: 14_900,
  card_brand: 'visa',
  card_last4: '4242',
  voucher: null,
  period_start: '2026-03-10T20:00:00.000Z',
  period_end: '2027-03-10T20:00:00.000Z',
  price: 14_900,
  discount: 0,
  credit: 0,
  state: 'paid',
  refunded: 0,
  ...facts,
})

export const config: PublicConfig = {
  demo: false,
  demo_logins: [],
  payments: 'sandbox',
  stripe_publishable_key: null,
  google_client_id: null,
  chat: { hears: false, speaks: [], sees: false, url: null },
}
export const details: WorkerDetails = {
  id: 2,
  username: 'maria2025',
  fullname: 'Maria Sample',
  img_url: null,
  language_code: 'phi',
  password_changed_at: '2026-03-01T04:00:00.000Z',
  last_seen_at: null,
  is_live: false,
  may_replace: true,
}
