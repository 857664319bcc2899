import { hourMs } from '../../../contract/src/durations.rules'
import type { WithClock } from './with-clock'

/** A date whose UTC fields are Singapore's local time. */
const local = (clock: WithClock) => new Date(clock.now().getTime() + 8 * hourMs)

/** Passes the evening and the night, for what no day may end in: a practice, or two lessons of one month. */
export async function untilDaytime(clock: WithClock) {
  const hour = local(clock).getUTCHours()
  if (hour >= 20) await clock.pass((32 - hour) / 24)
}

/** Passes time until Sunday evening in Singapore, at the end of a week that includes all of today. */
export function endWeek(clock: WithClock) {
  const now = local(clock)
  const days = 7 - now.getUTCDay()
  const hours = 20 - now.getUTCHours()
  return clock.pass(days + hours / 24, { stepDays: 31 })
}

/** Passes time until two hours after the end of the month in Singapore. */
export function endMonth(clock: WithClock) {
  const now = local(clock)
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 2) - 8 * hourMs
  return clock.pass((end - clock.now().getTime()) / (24 * hourMs), { stepDays: 31 })
}
