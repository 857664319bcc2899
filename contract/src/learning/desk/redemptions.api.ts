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
import { maxLabelsAtOnce } from '../../text/labels.rules'
import { orderState, RewardOrder } from '../rewards/rewards.api'

/** A reward voucher at the desk, with the postal address on file, or for 90 days the one that it was posted to. */
export const Redemption = closed({
  ...RewardOrder.properties,
  worker_id: nullable(id()),
  username: nullable(text(254)),
  /** Her language, for the letter. */
  language_code: nullable(languageCode()),
  name: nullable(text(1000)),
  address: nullable(text(1000)),
  /** When she sent the address on file; null if there is none, or if the voucher is posted. */
  sent_at: nullable(moment()),
  /** Whether she has left her household: the postal address may be that of the former one. */
  has_left: Type.Boolean(),
})
export type Redemption = Static<typeof Redemption>

export const RewardSettings = closed({
  merchant: nullable(name(100, 1)),
  amount_cents: Type.Integer({ minimum: 1, maximum: 100_000 }),
})
export type RewardSettings = Static<typeof RewardSettings>
const versionedSettings = closed({ ...RewardSettings.properties, version: text(16) })

const filters = {
  state: Type.Optional(orderState()),
  /** Filters vouchers that the worker reported as not arrived. */
  told: Type.Optional(Type.Literal('yes')),
  /** Part of her User ID or name, or the number of an order. */
  q: Type.Optional(text(100)),
}

/** Vouchers to post; `sent_at` identifies the postal address that the admin saw. */
const vouchersToPost = Type.Array(closed({ id: id(), sent_at: nullable(moment()) }), {
  minItems: 1,
  maxItems: maxLabelsAtOnce,
})

const ids = Type.Array(id(), { minItems: 1, maxItems: maxLabelsAtOnce, uniqueItems: true })

/** Counts of the vouchers that wait, and of those posted this month. */
export const RedemptionCounts = closed({
  to_post: count(),
  /** Vouchers of `to_post` that have no address yet. */
  without_address: count(),
  oldest_at: nullable(moment()),
  not_come: count(),
  returned: count(),
  posted_this_month: count(),
  cents_this_month: count(),
})
export type RedemptionCounts = Static<typeof RedemptionCounts>

export const redemptionsApi = {
  'GET /admin/redemptions': {
    summary: 'Lists reward vouchers with their postal addresses; those to be posted oldest first, others latest first',
    access: 'provider',
    query: closed({
      ...filters,
      ...paging,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxLabelsAtOnce })),
      /** Those whose worker has an address. */
      ready: Type.Optional(Type.Enum(['yes'] as const)),
      /** These ids only, comma-separated. */
      ids: Type.Optional(Type.String({ maxLength: 3000, pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9})*$' })),
    }),
    data: countedPage(Redemption),
  },
  'GET /admin/redemptions/standing': {
    summary: 'Counts the vouchers that are to be posted, reported missing, returned, or posted this month',
    access: 'provider',
    data: RedemptionCounts,
  },
  'POST /admin/redemptions/posted': {
    summary: 'Marks vouchers as posted; skips those without a postal address, with a newer one, or in another state',
    access: 'provider',
    body: closed({ vouchers: vouchersToPost }),
    data: closed({ posted: Type.Array(id()), left: Type.Array(id()), posted_at: moment() }),
  },
  'POST /admin/redemptions/posted/undo': {
    summary: 'Undoes marking vouchers as posted at `posted_at`; skips those that changed since',
    access: 'provider',
    body: closed({ ids, posted_at: moment() }),
    data: closed({ undone: Type.Array(id()) }),
  },
  'POST /admin/redemptions/:id/posted': {
    summary: 'Marks a voucher as posted to the address on file',
    access: 'provider',
    params: withId,
    errors: ['order_changed', 'address_missing'],
    data: Redemption,
  },
  'POST /admin/redemptions/:id/returned': {
    summary: 'Marks the letter as returned; the worker is asked for her address again',
    access: 'provider',
    params: withId,
    errors: ['order_changed'],
    data: Redemption,
  },
  'POST /admin/redemptions/export': {
    summary: 'Exports the list as CSV, with the postal addresses that are still stored',
    access: 'provider',
    fresh: true,
    errors: ['too_many_rows'],
    body: closed(filters),
    data: csv,
  },
  'GET /admin/voucher': { summary: 'Returns the value of six credits', access: 'provider', data: versionedSettings },
  'POST /admin/voucher': {
    summary:
      'Changes the value of six credits; refused if it was changed since `version`. Ordered vouchers keep their amount',
    access: 'provider',
    fresh: true,
    errors: ['changed_meanwhile'],
    body: closed({ ...RewardSettings.properties, version: line(16) }),
    data: versionedSettings,
  },
} satisfies Api
