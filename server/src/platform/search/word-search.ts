import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** The expression of the trigram index over the name, email and User ID of an account `u`. */
export const accountWords: Sql = sql.raw(
  `lower(' ' || u.fullname || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.username, '') || ' ')`,
)

const plain = (term: string) => term.replace(/[\\%_]/g, '\\$&')
export const containing = (term: string) => `%${plain(term)}%`

/**
 * Whether the trigram index helps: with fewer than three letters in a row it would be read whole, which is slower than
 * the table.
 */
export const isIndexed = (term: string) => /[\p{L}\p{M}\p{N}]{3}/u.test(term)

/** Whether words with a trigram index contain a term, which is in lowercase. */
export const containsTerm = (words: Sql, term: string): Sql =>
  isIndexed(term) ? sql`${words} like ${containing(term)}` : sql`strpos(${words}, ${term}) > 0`

/** As `containsTerm`; a term that is too short for the index must stand at the beginning of a word. */
export function holdOrBegin(words: Sql, term: string): Sql {
  if (isIndexed(term)) return containsTerm(words, term)
  if (!/[\p{L}\p{N}]/u.test(term)) return sql`false`
  return sql`(${words} like ${`${plain(term)}%`} or ${words} like ${`% ${plain(term)}%`})`
}
