import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, done, id, languageCode, moment, nullable, postalAddress, text, withId } from '../../fields'
import { Skill } from '../progress/progress.api'
import { creditsPerVoucher } from '../progress/progress.rules'
import { missingParts, weeklyGoals } from './rewards.rules'

/** A month of Singapore's calendar, YYYY-MM. */
const month = () => text(7)

export const orderStates = ['ordered', 'posted', 'returned'] as const
export const orderState = () => Type.Enum(orderStates)

/** A reward voucher that a worker ordered with six credits. */
export const RewardOrder = closed({
  id: id(),
  /** `returned`: the letter was returned; once she has sent her address again it is `ordered` as before. */
  state: orderState(),
  ordered_at: moment(),
  posted_at: nullable(moment()),
  returned_at: nullable(moment()),
  /** When the worker last reported that it has not arrived. */
  told_at: nullable(moment()),
  /** Null while the provider has not chosen a shop: a gift voucher. */
  merchant: nullable(text(100)),
  amount_cents: count(),
})
export type RewardOrder = Static<typeof RewardOrder>

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

/** A credit, with the month's results that earned it. */
export const EarnedCredit = closed({
  month: month(),
  percent: count(100),
  answers: count(),
  videos: count(),
  earned_at: moment(),
  /** The voucher that used it; null while it is unused. */
  order_id: nullable(id()),
})
export type EarnedCredit = Static<typeof EarnedCredit>

export const RewardsAccount = closed({
  /** Name and address as she sent them; '' if there are none. */
  name: text(1000),
  address: text(1000),
  /** When she sent name and address. */
  sent_at: nullable(moment()),
  /** Whether the postal address is complete, so that vouchers can be sent. */
  on_file: Type.Boolean(),
  /** Whether a letter to this postal address was returned, so that she has to send it again. */
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
  orders: Type.Array(RewardOrder),
  month: MonthProgress,
  last_month: MonthProgress,
  /** The latest first. */
  receipts: Type.Array(EarnedCredit),
})
export type RewardsAccount = Static<typeof RewardsAccount>

/** A worker's own goal; nobody else can read it. */
export const Goal = closed({
  /** Lessons a week; null: none chosen. */
  lessons: nullable(Type.Enum(weeklyGoals)),
  /** Whether praise is shown, and days in a row with it. */
  praise: Type.Boolean(),
  /** The Monday of this week in Singapore, and the lessons completed since. */
  week: text(10),
  completed: count(),
  /** Days of this week on which she practised; each counts towards the goal like a lesson. */
  practised: count(7),
  /** Days on which she learned, up to today; one free day between two never ends the row. Null where praise is off. */
  days_in_a_row: nullable(count()),
})
export type Goal = Static<typeof Goal>

const lesson = closed({ id: id(), title: text(300), thumbnail_url: nullable(text(500)) })

export const praiseKinds = ['lesson_done', 'list_done', 'skill_earned', 'credit_earned'] as const

/** A success that the worker has not yet seen on any device. */
export const Praise = closed({
  id: id(),
  kind: Type.Enum(praiseKinds),
  created_at: moment(),
  /** The completed lesson, or the last one of the list. */
  video: nullable(lesson),
  skill: nullable(closed({ ...Skill.properties, lessons: Type.Array(lesson) })),
  credit: nullable(EarnedCredit),
})
export type Praise = Static<typeof Praise>

const lang = closed({ lang: Type.Optional(languageCode()) })

export const rewardsApi = {
  'POST /redeem': {
    summary: 'Stores the name and postal address; returns the rewards account',
    access: 'worker',
    body: closed({ name: text(1000, 0, { noCardNumber: true, visible: true }), address: postalAddress(1000) }),
    data: RewardsAccount,
  },
  'GET /redeem': {
    summary: "Returns the worker's rewards account: postal address, balance, vouchers and credits",
    access: 'worker',
    data: RewardsAccount,
  },
  'POST /redeem/orders/:id/not_come': {
    summary: 'Reports to the provider that a voucher has not arrived; repeated reports within 7 days are ignored',
    access: 'worker',
    limit: 'contact',
    params: withId,
    data: RewardOrder,
  },
  'GET /goal': { summary: "Returns the worker's weekly goal and this week's progress", access: 'worker', data: Goal },
  'POST /goal': {
    summary: 'Sets the weekly goal and whether praise is shown; omitted fields stay',
    access: 'worker',
    body: closed({
      lessons: Type.Optional(nullable(Type.Enum(weeklyGoals))),
      praise: Type.Optional(Type.Boolean()),
    }),
    data: Goal,
  },
  'GET /praise': {
    summary: 'Lists the unseen successes of the last 14 days, oldest first',
    access: 'worker',
    query: lang,
    data: Type.Array(Praise),
  },
  'POST /praise/seen': {
    summary: 'Marks praise as seen on all devices',
    access: 'worker',
    body: closed({ ids: Type.Array(id(), { maxItems: 100 }) }),
    data: done,
  },
} satisfies Api
