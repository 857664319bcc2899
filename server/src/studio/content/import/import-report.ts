import { type FileHandle, open } from 'node:fs/promises'
import { csvOf, csvRow } from '@kasama/contract/text/csv'

export type RefusedLine = { line: number; reason: string; title: string }

/** Begins a CSV file for refused rows. */
export async function openReport(path: string): Promise<FileHandle> {
  const file = await open(path, 'w')
  await file.write(csvOf(['line', 'reason', 'title'], []))
  return file
}

export async function writeRefused(report: FileHandle, { line, reason, title }: RefusedLine): Promise<void> {
  await report.write(csvRow([line, reason, title]))
}
