import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import { ListError } from './csv-columns'

/** A record, the line on which it starts, and the bytes read so far; `reason` says why it could not be parsed. */
export type CsvRecord = { record: string[]; line: number; bytes: number; reason?: string }

type Row = { record: string[]; info: Info }

/** A longer row has lost its closing quote. */
const longestRow = 100_000

/** The magic bytes of .xlsx and .ods (ZIP) and of .xls. */
const spreadsheets = ['504b0304', 'd0cf11e0']

type Look = { delimiter: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' }

/**
 * Excel's “Unicode text” is UTF-16, recognised by its byte order mark or, in Latin text, by a 0 in every second byte.
 */
function encodingOf(bytes: Buffer): Look['encoding'] {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe' || (bytes[0] !== 0 && bytes[1] === 0)) return 'utf-16le'
  return mark === 'feff' || (bytes[0] === 0 && bytes[1] !== 0) ? 'utf-16be' : 'utf-8'
}

/** Detects the encoding and the delimiter: comma, semicolon or tab, whichever is most frequent in the first line. */
async function lookAt(file: string): Promise<Look> {
  const name = basename(file)
  const handle = await open(file)
  try {
    if ((await handle.stat()).isDirectory()) throw new ListError(`${name} is a folder: name the CSV file in it.`)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    if (bytesRead === 0) throw new ListError('The file is empty.')
    if (spreadsheets.includes(buffer.toString('hex', 0, 4)))
      throw new ListError('The file is a spreadsheet: save it as CSV (UTF-8), and import that file.')
    const start = buffer.subarray(0, bytesRead)
    const encoding = encodingOf(start)
    const header = new TextDecoder(encoding).decode(start).split(/[\r\n]/, 1)[0] ?? ''
    const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
    return { encoding, delimiter: counts.reduce((most, next) => (next.count > most.count ? next : most)).sign }
  } finally {
    await handle.close()
  }
}

/** The file's bytes, converted to UTF-8. */
function utf8Of(file: string, encoding: Look['encoding']): Readable {
  const bytes = createReadStream(file)
  return encoding === 'utf-8' ? bytes : Readable.from(decoded(bytes, new TextDecoder(encoding)))
}

async function* decoded(bytes: AsyncIterable<Buffer>, decoder: TextDecoder) {
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

/** Parses a CSV file as a stream of records, header first. */
export async function* readCsv(file: string): AsyncGenerator<CsvRecord> {
  const broken: CsvRecord[] = []
  let end = 0
  const { delimiter, encoding } = await lookAt(file)
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
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
  pipeline(utf8Of(file, encoding), parser, () => {})
  for await (const { record, info } of parser as AsyncIterable<Row>) {
    // The parser counts lines up to a record's end; its fields hold the line breaks between start and end.
    const breaks = record.join('').split('\n').length - 1
    const line = info.lines - breaks
    yield* broken.splice(0, broken.filter((lost) => lost.line < line).length)
    yield { record, line, bytes: info.bytes }
  }
  yield* broken.splice(0)
}

/** An unclosed quote swallows lines until the longest row is reached, at worst all lines that follow. */
function unclosed(from: number, to: number): string {
  if (from === to) return 'is not CSV: a quote is not closed'
  return `is not CSV: a quote is not closed, and everything ${to === Number.POSITIVE_INFINITY ? 'that follows' : `down to line ${to}`} is lost in it`
}
