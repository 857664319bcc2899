import { type FileHandle, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Text } from '@kasama/contract/language'
import { videoKey } from '@kasama/contract/studio/clip/video-address.rules'
import type { ListField } from '@kasama/contract/studio/content/imports.api'
import { readTable, type TableRow } from '#platform/tables/read-table'
import { withCuesIn } from '#studio/lesson/cues/stored-cues'
import { listTopicNames } from '../load/content.queries'
import type { ContentDeps, Progress } from '../load/load-pack'
import type { Change } from '../load/load-video'
import { asDryRun, committed, type TransactionRunner } from '../load/transaction-runner'
import { type Columns, chosenColumns, findColumns } from './csv-columns'
import { readRow, type TopicFinder, type VideoRow } from './csv-row'
import { openReport, type RefusedLine, writeRefused } from './import-report'
import { addToImport, listAdded, openImport } from './imports.queries'
import { type BatchRow, loadBatch } from './load-batch'
import { recordOf } from './record-of'
import { topicFinder } from './topic-finder'

export type ImportOptions = {
  map?: Record<string, string>
  /** The field of each column, if the desk has chosen all of them. */
  columns?: (ListField | null)[]
  /** Id or English name of the topic for rows that name none. */
  topic?: string
  /** Topics (id or English name) by the values of the column that stand for them. */
  mapTopic?: Record<string, string>
  /** Whether `topic` also applies to rows with an unknown topic. */
  isForUnknown?: boolean
  /** Loads the file only if no row is refused. */
  allOrNothing?: boolean
  /** New lessons are drafts, which nobody sees until they are published. */
  asDrafts?: boolean
  /** Path of the CSV file for refused rows. */
  report?: string
  /** Dry run: reports the result of each row, and loads nothing. */
  isDryRun?: boolean
  /** The import to continue, and when it began; otherwise a new one is created once a video was added. */
  resumes?: { id: number; at: Date }
}

type ImportListener = {
  progress?: Progress
  /** Called for each refused row. */
  refused?: (row: RefusedLine) => void
  /** Called for each lesson that was added, updated or left unchanged. */
  lesson?: (lesson: { title: string; change: Change }) => void
}

export type ImportReport = {
  /** The import's id where videos were added, so that it can be undone. */
  id: number | null
  rows: number
  /** Headers of columns that are no field. */
  unused: string[]
  videos: Record<Change, number>
  refused: number
  /** The first refused rows; the report file has all of them. */
  firstRefused: RefusedLine[]
}

const batchSize = 200
const shownRefused = 20

type Run = {
  deps: ContentDeps
  topicNames: Map<number, Text>
  source: RowSource
  result: ImportReport
  at: Date
  writing: TransactionRunner
  /** Null in a dry run; otherwise the import's name and id, and the videos that an interrupted run added before. */
  kept: { name: string; id: number | null; earlier: Set<number> } | null
  telling: ImportListener
  asDrafts: boolean
}

/**
 * Imports a provider's list of videos: valid rows load in batches of one transaction each, refused ones are reported.
 * Videos are identified by host and id, so that a repeated import changes nothing; of a lesson that exists a row changes
 * only what it names and nobody has changed at the desk. Throws a ListError if columns or the
 * topic are invalid.
 */
export async function importVideos(
  deps: ContentDeps,
  file: string,
  options: ImportOptions = {},
  telling: ImportListener = {},
): Promise<ImportReport> {
  const { db } = deps
  const names = await listTopicNames(db)
  const videos = { added: 0, updated: 0, unchanged: 0 }
  const { map, columns, isDryRun, resumes } = options
  const result: ImportReport = { id: null, rows: 0, unused: [], videos, refused: 0, firstRefused: [] }
  const source: RowSource = {
    file,
    topics: topicFinder(names, options),
    columnsOf: (header) => (columns ? chosenColumns(header, columns) : findColumns(header, map)),
    noteUnused: (unused) => {
      result.unused = unused
    },
  }
  const earlier = new Set(resumes ? await listAdded(db, resumes.id) : [])
  const run: Run = {
    deps,
    topicNames: new Map(names.map(({ id, name }) => [id, name])),
    source,
    result,
    at: resumes?.at ?? deps.now(),
    writing: isDryRun ? asDryRun(db) : committed(db),
    kept: isDryRun ? null : { name: basename(file), id: resumes?.id ?? null, earlier },
    telling,
    asDrafts: options.asDrafts ?? false,
  }
  const report = options.report ? await openReport(options.report) : null
  try {
    if (options.allOrNothing && !isDryRun && !(await isClean(run, report))) return result
    await loadRows(run, report)
    return result
  } finally {
    await report?.close()
  }
}

