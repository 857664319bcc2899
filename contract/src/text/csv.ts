export type CsvCell = string | number | null

/** Start of a csvCell, leading spaces included, that a spreadsheet program would run as a formula. */
const formulaPattern = /^[\s\0]*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/

/** Formats a csvCell: quoted if needed, and escaped so that no spreadsheet program runs it as a formula. */
function csvCell(value: CsvCell): string {
  const text = value === null ? '' : String(value).replaceAll('\0', '')
  const safe = formulaPattern.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row of a table, with its line break. */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A table as CSV. The byte order mark at its start lets Excel read every letter. */
export function csvOf(header: readonly CsvCell[], rows: Iterable<readonly CsvCell[]>): string {
  return `\uFEFF${[header, ...rows].map(csvRow).join('')}`
}
