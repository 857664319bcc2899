import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import {
  closed,
  count,
  countedPage,
  csv,
  id,
  languageCode,
  line,
  moment,
  name,
  nullable,
  paging,
  text,
  withId,
} from '../../fields'
import { labelsAtOnce } from '../../text/labels.rules'
import { orderState, VoucherOrder } from '../rewards.api'

/** A voucher at the provider's desk, with the address on file, or for 90 days the one that it was posted to. */
export const Redemption = closed({
  ...VoucherOrder.properties,
  worker_id: nullable(id()),
  username: nullable(text(254)),
  /** Her language, for the letter. */
  language_code: nullable(languageCode()),
  name: nullable(text(1000)),
  address: nullable(text(1000)),
  /** When she sent the address on file; null if there is none, or if the voucher is posted. */
  sent_at: nullable(moment()),
  /** She is in no household now: the address may be that of the one she left. */
  has_left: Type.Boolean(),
})
export type Redemption = Static<typeof Redemption>

export const Voucher = closed({
  merchant: nullable(name(100, 1)),
  amount_cents: Type.Integer({ minimum: 1, maximum: 100_000 }),
})
export type Voucher = Static<typeof Voucher>
const shownVoucher = closed({ ...Voucher.properties, version: text(16) })

const filters = {
  state: Type.Optional(orderState()),
  /** Vouchers that the worker reported as not arrived. */
  told: Type.Optional(Type.Literal('yes')),
  /** Part of her User ID or name, or the number of an order. */
  q: Type.Optional(text(100)),
}

/** Vouchers to post; each names its address by the moment at which the worker sent it. */
const toPost = Type.Array(closed({ id: id(), sent_at: nullable(moment()) }), { minItems: 1, maxItems: labelsAtOnce })

const ids = Type.Array(id(), { minItems: 1, maxItems: labelsAtOnce, uniqueItems: true })

/** Vouchers that wait, and those posted this month. */
export const RedemptionsStanding = closed({
  to_post: count(),
  /** Vouchers of `to_post` that have no address yet. */
  without_address: count(),
  oldest_at: nullable(moment()),
  not_come: count(),
  returned: count(),
  posted_this_month: count(),
  cents_this_month: count(),
})
export type RedemptionsStanding = Static<typeof RedemptionsStanding>

export const redemptionsApi = {
  'GET /admin/redemptions': {
    summary: 'Vouchers with their addresses; those to be posted come oldest first, others latest first',
    access: 'provider',
    query: closed({
      ...filters,
      ...paging,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: labelsAtOnce })),
      /** These ids only, comma-separated. */
      ids: Type.Optional(Type.String({ maxLength: 3000, pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9})*$' })),
    }),
    data: countedPage(Redemption),
  },
  'GET /admin/redemptions/standing': {
    summary: 'How many vouchers are to be posted, have not come, came back, and were posted this month',
    access: 'provider',
    data: RedemptionsStanding,
  },
  'POST /admin/redemptions/posted': {
    summary:
      'These vouchers were posted to the addresses on file; those without one, with another one since, or not to be posted, are left',
    access: 'provider',
    body: closed({ vouchers: toPost }),
    data: closed({ posted: Type.Array(id()), left: Type.Array(id()), posted_at: moment() }),
  },
  'POST /admin/redemptions/posted/undo': {
    summary: 'Takes back that these were posted at that moment; what became of one since stays',
    access: 'provider',
    body: closed({ ids, posted_at: moment() }),
    data: closed({ undone: Type.Array(id()) }),
  },
  'POST /admin/redemptions/:id/posted': {
    summary: 'The voucher was posted to the address on file',
    access: 'provider',
    params: withId,
    errors: ['order_changed', 'address_missing'],
    data: Redemption,
  },
  'POST /admin/redemptions/:id/returned': {
    summary: 'The letter came back: the worker is asked for her address again',
    access: 'provider',
    params: withId,
    errors: ['order_changed'],
    data: Redemption,
  },
  'POST /admin/redemptions/export': {
    summary: 'The list as a table, with the addresses that are still kept',
    access: 'provider',
    fresh: true,
    errors: ['too_many_rows'],
    body: closed(filters),
    data: csv,
  },
  'GET /admin/voucher': { summary: 'What six credits give from now on', access: 'provider', data: shownVoucher },
  'POST /admin/voucher': {
    summary:
      'Changes what six credits give, unless somebody changed it since `version`; vouchers that are ordered keep theirs',
    access: 'provider',
    fresh: true,
    errors: ['changed_meanwhile'],
    body: closed({ ...Voucher.properties, version: line(16) }),
    data: shownVoucher,
  },
} satisfies Api
