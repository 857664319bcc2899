import type { Language } from '@kasama/contract/language'
import type { PassageRow } from '../passages/kept/rows'
import type { Hit } from '../passages/rank'
import { inLanguage } from '../passages/retrieve'
import { builtInTexts, filled } from './built-in.texts'

const mostFollowOns = 3
const longestFollowOn = 200

type Known = { hits: Hit[]; rows: PassageRow[]; language: Language; titles: string[]; asked: string }

/** What she may ask next: questions that she has answered before, of the FAQ, and the lessons that fit next best. */
export function followOns({ hits, rows, language, titles, asked }: Known): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const own = hits.flatMap((hit) => {
    const row = byId.get(hit.id)
    return row && (hit.question_id !== null || hit.faq_slug) ? [inLanguage(row.texts, language).text.heading] : []
  })
  const lessons = titles.map((title) => filled(builtInTexts.whatIsIn[language], { title }))
  const wanted = [...own, ...lessons].filter((text) => text !== asked && text.length <= longestFollowOn)
  return [...new Set(wanted)].slice(0, mostFollowOns)
}
