import { type FileHandle, open } from 'node:fs/promises'

export type RefusedLine = { line: number; reason: string; title: string }

/** Escapes a cell that a spreadsheet would run as a formula, also after spaces and with full-width signs. */
function cell(value: string | number): string {
  const text = String(value).replace(/^[\s\0]*[=+\-@＝＋－＠]|^[\s\0]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const row = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

/** Begins a CSV file for refused rows. */
export async function openReport(path: string): Promise<FileHandle> {
  const file = await open(path, 'w')
  await file.write(row(['line', 'reason', 'title']))
  return file
}

export async function writeRefused(report: FileHandle, { line, reason, title }: RefusedLine): Promise<void> {
  await report.write(row([line, reason, title]))
}
