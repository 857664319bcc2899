/** The top of a scale for values up to `most`, and the steps below it: 1, 2 or 5 times a power of ten. */
export function scaleFor(most: number): { top: number; steps: number[] } {
  const rough = Math.max(most, 1) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? 1)
  const count = Math.max(1, Math.ceil(most / step))
  return { top: step * count, steps: Array.from({ length: count + 1 }, (_, place) => place * step) }
}
