import { practiceQuestionsADay } from '@kasama/contract/learning/practice/practice.rules'
import { review } from './schedule'

/** A question that she has answered in the quiz of a finished lesson. */
export type LearnedQuestion = {
  question_id: number
  video_id: number
  /** Whether her first answer in the quiz was right, and the day of her right one. */
  score: number
  learned_on: string
  /** When she finished the lesson. */
  finished_at: Date
  /** Her last practice before the day; null without one. */
  was_right: boolean | null
  due: string | null
  /** Her practice on the day. */
  is_right: boolean | null
}

/**
 * The questions of a day: those answered on it, then those that were wrong and are due, then other due ones; if these
 * are too few, those that are due soonest. What she does on the day changes neither choice nor order.
 */
export function chooseQuestions(learned: LearnedQuestion[], today: string, startOfToday: Date): LearnedQuestion[] {
  const ranked = learned
    .filter(isAsked(learned, startOfToday))
    .map((question) => ({ question, rank: rankOf(question, today) }))
    .sort(
      (a, b) =>
        a.rank[0] - b.rank[0] ||
        (a.rank[1] < b.rank[1] ? -1 : Number(a.rank[1] > b.rank[1])) ||
        a.question.question_id - b.question.question_id,
    )
    .map(({ question }) => question)
  const answered = ranked.filter(({ is_right }) => is_right !== null)
  const open = ranked.filter(({ is_right }) => is_right === null)
  const chosen = new Set([...answered, ...open].slice(0, practiceQuestionsADay))
  return ranked.filter((question) => chosen.has(question))
}

/** Lessons finished before the day are asked; until there is one, the first that she finished. */
function isAsked(learned: LearnedQuestion[], startOfToday: Date) {
  const [first] = learned.toSorted(
    (a, b) => a.finished_at.getTime() - b.finished_at.getTime() || a.video_id - b.video_id,
  )
  return ({ finished_at, video_id, is_right }: LearnedQuestion) =>
    finished_at < startOfToday || video_id === first?.video_id || is_right !== null
}

/** The group of a question, and the day on which it is due. */
function rankOf({ score, learned_on, was_right, due }: LearnedQuestion, today: string): [number, string] {
  const isRight = was_right ?? score === 1
  const day = due ?? review(null, { day: learned_on, isRight }).due
  return [(day <= today ? 0 : 2) + Number(isRight), day]
}