async function refuse({ result, telling }: Run, report: FileHandle | null, { line, title }: ReadRow, reason: string) {
  const row = { line, reason, title }
  result.refused++
  if (result.firstRefused.length < shownRefused) result.firstRefused.push(row)
  telling.refused?.(row)
  if (report) await writeRefused(report, row)
}

/** Validates the whole file without loading anything; the counts are reset if it is clean. */
async function isClean(run: Run, report: FileHandle | null): Promise<boolean> {
  for await (const row of readRows(run.source)) {
    run.result.rows++
    if ('reason' in row.video) await refuse(run, report, row, row.video.reason)
  }
  if (run.result.refused > 0) return false
  run.result.rows = 0
  return true
}

async function loadRows(run: Run, report: FileHandle | null) {
  const { size } = await stat(run.source.file)
  const reportDone = (done: number) => run.telling.progress?.({ done, total: size, what: `${run.result.rows} rows` })
  let batch: BatchRow[] = []
  for await (const row of readRows(run.source)) {
    run.result.rows++
    if ('reason' in row.video) await refuse(run, report, row, row.video.reason)
    // A millisecond between rows keeps the list's order where lists are sorted by date.
    else
      batch.push({
        record: {
          ...recordOf(row.video, new Date(run.at.getTime() - run.result.rows)),
          isDraft: run.asDrafts,
        },
        namesTopic: row.video.namesTopic,
      })
    if (batch.length < batchSize) continue
    await addBatch(batch, run)
    batch = []
    reportDone(row.bytes)
  }
  if (batch.length > 0) await addBatch(batch, run)
  reportDone(size)
}

async function addBatch(batch: BatchRow[], { deps, topicNames, kept, at, result, writing, telling }: Run) {
  const { outcomes, importId } = await withCuesIn(writing, deps, async (tx, cuesOf) => {
    const written = await loadBatch(tx, cuesOf, { rows: batch, topicNames })
    const isNew = [...written.values()].filter((outcome) => outcome.isNew)
    if (!kept || isNew.length === 0) return { outcomes: written, importId: kept?.id ?? null }
    const id = kept.id ?? (await openImport(tx, { kind: 'list', name: kept.name, at }))
    await addToImport(
      tx,
      id,
      isNew.map((outcome) => outcome.id),
    )
    return { outcomes: written, importId: id }
  })
  if (kept) kept.id = importId
  for (const { record } of batch) {
    const { slug, words } = record
    const outcome = outcomes.get(slug)
    if (!outcome) continue
    // Videos that an interrupted run of the same import added count as added.
    const isNew = outcome.isNew || kept?.earlier.has(outcome.id)
    const change = isNew ? 'added' : outcome.isChanged ? 'updated' : 'unchanged'
    result.videos[change]++
    telling.lesson?.({ title: words[0]?.title ?? slug, change })
  }
  if (result.videos.added > 0) result.id = importId
}

type RowSource = {
  file: string
  topics: TopicFinder
  /** Maps the header to columns; throws a ListError if required ones are missing. */
  columnsOf: (header: string[]) => Columns
  /** Called with the headers of columns that are no field. */
  noteUnused: (columns: string[]) => void
}

/** A row of the list: a valid video, or the reason why it is refused. */
type ReadRow = { line: number; bytes: number; title: string; video: VideoRow | { reason: string } }

/** Reads a provider's list row by row. Throws a ListError if required columns are missing. */
async function* readRows({ file, topics, columnsOf, noteUnused }: RowSource): AsyncGenerator<ReadRow> {
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
