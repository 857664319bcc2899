import { singaporeClock, singaporeDay } from '@kasama/contract/calendar.rules'
import { minuteMs } from '@kasama/contract/durations.rules'
import type { ErrorCode } from '@kasama/contract/errors/errors'
import { AppError } from '../errors'
import type { LimitCount } from './shared-count'

/** A counter with its limit. */
export type Counter = { points: number; penalty: (key: string) => Promise<LimitCount> }

/** Errors for an exhausted limit, which say whether it is available again today or tomorrow. */
export type LimitErrors = { today: ErrorCode; tomorrow: ErrorCode }

/** Counts a key, or throws; `multiplier` multiplies the limit. */
export async function spend(limiter: Counter, key: string, multiplier = 1, full?: LimitErrors) {
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
  if (consumedPoints <= limiter.points * multiplier) return
  const seconds = Math.ceil(msBeforeNext / 1000)
  if (!full) throw new AppError('too_many_requests', {}, seconds)
  // The first full minute after the limit is reset.
  const next = new Date(Math.ceil((Date.now() + msBeforeNext) / minuteMs) * minuteMs)
  const code = singaporeDay(next) === singaporeDay(new Date()) ? full.today : full.tomorrow
  throw new AppError(code, { values: { time: singaporeClock(next) } }, seconds)
}
