import type { Standing } from '@kasama/contract/rewards.api'

const needs = { answers: 'needsAnswers', percent: 'needsRight', video: 'needsVideo' } as const

/** What its credit still asks for. Who answers a video's questions has completed it: that is said once. */
function wayOnOf(missing: Standing['missing']) {
  if (missing.length === 0) return ['onTheWay'] as const
  return missing.includes('answers') ? (['needsAnswers'] as const) : missing.map((part) => needs[part])
}

/** What is said of the present month: how it stands, what counted, and what its credit still asks for. */
export function thisMonthLines({ answers, missing }: Standing) {
  return [answers > 0 ? 'percent' : 'noAnswers', 'counted', ...wayOnOf(missing)] as const
}

/** What is said of the month before: why it brought a credit or none; nothing of one without answers and videos. */
export function lastMonthLines({ answers, videos, missing }: Standing) {
  if (answers + videos === 0) return []
  const outcome = missing.length === 0 ? 'oneCredit' : 'notThatMonth'
  return [answers > 0 ? 'percent' : 'nothingAnswered', 'counted', outcome] as const
}
