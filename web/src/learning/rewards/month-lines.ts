import type { MonthProgress } from '@kasama/contract/learning/rewards/rewards.api'

const conditionKeys = { answers: 'needsAnswers', percent: 'needsRight', video: 'needsVideo' } as const

/** Conditions that are missing for its credit. Answering a video's questions completes it: then only that is named. */
function missingConditions(missing: MonthProgress['missing']) {
  if (missing.length === 0) return ['onTheWay'] as const
  return missing.includes('answers') ? (['needsAnswers'] as const) : missing.map((part) => conditionKeys[part])
}

/** Lines about the present month: its standing, what counted, and the missing conditions of its credit. */
export function thisMonthLines({ answers, missing }: MonthProgress) {
  return [answers > 0 ? 'percent' : 'noAnswers', 'counted', ...missingConditions(missing)] as const
}

/** Lines about the month before: why it brought a credit or none; empty for a month without answers and videos. */
export function lastMonthLines({ answers, videos, missing }: MonthProgress) {
  if (answers + videos === 0) return []
  const outcome = missing.length === 0 ? 'oneCredit' : 'notThatMonth'
  return [answers > 0 ? 'percent' : 'nothingAnswered', 'counted', outcome] as const
}
