import { parseId } from '@kasama/contract/id'
import { pageSize } from '@kasama/contract/lists.rules'
import { fail } from '#platform/http/errors'

/** Encodes one value of a cursor. The encoded part has no dots; `read` returns null for what `write` never produces. */
type CursorPart<Value> = { write: (value: Value) => string; read: (part: string) => Value | null }

/** The end of year 9999, the last one that ISO 8601 writes with four digits. */
const latestMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const parseInteger = (part: string) => (/^(0|-?[1-9]\d{0,14})$/.test(part) ? Number(part) : Number.NaN)
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export const idPart: CursorPart<number> = { write: String, read: parseId }

/** PostgreSQL's integer, negative ones included. */
export const integerPart: CursorPart<number> = {
  write: String,
  read: (part) => (Math.abs(parseInteger(part)) <= 2_147_483_647 ? Number(part) : null),
}

/** A bigint id: a text, since a number would round it. */
export const bigIdPart: CursorPart<string> = {
  write: String,
  read: (part) => (/^[1-9]\d{0,17}$/.test(part) ? part : null),
}

export const momentPart: CursorPart<Date> = {
  write: (at) => String(at.getTime()),
  read: (part) => (parseInteger(part) >= 0 && parseInteger(part) <= latestMs ? new Date(Number(part)) : null),
}

export const textPart: CursorPart<string> = {
  write: (text) => Buffer.from(text).toString('base64url'),
  read: readWords,
}

function readWords(part: string): string | null {
  if (!/^[\w-]*$/.test(part)) return null
  try {
    const text = strict.decode(Buffer.from(part, 'base64url'))
    // PostgreSQL's text can't contain NUL.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** Query fields of a paged call. */
export type PageQuery = { limit?: number; cursor?: string }

/** The rows that a query reads: at most `limit`, after a sort key; null for the first page. */
export type PageRange<Place = { id: number }> = { after: Place | null; limit: number }

/** A list: how its rows are found, and a row in the response. */
type List<Place, Row, Item> = {
  query: PageQuery
  find: (range: PageRange<Place>) => Promise<Row[]>
  show: (row: Row) => Item
}

/**
 * Keyset pagination for a list sorted by these columns of its rows. A page begins after the sort key of the last row of
 * the page before, which clients send back as the cursor.
 */
export function pagesBy<Place extends object>(parts: { [Name in keyof Place]: CursorPart<Place[Name]> }) {
  const names = Object.keys(parts) as (keyof Place)[]

  const cursorOf = (position: Place) => names.map((name) => parts[name].write(position[name])).join('.')

  /** The sort key in a cursor; null for the first page. */
  function placeOf(cursor: string | undefined): Place | null {
    if (cursor === undefined) return null
    const cursorParts = cursor.split('.')
    const values = names.map((name, index) => [name, parts[name].read(cursorParts[index] ?? '')] as const)
    const isPlace = cursorParts.length === names.length && values.every(([, value]) => value !== null)
    return isPlace ? (Object.fromEntries(values) as Place) : fail('invalid_input', { field: 'cursor' })
  }

  /** One page of a list. It reads one row more than it shows, which tells that another page follows. */
  async function listPage<Row extends Place, Item>({ query, find, show }: List<Place, Row, Item>) {
    const { limit = pageSize, cursor } = query
    const rows = await find({ after: placeOf(cursor), limit: limit + 1 })
    const shownRows = rows.slice(0, limit)
    const last = shownRows.at(-1)
    return { items: shownRows.map(show), next_cursor: rows.length > limit && last ? cursorOf(last) : null }
  }

  /** One page of a list with its number of rows. No page is looked for in an empty list. */
  async function countedPage<Row extends Place, Item>(list: List<Place, Row, Item> & { total: number }) {
    const { total, find } = list
    const page = await listPage({ ...list, find: total === 0 ? async () => [] : find })
    return { ...page, total }
  }

  return { cursorOf, placeOf, listPage, countedPage }
}

/** Pagination by id. */
export const pagesById = pagesBy({ id: idPart })
