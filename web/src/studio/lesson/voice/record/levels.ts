/** The meter's cells, from -45 dB to the loudest: 8 too quiet, 16 good, 6 too loud. */
export const cells = 30
const quietCells = 8
const loudCells = 6
const cellDb = 1.5

export type Zone = 'quiet' | 'good' | 'loud'

export const zoneOf = (cell: number): Zone =>
  cell < quietCells ? 'quiet' : cell >= cells - loudCells ? 'loud' : 'good'

/** Returns how many cells a loudness from 0 to 1 fills. */
export function cellsOf(loudest: number): number {
  if (loudest <= 0) return 0
  const db = 20 * Math.log10(loudest)
  return Math.max(0, Math.min(cells, Math.ceil(cells + db / cellDb)))
}
