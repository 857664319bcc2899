import { mondayOf, singaporeDay } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import {
  creditsPerVoucher,
  defaultVoucherCents,
  percentCorrect,
  stars,
} from '@kasama/contract/learning/progress/progress.rules'
import type { Deps } from '#platform/deps'
import { findSummary } from './summary.queries'

const dayCount = 14
const weekCount = 8

const dayBefore = (now: Date, days: number) => singaporeDay(new Date(now.getTime() - days * dayMs))

/** Computes the figures of the progress page; the browser computes none. */
export async function summarizeProgress({ db, now }: Pick<Deps, 'db' | 'now'>, workerId: number): Promise<Progress> {
  const at = now()
  const days = Array.from({ length: dayCount }, (_, index) => dayBefore(at, dayCount - 1 - index))
  const { scores, learned, by_topic, ...otherCounts } = await findSummary(db, workerId, days[0] ?? '')
  const seconds = new Map(learned.map((row) => [row.day, row.seconds]))
  const correct_percent = percentCorrect(scores.map(({ score }) => score))
  return {
    topics: otherCounts.topics,
    correct_percent,
    stars: stars(correct_percent),
    credits: otherCounts.credits,
    credits_towards_voucher: Math.min(otherCounts.unused_credits, creditsPerVoucher),
    voucher_cents: otherCounts.voucher_cents ?? defaultVoucherCents,
    videos_completed: otherCounts.completed,
    must_watch_left: otherCounts.must_watch_left,
    minutes: days.map((day) => ({ day, minutes: Math.round((seconds.get(day) ?? 0) / 60) })),
    weeks: weekly(scores, mondayOf(dayBefore(at, (weekCount - 1) * 7))),
    by_topic,
  }
}

/** The weighted percentage of each week that has answers, from a Monday on. */
function weekly(scores: { score: number; day: string }[], from: string): Progress['weeks'] {
  const byWeek = new Map<string, number[]>()
  for (const { score, day } of scores) {
    const week = mondayOf(day)
    if (week >= from) byWeek.set(week, [...(byWeek.get(week) ?? []), score])
  }
  return [...byWeek].sort().map(([week, list]) => ({ week, percent: percentCorrect(list) }))
}
