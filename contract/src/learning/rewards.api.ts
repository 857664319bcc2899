import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, done, id, languageCode, moment, nullable, postalAddress, text, withId } from '../fields'
import { Skill } from './progress/progress.api'
import { creditsPerVoucher } from './progress/progress.rules'
import { missingParts, weeklyGoals } from './rewards.rules'

/** A month of Singapore's calendar, YYYY-MM. */
const month = () => text(7)

export const orderStates = ['ordered', 'posted', 'returned'] as const
export const orderState = () => Type.Enum(orderStates)

/** A voucher for six credits. */
export const VoucherOrder = closed({
  id: id(),
  /** `returned`: the letter was returned; once she has sent her address again it is `ordered` as before. */
  state: orderState(),
  ordered_at: moment(),
  posted_at: nullable(moment()),
  returned_at: nullable(moment()),
  /** When she last reported that it has not arrived. */
  told_at: nullable(moment()),
  /** Null while the provider has not chosen a shop: a gift voucher. */
  merchant: nullable(text(100)),
  amount_cents: count(),
})
export type VoucherOrder = Static<typeof VoucherOrder>

/** A month's progress towards a credit. */
export const MonthProgress = closed({
  month: month(),
  /** Weighted per cent of the month's answers. */
  percent: count(100),
  answers: count(),
  /** Answers that were right at once. */
  right: count(),
  videos: count(),
  /** Conditions of a credit that are not met; empty: it would be earned if the month ended now. */
  missing: Type.Array(Type.Enum(missingParts)),
  /** Further answers, right at once, that would bring the month to 90%; 0 if it is there. */
  right_needed: count(),
})
export type MonthProgress = Static<typeof MonthProgress>

/** The month's results that earned a credit. */
export const Receipt = closed({
  month: month(),
  percent: count(100),
  answers: count(),
  videos: count(),
  earned_at: moment(),
  /** The voucher that used it; null while it is unused. */
  order_id: nullable(id()),
})
export type Receipt = Static<typeof Receipt>

export const Redeem = closed({
  /** Name and address as she sent them; '' if there are none. */
  name: text(1000),
  address: text(1000),
  /** When she sent name and address. */
  sent_at: nullable(moment()),
  /** Whether vouchers can be sent there. */
  on_file: Type.Boolean(),
  /** A letter to it was returned: she has to send her address again. */
  refused: Type.Boolean(),
  /** Credits earned minus credits that vouchers used. */
  balance: count(),
  /** Filled stamps of the card; all six while only her address is missing. */
  stamps: count(creditsPerVoucher),
  /** Value of six credits now; a voucher that is ordered keeps its amount. */
  voucher_cents: count(),
  /** Shop that the provider has chosen for new orders; null if none is chosen. */
  merchant: nullable(text(100)),
  /** The latest first. */
  orders: Type.Array(VoucherOrder),
  month: MonthProgress,
  last_month: MonthProgress,
  /** The latest first. */
  receipts: Type.Array(Receipt),
})
export type Redeem = Static<typeof Redeem>

/** A worker's own goal; nobody else can read it. */
export const Goal = closed({
  /** Lessons a week; null: none chosen. */
  lessons: nullable(Type.Enum(weeklyGoals)),
  /** Whether she wants praise; without it there are no days in a row either. */
  praise: Type.Boolean(),
  /** The Monday of this week in Singapore, and the lessons completed since. */
  week: text(10),
  completed: count(),
  /** Days on which she learned, up to today; one free day between two never ends the row. Null where praise is off. */
  days_in_a_row: nullable(count()),
})
export type Goal = Static<typeof Goal>

const lesson = closed({ id: id(), title: text(300), thumbnail_url: nullable(text(500)) })

export const praiseKinds = ['lesson_done', 'list_done', 'skill_earned', 'credit_earned'] as const

/** A success that she has not seen yet on any device. */
export const Praise = closed({
  id: id(),
  kind: Type.Enum(praiseKinds),
  created_at: moment(),
  /** The completed lesson, or the last one of the list. */
  video: nullable(lesson),
  skill: nullable(closed({ ...Skill.properties, lessons: Type.Array(lesson) })),
  credit: nullable(Receipt),
})
export type Praise = Static<typeof Praise>

const lang = closed({ lang: Type.Optional(languageCode()) })

export const rewardsApi = {
  'POST /redeem': {
    summary: 'Keeps name and address as they are, whatever the credits; answers where she stands',
    access: 'worker',
    body: closed({ name: text(1000, 0, { noCardNumber: true, visible: true }), address: postalAddress(1000) }),
    data: Redeem,
  },
  'GET /redeem': {
    summary: "The worker's address, balance, vouchers, and what her months count",
    access: 'worker',
    data: Redeem,
  },
  'POST /redeem/orders/:id/not_come': {
    summary: 'Tells the provider that a voucher has not come; told again within 7 days, it is not sent again',
    access: 'worker',
    limit: 'contact',
    params: withId,
    data: VoucherOrder,
  },
  'GET /goal': { summary: "The worker's weekly goal and this week; hers alone", access: 'worker', data: Goal },
  'POST /goal': {
    summary: 'Chooses a goal, and whether there is praise; what is not given stays',
    access: 'worker',
    body: closed({
      lessons: Type.Optional(nullable(Type.Enum(weeklyGoals))),
      praise: Type.Optional(Type.Boolean()),
    }),
    data: Goal,
  },
  'GET /praise': {
    summary: 'What the worker may be praised for and has not seen: of the last 14 days, the oldest first',
    access: 'worker',
    query: lang,
    data: Type.Array(Praise),
  },
  'POST /praise/seen': {
    summary: 'She has seen these; they do not come again on any device',
    access: 'worker',
    body: closed({ ids: Type.Array(id(), { maxItems: 100 }) }),
    data: done,
  },
} satisfies Api
