/** Values at the lines of an axis, from 0 to the top. */
type Scale = { top: number; steps: number[] }

/** A scale of counts: its steps are 1, 2 or 5 times a power of ten. */
export function countScale(largest: number): Scale {
  const rough = Math.max(largest, 1) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? 1)
  const count = Math.max(1, Math.ceil(largest / step))
  return { top: step * count, steps: Array.from({ length: count + 1 }, (_, index) => index * step) }
}

/** A scale of minutes: two equal steps, which are common parts of an hour. */
export function minuteScale(largest: number): Scale {
  const known = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720]
  const step = known.find((minutes) => 2 * minutes >= largest) ?? Math.ceil(largest / 2)
  return { top: 2 * step, steps: [0, step, 2 * step] }
}

/** Position of a value between the two ends of an axis, in units of the drawing. */
export function position(value: number, largest: number, [from, to]: [number, number]): number {
  const share = largest === 0 ? 0 : value / largest
  return Math.round((from + share * (to - from)) * 10) / 10
}

/** The middle of one of `count` columns of equal width between two ends. */
export function columnMiddle(index: number, count: number, [from, to]: [number, number]): number {
  return Math.round((from + ((index + 0.5) * (to - from)) / count) * 10) / 10
}

/** Spreads points evenly between two ends; a single point is at the far end. */
export function spread(index: number, count: number, [from, to]: [number, number]): number {
  return count < 2 ? to : position(index, count - 1, [from, to])
}
