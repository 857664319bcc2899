import { position } from '#shared/ui/charts/scale.ts'

type Point = { x: number; y: number }

/** The first place that the lines leave free for a text of this width; `y` is its baseline. */
export function freePlace(places: Point[], textWidth: number, lines: Point[][]): Point | undefined {
  return places.find((place) => !lines.some((points) => isCrossed(place, textWidth, points))) ?? places[0]
}

/** Whether a line through the points crosses the text. */
function isCrossed({ x, y }: Point, textWidth: number, points: Point[]): boolean {
  return points.some((to, index) => {
    const from = points[index - 1] ?? to
    const start = Math.max(from.x, x)
    const end = Math.min(to.x, x + textWidth)
    if (start > end) return false
    const yAt = (at: number) => (to.x === from.x ? to.y : position(at - from.x, to.x - from.x, [from.y, to.y]))
    return Math.max(yAt(start), yAt(end)) > y - 17 && Math.min(yAt(start), yAt(end)) < y + 5
  })
}
