/** Returns a typed whole number; null for an empty text, NaN if it is none. */
export function wholeNumberIn(written: string): number | null {
  const plain = written.replace(/[\s,]/g, '')
  if (plain === '') return null
  return /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN
}

export const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most
