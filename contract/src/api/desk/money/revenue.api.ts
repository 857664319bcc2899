import { type Static, Type } from 'typebox'
import type { Api } from '../../../call'
import { closed, count, id, moment, nullable, text } from '../../../fields'
import { deskFile } from './subscriptions.api'

/** What revenue.rules counts as monthly recurring revenue, in cents. */
const recurring = () => Type.Integer({ minimum: 0 })

export const RevenueMonth = closed({
  /** YYYY-MM, of Singapore's calendar. */
  month: text(7),
  at_start: count(),
  came: count(),
  gone: count(),
  at_end: count(),
  recurring: recurring(),
})
export type RevenueMonth = Static<typeof RevenueMonth>

export const Revenue = closed({
  /** Until when the last month goes. */
  at: moment(),
  /** Twelve, the oldest first. */
  months: Type.Array(RevenueMonth),
  plans: Type.Array(
    closed({ plan_id: count(), name: text(60), cents: count(), households: count(), recurring: recurring() }),
  ),
  organisations: Type.Array(
    closed({ org_id: nullable(id()), name: text(200), households: count(), recurring: recurring() }),
  ),
  /** Accounts that agencies pay for by invoice; they are in no figure here. */
  agencies: closed({ accounts: count(), organisations: count() }),
  /** Of the present month, in cents. */
  so_far: closed({ charged: Type.Integer(), vouchers: Type.Integer(), refunded: Type.Integer() }),
})
export type Revenue = Static<typeof Revenue>

export const deskRevenueApi = {
  'GET /admin/revenue': {
    summary: 'Paying households over twelve months: new, gone, and what they bring a month, by plan and organisation',
    access: 'provider',
    data: Revenue,
  },
  'POST /admin/revenue/export': {
    summary: 'The twelve months as a CSV file',
    access: 'provider',
    fresh: true,
    data: deskFile,
  },
} satisfies Api
