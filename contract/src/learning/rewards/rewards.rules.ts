import { dayMs } from '../../durations.rules.ts'
import { creditPercent, percentOf } from '../progress/progress.rules.ts'

/** Lessons a week that a worker may choose as her goal. */
export const weeklyGoals = [1, 3, 5] as const
export type WeeklyGoal = (typeof weeklyGoals)[number]

/** Days for which a postal address is stored after a voucher was posted there. */
export const addressRetentionDays = 90
/** Days between two reports that the same voucher has not arrived. */
export const reportIntervalDays = 7

/** Conditions of a credit that a month can lack. */
export const missingParts = ['answers', 'percent', 'video'] as const
export type MissingPart = (typeof missingParts)[number]

type Month = { answers: number; right: number; videos: number }

/** A month's progress: conditions of a credit that it lacks, and further answers right at once to reach 90%. */
export function creditProgress({ answers, right, videos }: Month) {
  const percent = percentOf(right, answers)
  const missing: MissingPart[] = []
  if (answers === 0) missing.push('answers')
  else if (percent < creditPercent) missing.push('percent')
  if (videos === 0) missing.push('video')
  return { percent, answers, right, videos, missing, right_needed: rightNeeded(right, answers) }
}

/** The smallest k with (right + k + answers + k) / 2 of (answers + k) at 89.5 per cent, which is rounded to 90. */
function rightNeeded(right: number, answers: number): number {
  if (answers === 0) return 1
  return Math.max(0, Math.ceil((79 * answers - 100 * right) / 21))
}

/** A free day between two days of learning never ends a row; today is not over yet. */
const freeDays = 1

/**
 * Days in a row on which she learned, up to today. Days are YYYY-MM-DD, in any order; one free day between two of them
 * is rest and is not counted, two free days begin a new row.
 */
export function daysInARow(days: string[], today: string): number {
  const latestFirst = [...new Set(days)].filter((day) => day <= today).sort((a, b) => (a < b ? 1 : -1))
  let count = 0
  let next = today
  for (const day of latestFirst) {
    const free = (Date.parse(next) - Date.parse(day)) / dayMs - 1
    if (free > freeDays) break
    count++
    next = day
  }
  return count
}
