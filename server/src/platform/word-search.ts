import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** What the index over names, emails and User IDs is made of, of an account `u`. */
export const accountWords: Sql = sql.raw(
  `lower(' ' || u.fullname || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.username, '') || ' ')`,
)

const plain = (term: string) => term.replace(/[\\%_]/g, '\\$&')
export const containing = (term: string) => `%${plain(term)}%`

/** Three letters in a row can be looked up; for less the index would be read whole, which takes longer than the table. */
export const isIndexed = (term: string) => /[\p{L}\p{M}\p{N}]{3}/u.test(term)

/** Whether words, of which there is an index of trigrams, hold a term in small letters. */
export const hold = (words: Sql, term: string): Sql =>
  isIndexed(term) ? sql`${words} like ${containing(term)}` : sql`strpos(${words}, ${term}) > 0`

/** As `hold`; a term too short to be looked up within words is looked up where one begins. */
export function holdOrBegin(words: Sql, term: string): Sql {
  if (isIndexed(term)) return hold(words, term)
  if (!/[\p{L}\p{N}]/u.test(term)) return sql`false`
  return sql`(${words} like ${`${plain(term)}%`} or ${words} like ${`% ${plain(term)}%`})`
}
