import { singaporeClock, singaporeDay } from '@kasama/contract/calendar.rules'
import type { ErrorCode } from '@kasama/contract/errors'
import { AppError } from '../errors'
import type { Counted } from './shared-count'

/** Counts a key, and knows how often it may be counted. */
export type Counter = { points: number; penalty: (key: string) => Promise<Counted> }

/** `full` refuses in words of its own, which say when it goes on: today, or tomorrow. */
export type Full = { today: ErrorCode; tomorrow: ErrorCode }

const minuteMs = 60_000

/** Counts a key, or throws; `room` multiplies what it may reach. */
export async function spend(limiter: Counter, key: string, room = 1, full?: Full) {
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
  if (consumedPoints <= limiter.points * room) return
  const seconds = Math.ceil(msBeforeNext / 1000)
  if (!full) throw new AppError('too_many_requests', {}, seconds)
  // The first full minute at which it goes on.
  const next = new Date(Math.ceil((Date.now() + msBeforeNext) / minuteMs) * minuteMs)
  const code = singaporeDay(next) === singaporeDay(new Date()) ? full.today : full.tomorrow
  throw new AppError(code, { values: { time: singaporeClock(next) } }, seconds)
}
