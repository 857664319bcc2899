import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, csv, id, moment, nullable, text } from '../../fields'

/** Monthly recurring revenue in cents, as revenue.rules defines it. */
const monthlyRevenue = () => Type.Integer({ minimum: 0 })

export const RevenueMonth = closed({
  /** YYYY-MM in Singapore's calendar. */
  month: text(7),
  at_start: count(),
  came: count(),
  gone: count(),
  at_end: count(),
  recurring: monthlyRevenue(),
})
export type RevenueMonth = Static<typeof RevenueMonth>

export const Revenue = closed({
  /** End of the last month's figures. */
  at: moment(),
  /** Twelve months, the oldest first. */
  months: Type.Array(RevenueMonth),
  plans: Type.Array(
    closed({ plan_id: count(), name: text(60), cents: count(), households: count(), recurring: monthlyRevenue() }),
  ),
  organisations: Type.Array(
    closed({ org_id: nullable(id()), name: text(200), households: count(), recurring: monthlyRevenue() }),
  ),
  /** Accounts that agencies pay for by invoice; no other figure includes them. */
  agencies: closed({ accounts: count(), organisations: count() }),
  /** Sums of the present month, in cents. */
  so_far: closed({ charged: Type.Integer(), vouchers: Type.Integer(), refunded: Type.Integer() }),
})
export type Revenue = Static<typeof Revenue>

export const deskRevenueApi = {
  'GET /admin/revenue': {
    summary:
      'Returns paying households over twelve months, new and lost, with monthly recurring revenue by plan and organisation',
    access: 'provider',
    data: Revenue,
  },
  'POST /admin/revenue/export': {
    summary: 'Exports the twelve months as CSV',
    access: 'provider',
    fresh: true,
    data: csv,
  },
} satisfies Api
