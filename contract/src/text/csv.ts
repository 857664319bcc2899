export type CsvCell = string | number | null

/** Start of a cell, or start after spaces, that a spreadsheet program takes for a formula. */
const formula = /^[\s\0]*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/

/** A cell that no program takes for a formula, quoted if needed. */
function cell(value: CsvCell): string {
  const text = value === null ? '' : String(value).replaceAll('\0', '')
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row of a table, with its line break. */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`

/** A table as CSV. The byte order mark at its start lets Excel read every letter. */
export function csvOf(header: readonly CsvCell[], rows: Iterable<readonly CsvCell[]>): string {
  return `\uFEFF${[header, ...rows].map(csvRow).join('')}`
}
