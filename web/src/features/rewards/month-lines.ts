import type { Standing } from '@kasama/contract/rewards.api'

const needs = { answers: 'needsAnswers', percent: 'needsRight', video: 'needsVideo' } as const

/** What is said of the present month: how it stands, what counted, and what its credit still asks for. */
export function thisMonthLines({ answers, missing }: Standing) {
  const wayOn = missing.length === 0 ? (['onTheWay'] as const) : missing.map((part) => needs[part])
  return [answers > 0 ? 'percent' : 'noAnswers', 'counted', ...wayOn] as const
}

/** What is said of the month before: why it brought a credit or none; nothing of one without answers and videos. */
export function lastMonthLines({ answers, videos, missing }: Standing) {
  if (answers + videos === 0) return []
  const outcome = missing.length === 0 ? 'oneCredit' : 'notThatMonth'
  return [answers > 0 ? 'percent' : 'nothingAnswered', 'counted', outcome] as const
}
