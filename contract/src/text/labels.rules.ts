/** A sheet of A4 has three by eight labels of 64 by 34 mm. */
export const labelsOnSheet = 24
/** Maximum number of vouchers that are posted or printed at once: ten sheets. */
export const maxLabelsAtOnce = 240

/**
 * Distributes labels over sheets; `start` is the first free slot of the first sheet, from 1. Used and empty slots are
 * null.
 */
export function sheetsOf<Label>(labels: readonly Label[], start: number): (Label | null)[][] {
  const slots: (Label | null)[] = [
    ...Array<null>(Math.max(0, Math.min(labelsOnSheet, start) - 1)).fill(null),
    ...labels,
  ]
  const sheets: (Label | null)[][] = []
  for (let first = 0; first < Math.max(1, slots.length); first += labelsOnSheet) {
    const sheet = slots.slice(first, first + labelsOnSheet)
    sheets.push([...sheet, ...Array<null>(labelsOnSheet - sheet.length).fill(null)])
  }
  return sheets
}
