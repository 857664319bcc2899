import type { Language } from '@kasama/contract/language'
import type { PassageRow } from '../passages/index/library-index.queries'
import type { Hit } from '../passages/rank'
import { inLanguage } from '../passages/retrieve'
import { builtInTexts, filled } from './built-in.texts'

const maxFollowOns = 3
const maxFollowOnLength = 200

type AnswerBasis = {
  /** Quiz questions and entries of the FAQ that fit, the best first. */
  hits: Hit[]
  rows: PassageRow[]
  language: Language
  /** The title of the answer's own lesson; null if an entry of the FAQ answers alone. */
  title: string | null
  /** Titles of lessons of its topic that fit, too. */
  related: string[]
  questionText: string
}

/**
 * Returns follow-on questions: quiz questions that she has answered before, lessons of its topic, and its own lesson.
 * An entry of the FAQ is followed by other entries. Every lesson has at least one.
 */
export function followOns({ hits, rows, language, title, related, questionText }: AnswerBasis): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const headings = hits.flatMap(({ id }) => {
    const row = byId.get(id)
    return row ? [inLanguage(row.texts, language).text.heading] : []
  })
  const lessonQuestions =
    title === null
      ? []
      : [...related, title].map((lessonTitle) => filled(builtInTexts.whatIsIn[language], { title: lessonTitle }))
  const questions = [...headings, ...lessonQuestions].filter(
    (text) => text !== questionText && text.length <= maxFollowOnLength,
  )
  const distinctQuestions = [...new Set(questions)].slice(0, maxFollowOns)
  return distinctQuestions.length > 0 || title === null ? distinctQuestions : [firstStepQuestion(title, language)]
}

/** Returns the follow-on questions of a lesson that is shown by itself. */
export const lessonFollowOns = (
  title: string,
  { questionText, language }: Pick<AnswerBasis, 'questionText' | 'language'>,
) => followOns({ hits: [], rows: [], related: [], title, questionText, language })

/** Returns a question that fits titles of any length. */
function firstStepQuestion(title: string, language: Language): string {
  const text = builtInTexts.firstIn[language]
  return filled(text, { title: title.slice(0, maxFollowOnLength - text.length) })
}
