import { type TProperties, type TSchema, Type } from 'typebox'
import { byLanguage, languages } from './language'
import { maxExactCount } from './lists.rules'
import { emailPattern } from './text/typed-text.rules'

const largestInteger = 2_147_483_647

/** A row's id: a positive PostgreSQL integer. */
export const id = () => Type.Integer({ minimum: 1, maximum: largestInteger })

/** A whole number from 0 up. */
export const count = (maximum = largestInteger) => Type.Integer({ minimum: 0, maximum })

/** A count, exact up to 1,000; 1001 means more. */
export const cappedCount = () => count(maxExactCount + 1)

/** Capped counts with these names. */
export const cappedCounts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, cappedCount()])) as Record<Name, ReturnType<typeof cappedCount>>

/**
 * Keywords that make the server normalize a text before validation (`plain`, `masked`) or refuse it
 * (platform/http/typed-text.ts).
 */
type TextKeywords = { plain?: true; masked?: true; noCardNumber?: true; visible?: true; pattern?: string }

const lineCharacters = '[^\\p{Cc}\\p{Cs}\\u2028-\\u202E\\u2066-\\u2069]*'

/** Text of at most `max` UTF-16 units, without control characters (line breaks and tabs aside) or broken surrogates. */
export const text = (max: number, min = 0, keywords: TextKeywords = {}) =>
  Type.String({
    minLength: min,
    maxLength: max,
    pattern: '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F\\p{Cs}]*$',
    ...keywords,
  })

/**
 * One line of text: `text` without line breaks, so that it fits into a mail header, and without marks that turn the
 * text after them, so that no name shows as another one. Marks that join or separate Burmese letters stay.
 */
export const line = (max: number, min = 0, keywords: TextKeywords = {}) =>
  Type.String({
    minLength: min,
    maxLength: max,
    pattern: `^${lineCharacters}$`,
    ...keywords,
  })

/** A name that readers see; a card number is refused. */
export const name = (max: number, min = 0) =>
  line(max, min, {
    noCardNumber: true,
    visible: true,
    // A required name needs more than blanks.
    ...(min > 0 && { pattern: `^(?=.*\\S)${lineCharacters}$` }),
  })

/** A postal address. */
export const postalAddress = (max: number, min = 0) => text(max, min, { noCardNumber: true })

/** A text that people write freely: a card number in it is masked before anybody reads it. */
export const message = (max: number, min = 0) => text(max, min, { masked: true })

/** A reason or a note, in one line. */
export const note = (max: number, min = 0) => line(max, min, { masked: true })

/** A code, a User ID or an email address as typed or pasted; invisible letters and outer blanks are removed. */
export const code = (max: number, min = 0) => line(max, min, { plain: true })

/** An id of the payment provider, by its kinds; never the number of a card. */
export const providerId = (...kinds: string[]) =>
  Type.String({ maxLength: 200, pattern: `^(${kinds.join('|')})_[A-Za-z0-9_]+$`, noCardNumber: true })

/** Idempotency key of a form: created once and sent with each submission, so that the request takes effect once. */
export const formKey = () => Type.String({ minLength: 16, maxLength: 60, pattern: '^[0-9A-Za-z-]*$' })

/** An email address; see the pattern for what it may be. */
export const email = () => Type.String({ maxLength: 254, pattern: emailPattern, plain: true })

/** A password as typed; its strength is checked by rules, not by the schema. */
export const password = () => text(128, 1)

/** A text in all languages: English is required, and shown in place of an empty one. */
export const inLanguages = (field: typeof line, max: number) =>
  closed(byLanguage((language) => field(max, language === 'eng' ? 1 : 0)))

export const languageCode = () => Type.Enum(languages)

/** A moment as ISO 8601 in UTC. */
export const moment = () => Type.String({ maxLength: 30 })

/** A calendar day in Singapore, YYYY-MM-DD. */
export const day = () => Type.String({ maxLength: 10 })

export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** An object with these fields and no others. All input is closed, at every depth. */
export const closed = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

/** Start of a page of a list; it may hold a name of 120 letters, of three bytes each, in base64. */
export const cursor = () => text(600)

/** One page of a list, and more fields about the list; `next_cursor` is null on the last page. */
export const page = <S extends TSchema, More extends TProperties = Record<never, never>>(item: S, more = {} as More) =>
  closed({ items: Type.Array(item), next_cursor: nullable(cursor()), ...more })

/** One page of a list with the number of all its rows. */
export const countedPage = <S extends TSchema>(item: S) => page(item, { total: cappedCount() })

/** Query fields of every paged call. */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  cursor: Type.Optional(cursor()),
}

/** A table as a file. */
export const csv = closed({ name: text(100), csv: Type.String() })

export const withId = closed({ id: id() })
export const done = closed({ done: Type.Literal(true) })
