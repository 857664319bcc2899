import type { FileHandle } from 'node:fs/promises'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ListField } from '@kasama/contract/desk/lessons/imports.api'
import type { Text } from '@kasama/contract/language'
import { noCues } from '../../lesson/cues/stored-cues'
import { renewLines } from '../../lesson/line/renew-lines'
import { listTopicNames } from '../load/content.queries'
import type { ContentDeps, Progress } from '../load/load-pack'
import type { Change } from '../load/load-video'
import { type VideoRecord, writeVideos } from '../load/video.queries'
import { forGood, onTrial, type Writing } from '../load/writing'
import { chosenColumns, findColumns } from './csv-columns'
import { openReport, type RefusedLine, writeRefused } from './import-report'
import { addToImport, listAdded, openImport } from './imports.queries'
import { type ReadRow, type RowSource, readRows } from './read-rows'
import { recordOf } from './record-of'
import { topicFinder } from './topic-finder'

export type ImportOptions = {
  map?: Record<string, string>
  /** What each column says, where that was chosen for all of them. */
  columns?: (ListField | null)[]
  /** Id or English name of the topic of rows that name none. */
  topic?: string
  /** Ids or English names of the topics that stand for other values of the column. */
  mapTopic?: Record<string, string>
  /** The topic stands for values that are no topic here, too. */
  isForUnknown?: boolean
  /** Loads only a clean file. */
  allOrNothing?: boolean
  /** Where refused rows are written as CSV. */
  report?: string
  /** Looks what would become of each row; nothing of it stays. */
  isTrial?: boolean
  /** The import that it goes on with, and when that began; without it a new one is noted once a video was added. */
  goesOn?: { id: number; at: Date }
}

type Telling = {
  progress?: Progress
  /** Each row that is refused. */
  refused?: (row: RefusedLine) => void
  /** What becomes of each lesson. */
  lesson?: (lesson: { title: string; change: Change }) => void
}

export type ImportReport = {
  /** Names the import where it added videos, so that it can be undone. */
  id: number | null
  rows: number
  /** Columns of the file that are no field. */
  unused: string[]
  videos: Record<Change, number>
  refused: number
  /** The first refused rows; the report file has all of them. */
  firstRefused: RefusedLine[]
}

const batchSize = 200
const shownRefused = 20

type Run = {
  topicNames: Map<number, Text>
  source: RowSource
  result: ImportReport
  at: Date
  writing: Writing
  /** Null where nothing stays; otherwise the number of the import, once it has one. */
  kept: { name: string; id: number | null; earlier: Set<number> } | null
  telling: Telling
}

/**
 * Brings in a provider's list of videos: good rows load, in batches of one transaction each; refused ones are reported.
 * Videos are recognised by host and id, so that a second import changes nothing. Throws a ListError where columns
 * or the topic are wrong.
 */
export async function importVideos(
  deps: ContentDeps,
  file: string,
  options: ImportOptions = {},
  telling: Telling = {},
): Promise<ImportReport> {
  const { db } = deps
  const names = await listTopicNames(db)
  const videos = { added: 0, updated: 0, unchanged: 0 }
  const { map, columns, isTrial, goesOn } = options
  const result: ImportReport = { id: null, rows: 0, unused: [], videos, refused: 0, firstRefused: [] }
  const source: RowSource = {
    file,
    topics: topicFinder(names, options),
    columnsOf: (header) => (columns ? chosenColumns(header, columns) : findColumns(header, map)),
    noteUnused: (unused) => {
      result.unused = unused
    },
  }
  const earlier = new Set(goesOn ? await listAdded(db, goesOn.id) : [])
  const run: Run = {
    topicNames: new Map(names.map(({ id, name }) => [id, name])),
    source,
    result,
    at: goesOn?.at ?? deps.now(),
    writing: isTrial ? onTrial(db) : forGood(db),
    kept: isTrial ? null : { name: basename(file), id: goesOn?.id ?? null, earlier },
    telling,
  }
  const report = options.report ? await openReport(options.report) : null
  try {
    if (options.allOrNothing && !isTrial && !(await isClean(run, report))) return result
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

/** Reads the whole file without loading anything; on a clean one the counts begin again. */
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
  const told = (done: number) => run.telling.progress?.({ done, total: size, what: `${run.result.rows} rows` })
  let batch: VideoRecord[] = []
  for await (const row of readRows(run.source)) {
    run.result.rows++
    if ('reason' in row.video) await refuse(run, report, row, row.video.reason)
    // A millisecond between the rows keeps the list's order where the newest come first.
    else batch.push(recordOf(row.video, run.topicNames, new Date(run.at.getTime() - run.result.rows)))
    if (batch.length < batchSize) continue
    await loadBatch(batch, run)
    batch = []
    told(row.bytes)
  }
  if (batch.length > 0) await loadBatch(batch, run)
  told(size)
}

async function loadBatch(batch: VideoRecord[], { kept, at, result, writing, telling }: Run) {
  const { outcomes, importId } = await writing(async (tx) => {
    const written = await writeVideos(tx, batch)
    const outcomes = [...written.values()]
    // Lists name no subtitles.
    await renewLines(tx, new Map(outcomes.filter(({ isChanged }) => isChanged).map(({ id }) => [id, noCues])))
    const isNew = outcomes.filter((outcome) => outcome.isNew)
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
  for (const { slug, words } of batch) {
    const outcome = outcomes.get(slug)
    if (!outcome) continue
    // What was added before this run was killed is an addition of the same import.
    const isNew = outcome.isNew || kept?.earlier.has(outcome.id)
    const change = isNew ? 'added' : outcome.isChanged ? 'updated' : 'unchanged'
    result.videos[change]++
    telling.lesson?.({ title: words[0]?.title ?? slug, change })
  }
  if (result.videos.added > 0) result.id = importId
}
