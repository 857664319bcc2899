import { addDays } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { fsrs, Rating } from 'ts-fsrs'

/** The memory of a question: how long she will know it, and how hard it is for her. */
type Memory = { stability: number; difficulty: number }

/** An answer on a day, with the memory after it and the day on which the question is due again. */
export type Review = Memory & { day: string; isRight: boolean; due: string }

/** Without chance, and in whole days: everybody who computes it gets the same day. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 })

/** Adds an answer to what is remembered of a question; `before` is null for its first answer. */
export function review(before: Review | null, answer: { day: string; isRight: boolean }): Review {
  const days = before ? daysBetween(before.day, answer.day) : 0
  const { stability, difficulty } = scheduler.next_state(before, days, answer.isRight ? Rating.Good : Rating.Again)
  return { ...answer, stability, difficulty, due: addDays(answer.day, scheduler.next_interval(stability, days)) }
}

const daysBetween = (from: string, to: string) => Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs)
