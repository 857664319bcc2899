import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { toUnicode } from '@kasama/contract/text/burmese'
import { type Info, parse } from 'csv-parse'
import { type Letters, lettersOf } from './table-letters'

/** A row, the line on which it starts, and the bytes read so far; `reason` explains why it could not be parsed. */
export type TableRow = { record: string[]; line: number; bytes: number; reason?: string }

/** The path of a file, or its bytes. */
export type TableFile = string | Buffer

/** The reason why a file is no table. */
export class NoTable extends Error {}

type Row = { record: string[]; info: Info }

/** A longer row has lost its closing quote. */
const longestRow = 100_000
const sampleLength = 4096

/** The first bytes of .xlsx and .ods (ZIP) and of .xls. */
const spreadsheets = ['504b0304', 'd0cf11e0']
/** The first bytes of PDF, PNG, JPEG and GIF. */
const otherSignatures = ['25504446', '89504e47', 'ffd8ff', '47494638']

const delimiters = [',', ';', '\t', '|']
/** Excel's own first line, which names the delimiter and is no row. */
const separatorLine = /^\uFEFF?"?sep=(.)"?[,;\t|]*$/i

async function startOf(file: TableFile): Promise<Buffer> {
  if (typeof file !== 'string') return file.subarray(0, sampleLength)
  const handle = await open(file)
  try {
    if ((await handle.stat()).isDirectory())
      throw new NoTable(`${basename(file)} is a folder: name the CSV file in it.`)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleLength), 0, sampleLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function checkKind(start: Buffer) {
  if (start.length === 0) throw new NoTable('The file is empty.')
  const sign = start.toString('hex', 0, 4)
  if (spreadsheets.includes(sign))
    throw new NoTable('The file is a spreadsheet: save it as CSV (UTF-8), and import that file.')
  if (otherSignatures.some((other) => sign.startsWith(other)))
    throw new NoTable('The file is no table: save it as CSV (UTF-8).')
}

/** The delimiter that the first line names, or else its most frequent one. */
function delimiterOf(start: Buffer, { encoding }: Letters) {
  const header = new TextDecoder(encoding).decode(start).split(/[\r\n]/, 1)[0] ?? ''
  const declaredSign = separatorLine.exec(header)?.[1]
  const signCounts = delimiters.map((sign) => ({ sign, count: header.split(sign).length }))
  const best = signCounts.reduce((most, next) => (next.count > most.count ? next : most)).sign
  return { delimiter: declaredSign ?? best, isDeclared: declaredSign !== undefined }
}

const chunksOf = (file: TableFile) => (typeof file === 'string' ? createReadStream(file) : [file])

async function* decoded(file: TableFile, { encoding, lineEnd }: Letters) {
  const decoder = new TextDecoder(encoding)
  const asLines = (text: string) => (lineEnd === '\r' ? text.replaceAll('\r', '\n') : text)
  for await (const chunk of chunksOf(file)) yield asLines(decoder.decode(chunk, { stream: true }))
  yield asLines(decoder.decode())
}

/**
 * Reads any table that a spreadsheet saved as CSV, header first: commas, semicolons, tabs or bars; UTF-8, UTF-16, or
 * the encodings of older programs of Windows and Macs; Burmese in Unicode. Rows without any text are skipped. Throws
 * NoTable if the file is none.
 */
export async function* readTable(file: TableFile): AsyncGenerator<TableRow> {
  const start = await startOf(file)
  checkKind(start)
  const letters = await lettersOf(chunksOf(file))
  const { delimiter, isDeclared } = delimiterOf(start, letters)
  const broken: TableRow[] = []
  let end = 0
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_record: (row, { lines }) => {
      end = lines
      return row
    },
    on_skip: (error) => {
      const isRest = error?.code === 'CSV_MAX_RECORD_SIZE'
      const line = isRest ? Number.POSITIVE_INFINITY : Number(error?.lines ?? end)
      if (line > end) broken.push({ record: [], line: end + 1, bytes: 0, reason: unclosed(end + 1, line) })
      end = Math.max(end, line)
    },
  })
  pipeline(Readable.from(decoded(file, letters)), parser, () => {})
  let isFirst = isDeclared
  for await (const { record, info } of parser as AsyncIterable<Row>) {
    const isPassedOver = isFirst
    isFirst = false
    if (isPassedOver) continue
    // The parser counts lines up to a record's end; its fields hold the line breaks between start and end.
    const breaks = record.join('').split('\n').length - 1
    const line = info.lines - breaks
    yield* broken.splice(0, broken.filter((lost) => lost.line < line).length)
    yield { record: record.map(toUnicode), line, bytes: info.bytes }
  }
  yield* broken.splice(0)
}

/** An unclosed quote swallows lines until the longest row is reached, at worst all lines that follow. */
function unclosed(from: number, to: number): string {
  if (from === to) return 'is not CSV: a quote is not closed'
  return `is not CSV: a quote is not closed, and everything ${to === Number.POSITIVE_INFINITY ? 'that follows' : `down to line ${to}`} is lost in it`
}
