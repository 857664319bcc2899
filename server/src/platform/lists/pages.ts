import { readId } from '@kasama/contract/id'
import { fail } from '../http/errors'

/** One value of a place, as a part of a cursor. A part has no dots; `read` answers null for what `write` never makes. */
type Part<Value> = { write: (value: Value) => string; read: (part: string) => Value | null }

/** The end of the last year that ISO 8601 writes with four digits. */
const latestMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const whole = (part: string) => (/^(0|-?[1-9]\d{0,14})$/.test(part) ? Number(part) : Number.NaN)
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export const id: Part<number> = { write: String, read: readId }

/** PostgreSQL's integer, below 0 as well. */
export const integer: Part<number> = {
  write: String,
  read: (part) => (Math.abs(whole(part)) <= 2_147_483_647 ? Number(part) : null),
}

/** An id of a table that outgrows integers: a text, since a number would round it. */
export const bigId: Part<string> = { write: String, read: (part) => (/^[1-9]\d{0,17}$/.test(part) ? part : null) }

export const moment: Part<Date> = {
  write: (at) => String(at.getTime()),
  read: (part) => (whole(part) >= 0 && whole(part) <= latestMs ? new Date(Number(part)) : null),
}

export const words: Part<string> = { write: (text) => Buffer.from(text).toString('base64url'), read: readWords }

function readWords(part: string): string | null {
  if (!/^[\w-]*$/.test(part)) return null
  try {
    const text = strict.decode(Buffer.from(part, 'base64url'))
    // PostgreSQL's texts have no NUL.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/**
 * The pages of a list that is sorted by these values. A page begins behind a place: the values of the last row before it,
 * which clients hand back as the cursor.
 */
export function pagesBy<Place extends object>(parts: { [Name in keyof Place]: Part<Place[Name]> }) {
  const names = Object.keys(parts) as (keyof Place)[]

  const cursorOf = (place: Place) => names.map((name) => parts[name].write(place[name])).join('.')

  /** The place that a cursor names; null for the first page. */
  function placeOf(cursor: string | undefined): Place | null {
    if (cursor === undefined) return null
    const given = cursor.split('.')
    const values = names.map((name, index) => [name, parts[name].read(given[index] ?? '')] as const)
    const isPlace = given.length === names.length && values.every(([, value]) => value !== null)
    return isPlace ? (Object.fromEntries(values) as Place) : fail('invalid_input', { field: 'cursor' })
  }

  /** The first `limit` of these rows; one row more says that another page follows. */
  function cut<Row>(rows: Row[], limit: number, placeIn: (row: Row) => Place) {
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    return { items, next_cursor: rows.length > limit && last ? cursorOf(placeIn(last)) : null }
  }

  return { cursorOf, placeOf, cut }
}

/** Of lists in the order of their ids. */
export const pagesById = pagesBy({ id })
