import { spliced } from './spliced'

type Point = { clientX: number; clientY: number }

/**
 * Returns the place of a dragged row: that of the row under the pointer, once the pointer is past that row's middle.
 */
export function indexUnderPointer(rows: Element[], from: number, { clientX, clientY }: Point): number {
  const under = rows.findIndex((row, place) => {
    const { left, right, top, bottom } = row.getBoundingClientRect()
    return place !== from && clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
  const [own, other] = [rows[from], rows[under]].map((row) => row?.getBoundingClientRect())
  if (!own || !other) return from
  const isBeside = Math.abs(own.top - other.top) < own.height / 2
  const past = isBeside ? clientX - (other.left + other.width / 2) : clientY - (other.top + other.height / 2)
  return under > from === past > 0 ? under : from
}

export const movedItem = <I>(items: readonly I[], from: number, to: number): I[] =>
  spliced(spliced(items, from, 1), to, 0, ...items.slice(from, from + 1))
