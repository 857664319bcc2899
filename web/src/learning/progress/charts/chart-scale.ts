/** The top of an axis from 0: a round number, reached in two equal steps. */
export function axisTop(largest: number): number {
  const steps = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720]
  return 2 * (steps.find((step) => 2 * step >= largest) ?? Math.ceil(largest / 2))
}

/** Position of a value between the two ends of an axis, in units of the drawing. */
export function place(value: number, largest: number, [from, to]: [number, number]): number {
  const share = largest === 0 ? 0 : value / largest
  return Math.round((from + share * (to - from)) * 10) / 10
}

/** The middle of one of `count` columns of equal width between two ends. */
export function columnMiddle(index: number, count: number, [from, to]: [number, number]): number {
  return Math.round((from + ((index + 0.5) * (to - from)) / count) * 10) / 10
}

type Spot = { x: number; y: number }

/** The first place that the lines leave free for a text of this width; `y` is its baseline. */
export function freePlace(places: Spot[], wordsWidth: number, lines: Spot[][]): Spot | undefined {
  return places.find((spot) => !lines.some((points) => isCrossed(spot, wordsWidth, points))) ?? places[0]
}

/** Whether a line through the points crosses the text. */
function isCrossed({ x, y }: Spot, wordsWidth: number, points: Spot[]): boolean {
  return points.some((to, index) => {
    const from = points[index - 1] ?? to
    const start = Math.max(from.x, x)
    const end = Math.min(to.x, x + wordsWidth)
    if (start > end) return false
    const at = (where: number) => (to.x === from.x ? to.y : place(where - from.x, to.x - from.x, [from.y, to.y]))
    return Math.max(at(start), at(end)) > y - 17 && Math.min(at(start), at(end)) < y + 5
  })
}

/** Spreads points evenly between two ends; a single point is at the far end. */
export function spread(index: number, count: number, [from, to]: [number, number]): number {
  return count < 2 ? to : place(index, count - 1, [from, to])
}
