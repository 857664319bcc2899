import { videoKey } from '@kasama/contract/studio/video-address.rules'
import { readTable, type TableRow } from '#platform/tables/read-table'
import type { Columns } from './csv-columns'
import { readRow, type TopicFinder, type VideoRow } from './csv-row'

export type RowSource = {
  file: string
  topics: TopicFinder
  /** Maps the header to columns; throws a ListError if required ones are missing. */
  columnsOf: (header: string[]) => Columns
  /** Called with the headers of columns that are no field. */
  noteUnused: (columns: string[]) => void
}

/** A row of the list: a valid video, or the reason why it is refused. */
export type ReadRow = { line: number; bytes: number; title: string; video: VideoRow | { reason: string } }

/** Reads a provider's list row by row. Throws a ListError if required columns are missing. */
export async function* readRows({ file, topics, columnsOf, noteUnused }: RowSource): AsyncGenerator<ReadRow> {
  const lines = new Map<string, number>()
  let columns: Columns | null = null
  for await (const record of readTable(file)) {
    if (columns) {
      yield readOne(record, { columns, topics, lines })
      continue
    }
    columns = columnsOf(record.record)
    noteUnused(columns.unused)
  }
  if (!columns) columnsOf([])
}

type Context = { columns: Columns; topics: TopicFinder; lines: Map<string, number> }

function readOne({ record, line, bytes, reason }: TableRow, { columns, topics, lines }: Context): ReadRow {
  const read = { line, bytes, title: record[columns.byField.get('title') ?? 0] ?? '' }
  if (reason) return { ...read, video: { reason } }
  const isLonger = record.slice(columns.count).some((cell) => cell.trim() !== '')
  if (isLonger || record.length < columns.count)
    return { ...read, video: { reason: `has ${record.length} columns, and the header ${columns.count}` } }
  const video = readRow(record, columns, topics)
  if ('reason' in video) return { ...read, video }
  const key = videoKey(video)
  const twin = lines.get(key)
  if (twin) return { ...read, video: { reason: `is the same video as line ${twin}` } }
  lines.set(key, line)
  return { ...read, video }
}
