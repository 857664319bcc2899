import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import type { Place } from '../cursor'
import { anywhere, droppedLetter, isOneTypo, type MeantTerm, mayBeTypo, type Term } from './search-terms'
import { firstWordHits, phraseHits, wordHits } from './term-hits.queries'

/** Finds out which terms are known, and for the others which words may have been meant; one statement for all. */
export async function resolveTerms(db: Db, terms: Term[]): Promise<MeantTerm[]> {
  const given = terms.map((term) => ({
    ...term,
    pattern: anywhere(term.text),
    variants: term.kind === 'word' && mayBeTypo(term) ? droppedLetter(term.text) : [],
  }))
  const { rows } = await sql<{ text: string; known: boolean; near: string[] }>`
    select given.text, found.known, case when found.known then '[]' else (
      select coalesce(json_agg(distinct y.word), '[]') from search_typos y
      where y.variant = any(array(select jsonb_array_elements_text(given.variants)))) end as near
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(kind text, text text, pattern text, variants jsonb),
      lateral (select case when given.kind = 'word'
        then exists (select from search_words w where w.word >= given.text and w.word < given.text || '~')
        else exists (select from video_search s where s.titles like given.pattern or s.words like given.pattern)
      end as known) found`.execute(db)
  const answers = new Map(rows.map((row) => [row.text, row]))
  return terms.map((term) => {
    const { known = true, near = [] } = answers.get(term.text) ?? {}
    const isTypo = !known && mayBeTypo(term)
    return { ...term, isTypo, meant: isTypo ? near.filter((word) => isOneTypo(word, term.text)) : [] }
  })
}

/** The first hits only, where nothing else decides which of them are shown. */
export type HitPage = { after: Place | null; limit: number }

/** The videos that hold every term (video_id, points, at), with points for where it stands. */
export function hits(terms: MeantTerm[], page: HitPage | null): RawBuilder<unknown> {
  const [only] = terms
  if (page && !page.after && terms.length === 1 && only?.kind === 'word') return firstWordHits(only, page.limit)
  const found = terms.map((term) => (term.kind === 'word' ? wordHits(term) : phraseHits(term)))
  const tables = found.map((hit, index) => sql`(${hit}) ${sql.ref(`hit${index}`)}`)
  const points = found.map((_, index) => sql.ref(`hit${index}.points`))
  const all = sql`select video_id, ${sql.join(points, sql` + `)} as points, hit0.at from ${tables.reduce(
    (joined, table) => sql`${joined} join ${table} using (video_id)`,
  )}`
  if (!page) return all
  const { after, limit } = page
  const place = after && sql`where (points, at, video_id) < (${-after.rank}, ${after.at}, ${after.id})`
  return sql`select * from (${all}) found ${place ?? sql``} order by points desc, at desc, video_id desc limit ${sql.lit(limit)}`
}
