import { batched } from '#platform/database/batch'
import type { Db } from '#platform/database/db'
import { prepared } from '#platform/database/prepared'
import { anywhere, asTerm, type MeantTerm, mayBeTypo, type Term, wordPattern } from '#platform/search/search-terms'

type ResolvedTerm = { text: string; known: boolean; near: string[] }

const resolved = `
  select given.text, found.known, case when found.known then '[]' else (
    select coalesce(json_agg(v.word), '[]') from search_vocabulary v
    where v.word ~ given.mistyped) end as near
  from jsonb_to_recordset($1::jsonb) as given(kind text, text text, pattern text, mistyped text),
    lateral (select case when given.kind = 'word'
      then exists (select from search_words w where w.word >= given.text and w.word < given.text || '~')
      else exists (select from video_search s where s.titles like given.pattern or s.words like given.pattern)
    end as known) found`

const resolve = batched(async (db, texts: string[]) => {
  const resolvedTerms = texts.map(asTerm).map((term) => ({
    ...term,
    pattern: anywhere(term.text),
    ...(term.kind === 'word' && mayBeTypo(term) && { mistyped: wordPattern(term.text) }),
  }))
  const rows = await prepared<ResolvedTerm>(db, resolved, [JSON.stringify(resolvedTerms)])
  return new Map(rows.map((row) => [row.text, row]))
})

/** Looks up which terms occur in the library, and for the others the words that were probably meant. */
export const resolveTerms = (db: Db, terms: Term[]): Promise<MeantTerm[]> =>
  Promise.all(
    terms.map(async (term) => {
      const { known = true, near = [] } = (await resolve(db, term.text)) ?? {}
      const isTypo = !known && mayBeTypo(term)
      return { ...term, isTypo, meant: isTypo ? near : [] }
    }),
  )
