import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, csv, done, id, line, moment, note, nullable, page, paging, text, withId } from '../../fields'
import { DeskPayment } from './refunds.api'

/** Ready-made views; `look` needs attention: different from the payment provider, corrected today, late or disputed. */
export const subscriptionViews = ['all', 'active', 'late', 'ending', 'over', 'look', 'differs'] as const
export type SubscriptionView = (typeof subscriptionViews)[number]

/** Comparison with the payment provider: `mended` was corrected automatically within a day; `unknown` has no such subscription there. */
export const matchStates = ['same', 'mended', 'differs', 'unknown'] as const
export type MatchState = (typeof matchStates)[number]

/** A plan, other than an agency's, as we have it and as the payment provider last reported it. */
export const DeskSubscription = closed({
  user_id: id(),
  name: text(200),
  email: nullable(text(254)),
  plan_id: count(),
  plan_name: text(60),
  /** active, canceled or expired. */
  status: text(20),
  problem: nullable(Type.Enum(['past_due', 'disputed'] as const)),
  period_start: moment(),
  period_end: moment(),
  access_ends_at: nullable(moment()),
  next_charge: nullable(closed({ amount: count(), at: moment() })),
  /** Null if the payment provider has never been asked. */
  theirs: nullable(
    closed({
      id: text(100),
      /** The payment provider's own status; `gone` if the subscription is no longer there. */
      status: text(40),
      cancels: Type.Boolean(),
      period_end: nullable(moment()),
      seen_at: moment(),
      /** Its page at the payment provider's own desk; null for the sandbox. */
      url: nullable(text(300)),
    }),
  ),
  match: Type.Enum(matchStates),
  differs_since: nullable(moment()),
  mended_at: nullable(moment()),
})
export type DeskSubscription = Static<typeof DeskSubscription>

/** A correction that was made automatically. */
export const Repair = closed({
  id: id(),
  at: moment(),
  kind: Type.Enum(['attempt', 'event', 'plan', 'over', 'customer', 'refund'] as const),
  user_id: nullable(id()),
  name: nullable(text(200)),
  about: text(200),
  /** State of the account as text; both null if it has not changed. */
  before: nullable(text(200)),
  after: nullable(text(200)),
})
export type Repair = Static<typeof Repair>

/** Counts of the views, each exact up to 1,000; 1001 means more. */
const views = closed({ all: count(), active: count(), late: count(), ending: count(), look: count(), differs: count() })

export const Comparison = closed({
  started_at: moment(),
  /** Null while it runs. */
  ended_at: nullable(moment()),
  compared: count(),
  mended: count(),
  differ: count(),
})
export type Comparison = Static<typeof Comparison>

export const MoneySummary = closed({ views, comparison: nullable(Comparison), provider: text(20) })
export type MoneySummary = Static<typeof MoneySummary>

export const AccountBilling = closed({
  subscription: nullable(DeskSubscription),
  /** The newest first. */
  payments: Type.Array(DeskPayment),
  repairs: Type.Array(Repair),
})
export type AccountBilling = Static<typeof AccountBilling>

const filters = {
  /** Name, email, receipt number, or an id of the payment provider. */
  q: Type.Optional(line(100)),
  view: Type.Optional(Type.Enum(subscriptionViews)),
  plan: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  /** Order by the end of the period: earliest first, or latest first. */
  sort: Type.Optional(Type.Enum(['ends', '-ends'] as const)),
}

export const deskSubscriptionsApi = {
  'GET /admin/subscriptions': {
    summary: "Lists the plans that households pay for, with the payment provider's state beside ours",
    access: 'provider',
    query: closed({ ...filters, ...paging }),
    // 1001 means more than 1,000.
    data: page(DeskSubscription, { total: count() }),
  },
  'GET /admin/subscriptions/summary': {
    summary: 'Counts the subscriptions of each view; returns the latest comparison',
    access: 'provider',
    data: MoneySummary,
  },
  'GET /admin/subscriptions/repairs': {
    summary: 'Lists automatic corrections, latest first',
    access: 'provider',
    query: closed(paging),
    data: page(Repair),
  },
  'POST /admin/subscriptions/compare': {
    summary: "Starts a background comparison of all plans with the payment provider's; one at a time",
    access: 'provider',
    data: Comparison,
  },
  'POST /admin/subscriptions/export': {
    summary: 'Exports the list as CSV',
    access: 'provider',
    fresh: true,
    errors: ['too_many_rows'],
    body: closed(filters),
    data: csv,
  },
  'POST /admin/subscriptions/:id/decide': {
    summary:
      'Decides about access whose subscription the payment provider no longer has: keep it until its end, or end it now',
    access: 'provider',
    fresh: true,
    params: withId,
    errors: ['difference_gone'],
    body: closed({ access: Type.Enum(['keep', 'end'] as const), reason: note(300, 3) }),
    data: done,
  },
  'GET /admin/accounts/:id/billing': {
    summary: "Returns an account's plan, ours and the payment provider's, and its payments with refundable amounts",
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: AccountBilling,
  },
  'POST /admin/accounts/:id/billing/compare': {
    summary: 'Compares the account with the payment provider now, and corrects it',
    access: 'provider',
    params: withId,
    errors: ['not_found', 'provider_unclear'],
    data: AccountBilling,
  },
} satisfies Api
