import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { Place } from './cursor'
import { anywhere, droppedLetter, halves, isOneTypo, mayBeTypo, phrasePatterns, type Term } from './search-terms'

/** A term as it is looked for: as typed, or as what was meant where nobody knows the typed one. */
export type MeantTerm = Term & { isTypo: boolean; meant: string[] }

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

// A term counts most in a title, then as the whole word, then as typed.
const [title, text] = [
  { whole: 8, begun: 6, typo: 5 },
  { whole: 3, begun: 2, typo: 1 },
]

/** The first hits only, where nothing else decides which of them are shown. */
export type HitPage = { after: Place | null; limit: number }

/** The videos that hold every term (video_id, points, at), with points for where it stands. */
export function hits(terms: MeantTerm[], page: HitPage | null): RawBuilder<unknown> {
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

function wordHits({ text: word, isTypo, meant }: MeantTerm): RawBuilder<unknown> {
  if (isTypo) {
    const words = meant.length > 0 ? sql`word in (${sql.join(meant)})` : sql`false`
    return sql`select video_id, max(case when in_title then ${sql.lit(title.typo)} else ${sql.lit(text.typo)} end) as points,
      max(created_at) as at from search_words where ${words} group by video_id`
  }
  // One letter begins too many words to be looked for as a beginning.
  const beyond = word.length > 1 ? `${word}~` : `${word}!`
  return sql`select video_id, max(case
      when word = ${word} then case when in_title then ${sql.lit(title.whole)} else ${sql.lit(text.whole)} end
      when in_title then ${sql.lit(title.begun)} else ${sql.lit(text.begun)} end) as points,
      max(created_at) as at from search_words where word >= ${word} and word < ${beyond} group by video_id`
}

const date = sql`(select created_at from videos where id = video_id)`

function phraseHits({ text: phrase, isTypo }: MeantTerm): RawBuilder<unknown> {
  const like = (column: 'titles' | 'words', pattern: string) => sql`${sql.ref(column)} like ${pattern}`
  if (!isTypo) {
    const pattern = anywhere(phrase)
    return sql`select video_id, case when ${like('titles', pattern)} then ${sql.lit(title.whole)} else ${sql.lit(text.whole)} end as points,
      ${date} as at from video_search where ${like('titles', pattern)} or ${like('words', pattern)}`
  }
  const near = halves(phrase).flatMap((half) => [like('titles', anywhere(half)), like('words', anywhere(half))])
  const patterns = sql`array[${sql.join(phrasePatterns(phrase))}]`
  return sql`select video_id, case when titles like any(${patterns}) then ${sql.lit(title.typo)} else ${sql.lit(text.typo)} end as points,
    ${date} as at from video_search where (${sql.join(near, sql` or `)}) and (titles like any(${patterns}) or words like any(${patterns}))`
}
