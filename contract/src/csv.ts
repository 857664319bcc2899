export type CsvCell = string | number | null

/** A program that opens the file takes a cell that begins so, or so after spaces, for a formula. */
const formula = /^[\s\0]*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/

/** A cell that no program takes for a formula, with quotes where it needs them. */
function cell(value: CsvCell): string {
  const text = value === null ? '' : String(value).replaceAll('\0', '')
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as a file. With the mark of UTF-8 at its start, Excel reads every letter. */
export function csvOf(header: readonly CsvCell[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
