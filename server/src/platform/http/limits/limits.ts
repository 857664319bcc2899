import type { LimitName } from '@kasama/contract/call'
import {
  questionsADay,
  questionsAnHour,
  recordingsAnHour,
  spokenAnswersAnHour,
  urgentRecordingsAnHour,
} from '@kasama/contract/genie/chat.rules'
import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { limitConcurrencyByKey } from '#platform/concurrency'
import { fail } from '../errors'
import { type Allowance, createCounter } from './counter'
import { createGuesses } from './guesses'
import { networksOf } from './networks'
import { countShared } from './shared-count'
import { type Counter, type LimitErrors, spend } from './spend'
import { createTokenLimits } from './token-limits'

type Rule = Allowance & { by: 'address' | 'account'; full?: LimitErrors }

const hourIsFull: LimitErrors = { today: 'questions_of_hour', tomorrow: 'questions_of_hour' }
const dayIsFull: LimitErrors = { today: 'questions_of_day', tomorrow: 'questions_till_tomorrow' }

/** The limits that calls name; `login` counts calls from an address, failures are counted separately. */
const rules: Record<LimitName, Rule> = {
  login: { points: 30, seconds: 60, by: 'address' },
  signup: { points: 30, seconds: 3600, by: 'address' },
  forgot: { points: 60, seconds: 3600, by: 'address' },
  reset: { points: 60, seconds: 3600, by: 'address' },
  contact: { points: 5, seconds: 3600, by: 'account' },
  upload: { points: 20, seconds: 3600, by: 'account' },
  // Two lessons of a hundred cues, each recorded twice, from the phones of one office.
  cue: { points: 400, seconds: 3600, by: 'address' },
  reset_link: { points: 60, seconds: 3600, by: 'account' },
  // Each request may mail a stranger, and reveals whether an address is registered.
  email_change: { points: 10, seconds: 3600, by: 'account' },
  // Each request reveals whether a User ID exists.
  name_check: { points: 60, seconds: 600, by: 'account' },
  own_export: { points: 10, seconds: 3600, by: 'account' },
  // Each request makes up to five calls to the payment provider.
  payment_look: { points: 60, seconds: 600, by: 'account' },
  // Each request may hash 500 passwords and send 500 mails.
  households: { points: 20, seconds: 3600, by: 'account' },
  // Each request reveals for 500 rows which emails and User IDs are registered.
  household_check: { points: 120, seconds: 3600, by: 'account' },
  payment: { points: 5, seconds: 600, by: 'account' },
  error_report: { points: 20, seconds: 600, by: 'address' },
  public_quiz: { points: 60, seconds: 600, by: 'address' },
  certificate: { points: 60, seconds: 600, by: 'address' },
  voucher: { points: 10, seconds: 600, by: 'account' },
  question_hour: { points: questionsAnHour, seconds: 3600, by: 'account', full: hourIsFull },
  question_day: { points: questionsADay, seconds: 86_400, by: 'account', full: dayIsFull },
  // Recordings that were not understood are repeated.
  recording: { points: recordingsAnHour, seconds: 3600, by: 'account', full: hourIsFull },
  urgent_recording: { points: urgentRecordingsAnHour, seconds: 3600, by: 'account', full: hourIsFull },
  // Each step of an emergency's answer is one sound.
  listening: { points: spokenAnswersAnHour, seconds: 3600, by: 'account', full: hourIsFull },
  // A lesson of 60 texts takes about ten calls.
  suggestion: { points: 120, seconds: 3600, by: 'account' },
  // Each address is one that this server sends to.
  push_address: { points: 30, seconds: 3600, by: 'account' },
  // Each request draws a picture.
  week_picture: { points: 60, seconds: 3600, by: 'account' },
  // Each request may ask the store for the sizes of forty files.
  saved_lesson: { points: 300, seconds: 3600, by: 'account' },
}
/** Refused calls of an account that are recorded in the audit trail. */
const recordedDenials = { points: 20, seconds: 3600 }
/** Reset mails to one account. */
const forgotMails = { points: 3, seconds: 3600 }
/**
 * Concurrent calls of one account, to bound its share of the connections; up to a minute's allowance of calls waits.
 */
