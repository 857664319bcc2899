import { type RawBuilder, sql } from 'kysely'
import { anywhere, halves, type MeantTerm, phrasePattern, type TermShape } from './search-terms'

/** A term, and how one of its values stands in a statement. */
export type Sought = TermShape & {
  value: (type: 'text' | 'text[]', read: (term: MeantTerm) => string | string[]) => RawBuilder<unknown>
}

// A term counts most in a title, then as the whole word, then as typed.
const [title, text] = [
  { whole: sql.lit(8), begun: sql.lit(6), typo: sql.lit(5) },
  { whole: sql.lit(3), begun: sql.lit(2), typo: sql.lit(1) },
]

/** The end of all that a term begins. One letter begins too many words, and stands for itself. */
const beyond = (word: string) => (word.length > 1 ? `${word}~` : `${word}!`)

const typed = ({ value }: Sought) => value('text', ({ text }) => text)
const end = ({ value }: Sought) => value('text', ({ text }) => beyond(text))
const meant = ({ value }: Sought) => value('text[]', (term) => term.meant)

/** The words that a term stands for: what was meant, or all that it begins. */
const wordsOf = (term: Sought) =>
  term.isTypo ? sql`word = any(${meant(term)})` : sql`word >= ${typed(term)} and word < ${end(term)}`

function pointsOf(term: Sought): RawBuilder<unknown> {
  if (term.isTypo) return sql`case when in_title then ${title.typo} else ${text.typo} end`
  return sql`case
    when word = ${typed(term)} then case when in_title then ${title.whole} else ${text.whole} end
    when in_title then ${title.begun} else ${text.begun} end`
}

/** The videos that hold one of a term's words. */
export function wordHits(term: Sought): RawBuilder<unknown> {
  return sql`select video_id, max(${pointsOf(term)}) as points, max(created_at) as at
    from search_words where ${wordsOf(term)} group by video_id`
}

/** Of more words than this, a term's videos are counted rather than looked up newest first. */
const fewWords = sql.lit(20)

/** The begun words one after the other: from each, one step in the index to the next. */
function begunWords(term: Sought): RawBuilder<unknown> {
  const next = (from: RawBuilder<unknown>) =>
    sql`(select word from search_words where ${from} and word < ${end(term)} order by word limit 1)`
  return sql`with recursive begun as (
      select ${next(sql`word >= ${typed(term)}`)} as word
      union all
      select ${next(sql`word > begun.word`)} from begun where begun.word is not null
    )
    select word from begun where word is not null limit ${fewWords} + 1`
}

/**
 * As `wordHits`, but the first of them in their order alone: of each word only as many of the newest as a page needs, so
 * that a word of thousands of videos costs no more than a rare one.
 */
export function firstWordHits(term: Sought, limit: number): RawBuilder<unknown> {
  const words = term.isTypo ? sql`select unnest(${meant(term)}) as word` : begunWords(term)
  const isFew = sql`(select count(*) from looked_up) <= ${fewWords}`
  return sql`with looked_up as materialized (${words})
    select video_id, max(${pointsOf(term)}) as points, max(created_at) as at from (
      select newest.* from looked_up, (values (true), (false)) place(in_title), lateral (
        select word, video_id, in_title, created_at from search_words held
        where held.word = looked_up.word and held.in_title = place.in_title
        order by held.created_at desc, held.video_id desc limit ${sql.lit(limit)}) newest
      where ${isFew}
      union all
      select word, video_id, in_title, created_at from search_words where ${wordsOf(term)} and not ${isFew}
    ) held group by video_id order by points desc, at desc, video_id desc limit ${sql.lit(limit)}`
}

const date = sql`(select created_at from videos where id = video_id)`

/** The videos that hold a phrase, anywhere. */
export function phraseHits({ isTypo, value }: Sought): RawBuilder<unknown> {
  if (!isTypo) {
    const pattern = value('text', ({ text: phrase }) => anywhere(phrase))
    return sql`select video_id, case when titles like ${pattern} then ${title.whole} else ${text.whole} end as points,
      ${date} as at from video_search where titles like ${pattern} or words like ${pattern}`
  }
  const half = [0, 1].map((at) => value('text', (term) => anywhere(halves(term.text)[at] ?? '')))
  const near = half.flatMap((pattern) => [sql`titles like ${pattern}`, sql`words like ${pattern}`])
  const mistyped = value('text', ({ text: phrase }) => phrasePattern(phrase))
  return sql`select video_id, case when titles ~ ${mistyped} then ${title.typo} else ${text.typo} end as points,
    ${date} as at from video_search where (${sql.join(near, sql` or `)}) and (titles ~ ${mistyped} or words ~ ${mistyped})`
}
