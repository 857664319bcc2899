import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** What the index over names, emails and User IDs is made of, of an account `u`. */
export const accountWords: Sql = sql.raw(
  `lower(' ' || u.fullname || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.username, '') || ' ')`,
)

export const containing = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** Three letters in a row can be looked up; for less the index would be read whole, which takes longer than the table. */
export const isIndexed = (term: string) => /[\p{L}\p{M}\p{N}]{3}/u.test(term)

/** Whether words, of which there is an index of trigrams, hold a term in small letters. */
export const hold = (words: Sql, term: string): Sql =>
  isIndexed(term) ? sql`${words} like ${containing(term)}` : sql`strpos(${words}, ${term}) > 0`
