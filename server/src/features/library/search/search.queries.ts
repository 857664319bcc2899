import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import { gather } from '../../../platform/database/gather'
import { later, statement } from '../../../platform/database/statement'
import { placeAt, placeId, placeRank } from '../place.queries'
import {
  anywhere,
  asTerm,
  droppedLetter,
  isOneTypo,
  type MeantTerm,
  mayBeTypo,
  type Term,
  type TermShape,
} from './search-terms'
import { firstWordHits, phraseHits, type Sought, wordHits } from './term-hits.queries'

type Resolved = { text: string; known: boolean; near: string[] }

const resolve = statement<Resolved>(`
  select given.text, found.known, case when found.known then '[]' else (
    select coalesce(json_agg(distinct y.word), '[]') from search_typos y
    where y.variant = any(array(select jsonb_array_elements_text(given.variants)))) end as near
  from jsonb_to_recordset($1::jsonb) as given(kind text, text text, pattern text, variants jsonb),
    lateral (select case when given.kind = 'word'
      then exists (select from search_words w where w.word >= given.text and w.word < given.text || '~')
      else exists (select from video_search s where s.titles like given.pattern or s.words like given.pattern)
    end as known) found`)

/** Whether a term is known, and otherwise which words are near it. */
const findTerm = gather(async (db, texts: string[]) => {
  const given = texts.map(asTerm).map((term) => ({
    ...term,
    pattern: anywhere(term.text),
    variants: term.kind === 'word' && mayBeTypo(term) ? droppedLetter(term.text) : [],
  }))
  return new Map((await resolve(db, JSON.stringify(given))).map((row) => [row.text, row]))
})

async function resolveTerm(db: Db, term: Term): Promise<MeantTerm> {
  const { known = true, near = [] } = (await findTerm(db, term.text)) ?? {}
  const isTypo = !known && mayBeTypo(term)
  return { ...term, isTypo, meant: isTypo ? near.filter((word) => isOneTypo(word, term.text)) : [] }
}

/** Finds out which terms are known, and for the others which words may have been meant; one statement for all. */
export const resolveTerms = (db: Db, terms: Term[]) => Promise.all(terms.map((term) => resolveTerm(db, term)))

type Searched = { terms: MeantTerm[] | null }

/** A term in a statement's text, with the values that come when it is asked. */
const sought = (shape: TermShape, index: number): Sought => ({
  ...shape,
  value: (type, read) =>
    later(type, ({ terms }: Searched) => {
      const term = terms?.[index]
      return term && read(term)
    }),
})

/** The first hits only, where nothing else decides which of them are shown. */
export type HitPage = { isFirst: boolean; limit: number }

/** The videos that hold every term (video_id, points, at), with points for where it stands. */
export function hits(shapes: TermShape[], page: HitPage | null): RawBuilder<unknown> {
  const terms = shapes.map(sought)
  const [only] = terms
  if (page?.isFirst && terms.length === 1 && only?.kind === 'word') return firstWordHits(only, page.limit)
  const found = terms.map((term) => (term.kind === 'word' ? wordHits(term) : phraseHits(term)))
  const tables = found.map((hit, index) => sql`(${hit}) ${sql.ref(`hit${index}`)}`)
  const points = found.map((_, index) => sql.ref(`hit${index}.points`))
  const all = sql`select video_id, ${sql.join(points, sql` + `)} as points, hit0.at from ${tables.reduce(
    (joined, table) => sql`${joined} join ${table} using (video_id)`,
  )}`
  if (!page) return all
  const { isFirst, limit } = page
  const place = isFirst ? sql`` : sql`where (points, at, video_id) < (-${placeRank}, ${placeAt}, ${placeId})`
  return sql`select * from (${all}) found ${place} order by points desc, at desc, video_id desc limit ${sql.lit(limit)}`
}
