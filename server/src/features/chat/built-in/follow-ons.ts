import type { Language } from '@kasama/contract/language'
import type { PassageRow } from '../passages/kept/rows'
import type { Hit } from '../passages/rank'
import { inLanguage } from '../passages/retrieve'
import { builtInTexts, filled } from './built-in.texts'

const mostFollowOns = 3
const longestFollowOn = 200

type AnswerBasis = {
  /** Questions and entries of the FAQ that fit, the best first. */
  hits: Hit[]
  rows: PassageRow[]
  language: Language
  /** The title of the answer's own lesson; null where an entry of the FAQ answers alone. */
  title: string | null
  /** Lessons of its topic that fit, too. */
  related: string[]
  asked: string
}

/**
 * Questions to go on with: those of its quiz that she has answered before, lessons of its topic, and its own lesson. An
 * entry of the FAQ is followed by other entries. Every lesson has one at least.
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

/** Follow-on questions of a lesson that is shown by itself. */
export const followOnsOf = (title: string, { asked, language }: Pick<AnswerBasis, 'asked' | 'language'>) =>
  followOns({ hits: [], rows: [], related: [], title, asked, language })

/** It fits whatever the title's length. */
function firstIn(title: string, language: Language): string {
  const text = builtInTexts.firstIn[language]
  return filled(text, { title: title.slice(0, longestFollowOn - text.length) })
}
