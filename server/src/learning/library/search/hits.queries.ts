import type { Placeholder } from '#platform/database/prepared'
import { anywhere, type MeantTerm, phrasePattern, splitPhrase } from '#platform/search/search-terms'

// Points of a match: titles count more than other text; a whole word more than a prefix, a prefix more than a typing
// mistake.
const title = { whole: 8, begun: 6, typo: 5 }
const text = { whole: 3, begun: 2, typo: 1 }

/** A term's SQL: the words that it matches, and the points of each. */
type WordTerm = { words: string; points: string; list: string }

/** Up to this many words, each word's newest videos are looked up; with more, all videos of the term are aggregated. */
const fewWords = 20

function wordTerm(term: MeantTerm, placeholder: Placeholder): WordTerm {
  if (term.isTypo) {
    const meantForms = placeholder(term.meant, 'text[]')
    return {
      words: `word = any(${meantForms})`,
      points: `case when in_title then ${title.typo} else ${text.typo} end`,
      list: `select unnest(${meantForms}) as word`,
    }
  }
  const typed = placeholder(term.text, 'text')
  // A single letter would be the prefix of too many words: it matches only the word that is this letter.
  const end = placeholder(term.text.length > 1 ? `${term.text}~` : `${term.text}!`, 'text')
  const next = (from: string) => `(select word from search_words where ${from} and word < ${end} order by word limit 1)`
  return {
    words: `word >= ${typed} and word < ${end}`,
    points: `case when word = ${typed} then case when in_title then ${title.whole} else ${text.whole} end
      when in_title then ${title.begun} else ${text.begun} end`,
    // The words with this prefix: a recursive query that jumps in the index from each distinct word to the next.
    list: `with recursive begun as (
        select ${next(`word >= ${typed}`)} as word
        union all
        select ${next('word > begun.word')} from begun where begun.word is not null)
      select word from begun where word is not null limit ${fewWords + 1}`,
  }
}

/** The videos that contain one of a term's words. */
const wordHits = ({ words, points }: WordTerm) =>
  `select video_id as id, max(${points}) as points, max(created_at) as at
    from search_words where ${words} group by video_id`

/**
 * The first page of `wordHits`, in its order. For each word it reads only as many of the newest videos as the page
 * needs, so that a frequent word costs no more than a rare one.
 */
const firstWordHits = ({ words, points, list }: WordTerm, size: number) => `
  with looked_up as materialized (${list})
  select video_id as id, max(${points}) as points, max(created_at) as at from (
    select newest.* from looked_up, (values (true), (false)) place(in_title), lateral (
      select word, video_id, in_title, created_at from search_words held
      where held.word = looked_up.word and held.in_title = place.in_title
      order by held.created_at desc, held.video_id desc limit ${size}) newest
    where (select count(*) from looked_up) <= ${fewWords}
    union all
    select word, video_id, in_title, created_at from search_words
    where ${words} and (select count(*) from looked_up) > ${fewWords}
  ) held group by video_id order by points desc, at desc, video_id desc limit ${size}`

/** The videos that contain a phrase anywhere. */
function phraseHits(term: MeantTerm, placeholder: Placeholder): string {
  const hitsWhere = (inTitle: string, kind: 'whole' | 'typo', where: string) =>
    `select video_id as id, case when ${inTitle} then ${title[kind]} else ${text[kind]} end as points,
      (select created_at from videos where id = video_id) as at from video_search where ${where}`
  if (!term.isTypo) {
    const pattern = placeholder(anywhere(term.text), 'text')
    return hitsWhere(`titles like ${pattern}`, 'whole', `titles like ${pattern} or words like ${pattern}`)
  }
  const mistyped = placeholder(phrasePattern(term.text), 'text')
  const halves = splitPhrase(term.text).map((half) => placeholder(anywhere(half), 'text'))
  const candidates = halves.map((pattern) => `titles like ${pattern} or words like ${pattern}`).join(' or ')
  return hitsWhere(`titles ~ ${mistyped}`, 'typo', `(${candidates}) and (titles ~ ${mistyped} or words ~ ${mistyped})`)
}

/** A page of matches, for a search whose order depends on nothing else. */
type HitPage = { cursor: { rank: string; at: string; id: string } | null; size: number }

/** The videos that contain every term (id, points, at). */
export function hits(terms: MeantTerm[], placeholder: Placeholder, page: HitPage | null): string {
  const [firstTerm] = terms
  if (page && !page.cursor && terms.length === 1 && firstTerm?.kind === 'word')
    return firstWordHits(wordTerm(firstTerm, placeholder), page.size)
  const hitsPerTerm = terms.map((term) =>
    term.kind === 'word' ? wordHits(wordTerm(term, placeholder)) : phraseHits(term, placeholder),
  )
  const tables = hitsPerTerm.map((hit, n) => `${n > 0 ? 'join ' : ''}(${hit}) hit${n}${n > 0 ? ' using (id)' : ''}`)
  const points = hitsPerTerm.map((_, n) => `hit${n}.points`).join(' + ')
  const all = `select id, ${points} as points, hit0.at from ${tables.join(' ')}`
  if (!page) return all
  const { cursor, size } = page
  const cursorCondition = cursor ? `where (points, at, id) < (-${cursor.rank}, ${cursor.at}, ${cursor.id})` : ''
  return `select * from (${all}) every_hit ${cursorCondition} order by points desc, at desc, id desc limit ${size}`
}
