import type { Language } from '@kasama/contract/language'
import type { PassageRow } from '../passages/kept/kept.queries'
import type { Hit } from '../passages/rank'
import { inLanguage } from '../passages/retrieve'
import { builtInTexts, filled } from './built-in.texts'

const mostFollowOns = 3
const longestFollowOn = 200

type AnswerBasis = {
  /** Quiz questions and entries of the FAQ that fit, the best first. */
  hits: Hit[]
  rows: PassageRow[]
  language: Language
  /** The title of the answer's own lesson; null if an entry of the FAQ answers alone. */
  title: string | null
  /** Titles of lessons of its topic that fit, too. */
  related: string[]
  asked: string
}

/**
 * Returns follow-on questions: quiz questions that she has answered before, lessons of its topic, and its own lesson.
 * An entry of the FAQ is followed by other entries. Every lesson has at least one.
 */
export function followOns({ hits, rows, language, title, related, asked }: AnswerBasis): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const known = hits.flatMap(({ id }) => {
    const row = byId.get(id)
    return row ? [inLanguage(row.texts, language).text.heading] : []
  })
  const lessons =
    title === null ? [] : [...related, title].map((one) => filled(builtInTexts.whatIsIn[language], { title: one }))
  const wanted = [...known, ...lessons].filter((text) => text !== asked && text.length <= longestFollowOn)
  const chosen = [...new Set(wanted)].slice(0, mostFollowOns)
  return chosen.length > 0 || title === null ? chosen : [firstIn(title, language)]
}

/** Returns the follow-on questions of a lesson that is shown by itself. */
export const followOnsOf = (title: string, { asked, language }: Pick<AnswerBasis, 'asked' | 'language'>) =>
  followOns({ hits: [], rows: [], related: [], title, asked, language })

/** Returns a question that fits titles of any length. */
function firstIn(title: string, language: Language): string {
  const text = builtInTexts.firstIn[language]
  return filled(text, { title: title.slice(0, longestFollowOn - text.length) })
}
