import type { Db } from '../../../platform/database/db'
import { prepared } from '../../../platform/database/prepared'
import { anywhere, type MeantTerm, mayBeTypo, type Term, wordPattern } from './search-terms'

type Resolved = { text: string; known: boolean; near: string[] }

const resolved = `
  select given.text, found.known, case when found.known then '[]' else (
    select coalesce(json_agg(v.word), '[]') from search_vocabulary v
    where v.word ~ given.mistyped) end as near
  from jsonb_to_recordset($1::jsonb) as given(kind text, text text, pattern text, mistyped text),
    lateral (select case when given.kind = 'word'
      then exists (select from search_words w where w.word >= given.text and w.word < given.text || '~')
      else exists (select from video_search s where s.titles like given.pattern or s.words like given.pattern)
    end as known) found`

/** Finds out which terms are known, and for the others which words may have been meant. */
export async function resolveTerms(db: Db, terms: Term[]): Promise<MeantTerm[]> {
  const given = terms.map((term) => ({
    ...term,
    pattern: anywhere(term.text),
    ...(term.kind === 'word' && mayBeTypo(term) && { mistyped: wordPattern(term.text) }),
  }))
  const rows = await prepared<Resolved>(db, resolved, [JSON.stringify(given)])
  const byText = new Map(rows.map((row) => [row.text, row]))
  return terms.map((term) => {
    const { known = true, near = [] } = byText.get(term.text) ?? {}
    const isTypo = !known && mayBeTypo(term)
    return { ...term, isTypo, meant: isTypo ? near : [] }
  })
}
