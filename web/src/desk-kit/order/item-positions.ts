import { spliced } from './spliced'

type Point = { clientX: number; clientY: number }

/**
 * Returns the place of a dragged row: that of the row under the pointer, once the pointer is past that row's middle.
 */
export function indexUnderPointer(rows: Element[], from: number, { clientX, clientY }: Point): number {
  const target = rows.findIndex((row, place) => {
    const { left, right, top, bottom } = row.getBoundingClientRect()
    return place !== from && clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
  const [draggedBox, targetBox] = [rows[from], rows[target]].map((row) => row?.getBoundingClientRect())
  if (!draggedBox || !targetBox) return from
  const isBeside = Math.abs(draggedBox.top - targetBox.top) < draggedBox.height / 2
  const past = isBeside
    ? clientX - (targetBox.left + targetBox.width / 2)
    : clientY - (targetBox.top + targetBox.height / 2)
  return target > from === past > 0 ? target : from
}

export const movedItem = <I>(items: readonly I[], from: number, to: number): I[] =>
  spliced(spliced(items, from, 1), to, 0, ...items.slice(from, from + 1))
