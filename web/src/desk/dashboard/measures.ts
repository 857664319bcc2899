import type { LearningFigures, LearningTotals } from '@kasama/contract/desk/dashboard.api'
import { dayMs } from '@kasama/contract/durations.rules'
import { dashboardTexts as t } from './dashboard.texts'

export const rightPercent = ({ answers, right_first }: Pick<LearningTotals, 'answers' | 'right_first'>) =>
  answers === 0 ? null : Math.round((100 * right_first) / answers)

/** Measures that the chart of the weeks can show. */
export const measures = {
  workers: { label: t.workers, unit: t.workersUnit, figureOf: ({ workers }: LearningTotals) => workers },
  minutes: {
    label: t.minutesLabel,
    unit: t.minutesUnit,
    figureOf: ({ seconds }: LearningTotals) => Math.round(seconds / 60),
  },
  lessons: { label: t.lessonsLabel, unit: t.lessonsUnit, figureOf: ({ lessons }: LearningTotals) => lessons },
  right: { label: t.rightLabel, unit: t.rightUnit, figureOf: (learned: LearningTotals) => rightPercent(learned) ?? 0 },
}
export type Measure = keyof typeof measures

type Week = LearningTotals & { week: string }

export const noLearning: LearningTotals = { workers: 0, seconds: 0, lessons: 0, answers: 0, right_first: 0 }
const weekMs = 7 * dayMs
const weeksShown = 12

/**
 * Returns the twelve weeks up to the latest counted one, weeks without learning included; of all languages, or of one.
 */
export function latestWeeks(weeks: LearningFigures['weeks'], language?: string): Week[] {
  const latest = weeks.at(-1)?.week
  if (!latest) return []
  return Array.from({ length: weeksShown }, (_, place) => {
    const week = new Date(Date.parse(latest) - (weeksShown - 1 - place) * weekMs).toISOString().slice(0, 10)
    const ofWeek = weeks.filter((one) => one.week === week && (!language || one.language_code === language))
    return ofWeek.reduce((sum, one) => ({ ...add(sum, one), week }), { ...noLearning, week })
  })
}

function add(one: LearningTotals, other: LearningTotals): LearningTotals {
  return {
    workers: one.workers + other.workers,
    seconds: one.seconds + other.seconds,
    lessons: one.lessons + other.lessons,
    answers: one.answers + other.answers,
    right_first: one.right_first + other.right_first,
  }
}