const callsAtOnce = 3
const callsOfAccount = { points: 200, seconds: 60 }
/** A home, an agency or a phone network is one address with many people behind it. */
const callsOfGuests = { points: 1000, seconds: 60 }
const callsFromNetwork = { points: 6000, seconds: 60 }
const pagesFromNetwork = { points: 600, seconds: 60 }

type Caller = { address: string; userId: number | null }

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type Limits = ReturnType<typeof createLimits>

/**
 * Counters in the database if several processes share it (`pool`), in memory otherwise; `factor` multiplies all limits,
 * and `wait` delays a guess.
 */
export function createLimits(factor: number, pool: Pool | null, wait = sleep) {
  const pointsOf = (rule: Allowance) => Math.ceil(rule.points * factor)
  const sharedCounter = (pool: Pool, name: string, rule: Allowance): Counter => ({
    points: pointsOf(rule),
    async penalty(key) {
      const at = Date.now()
      const counted = await countShared(pool, { key: `${name}:${key}`, expire: at + rule.seconds * 1000, at })
      return counted ?? fail('server_error')
    },
  })
  function limiter(name: string, rule: Allowance, shared = true) {
    const options = { keyPrefix: name, points: pointsOf(rule), duration: rule.seconds }
    const table = { storeClient: pool, tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false }
    return pool && shared ? new RateLimiterPostgres({ ...options, ...table }) : new RateLimiterMemory(options)
  }
  const counters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      pool && rule.by === 'account' ? sharedCounter(pool, name, rule) : limiter(name, rule, false),
    ]),
  ) as Record<LimitName, Counter>
  const forgot = limiter('forgot_mails', forgotMails)
  const denials = limiter('noted_denials', recordedDenials)
  const accounts = createCounter(callsOfAccount, factor)
  const guests = createCounter(callsOfGuests, factor)
  const networks = createCounter(callsFromNetwork, factor)
  const pages = createCounter(pagesFromNetwork, factor)

  return {
    tokens: createTokenLimits(factor),
    ...callRunners(factor),
    ...createGuesses({ limiter, factor, wait }),
    /** Counts one call of a kind, or throws too_many_requests; `max` overrides the limit. */
    async count(name: LimitName, { address, userId }: Caller, max?: number) {
      const isOfAccount = rules[name].by === 'account' && userId !== null
      const keys = isOfAccount ? [{ key: String(userId), multiplier: 1 }] : networksOf(address)
      const share = max === undefined ? 1 : max / rules[name].points
      for (const { key, multiplier } of keys) await spend(counters[name], key, multiplier * share, rules[name].full)
    },
    /** Counts any call from an address, before its caller is identified. */
    countNetwork(address: string) {
      for (const { key, multiplier } of networksOf(address)) networks.count(key, multiplier)
    },
    /** Counts a call of an account, or of an address if the caller is a guest. */
    countCaller({ userId, address }: Caller) {
      if (userId) return accounts.count(userId)
      for (const { key, multiplier } of networksOf(address)) guests.count(key, multiplier)
    },
    /** Counts a page that needs a statement, or is large. */
    countPage(address: string) {
      for (const { key, multiplier } of networksOf(address)) pages.count(key, multiplier)
    },
    /** Counts a reset mail to an account; returns whether it may be sent. */
    allowsForgotMail: (account: string) => allows(forgot, account),
    /** Counts a refused call of an account; returns whether it is still recorded. */
    allowsDenial: (userId: number) => allows(denials, String(userId)),
  }
}

/** Runs a few of an account's calls at a time; the others wait. Guests' calls are not limited. */
function callRunners(factor: number) {
  const [atOnce, longest] = [callsAtOnce, callsOfAccount.points].map((points) => Math.ceil(points * factor)) as [
    number,
    number,
  ]
  const runner = () => limitConcurrencyByKey({ atOnce, longest, full: 'too_many_requests' })
  // Calls for speech have a queue of their own: a question behind them may be urgent.
  return { runCall: runner(), runListening: runner() }
}

/** Counts a key; returns whether it is within the limit. */
const allows = async (limiter: RateLimiterAbstract, key: string) =>
  (await limiter.penalty(key)).consumedPoints <= limiter.points
