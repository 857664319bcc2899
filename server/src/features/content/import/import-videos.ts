import type { FileHandle } from 'node:fs/promises'
import { stat } from 'node:fs/promises'
import type { Language, Text } from '@kasama/contract/language'
import type { Db } from '../../../platform/database/db'
import { searchRow } from '../../library/search/search-words'
import { listTopicNames } from '../load/content.queries'
import type { ContentDeps, Progress } from '../load/load-pack'
import { type Change, youtubePicture } from '../load/load-video'
import { type VideoRecord, writeVideos } from '../load/video.queries'
import { ListError } from './csv-columns'
import type { RowWords, TopicFinder, VideoRow } from './csv-row'
import { keepImport } from './import.queries'
import { openReport, type RefusedRow, writeRefused } from './import-report'
import { type ReadRow, type RowSource, readRows } from './read-rows'

export type ImportOptions = {
  map?: Record<string, string>
  /** Id or English name of the topic of rows that name none. */
  topic?: string
  /** Ids or English names of the topics that stand for other values of the column. */
  mapTopic?: Record<string, string>
  /** Loads only a clean file. */
  allOrNothing?: boolean
  /** Where refused rows are written as CSV. */
  report?: string
}

export type ImportReport = {
  /** Names the import where it added videos, so that it can be undone. */
  id: string | null
  rows: number
  /** Columns of the file that are no field. */
  unused: string[]
  videos: Record<Change, number>
  refused: number
  /** The first refused rows; the report file has all of them. */
  firstRefused: RefusedRow[]
}

const batchSize = 200
const shownRefused = 20

type Run = {
  topicNames: Map<number, Text>
  source: RowSource
  result: ImportReport
  /** Milliseconds since 1970; they name the import, too. */
  at: number
  /** Ids of the videos that it has added so far. */
  added: number[]
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
  progress: Progress = () => {},
): Promise<ImportReport> {
  const names = await listTopicNames(deps.db)
  const videos = { added: 0, updated: 0, unchanged: 0 }
  const result: ImportReport = { id: null, rows: 0, unused: [], videos, refused: 0, firstRefused: [] }
  const noteUnused = (columns: string[]) => {
    result.unused = columns
  }
  const source = { file, map: options.map ?? {}, topics: topicFinder(names, options), noteUnused }
  const run: Run = {
    topicNames: new Map(names.map(({ id, name }) => [id, name])),
    source,
    result,
    at: deps.now().getTime(),
    added: [],
  }
  const report = options.report ? await openReport(options.report) : null
  try {
    if (options.allOrNothing && !(await isClean(run, report))) return result
    await loadRows(deps.db, run, { report, progress })
    return result
  } finally {
    await report?.close()
  }
}

function topicFinder(
  names: { id: number; name: Text }[],
  { topic, mapTopic = {} }: Pick<ImportOptions, 'topic' | 'mapTopic'>,
): TopicFinder {
  const known = new Map(
    names.flatMap(({ id, name }) => [[String(id), id] as const, [name.eng.toLowerCase(), id] as const]),
  )
  const find = (wanted: string): number => {
    const id = known.get(wanted.trim().toLowerCase())
    if (id === undefined) throw new ListError(`There is no topic ${wanted}.`)
    return id
  }
  const mapped = Object.entries(mapTopic).map(([value, to]) => [value.trim().toLowerCase(), find(to)] as const)
  return { ids: new Map([...known, ...mapped]), fallback: topic === undefined ? null : find(topic) }
}

async function refuse({ result }: Run, report: FileHandle | null, { line, title }: ReadRow, reason: string) {
  const row = { line, reason, title }
  result.refused++
  if (result.firstRefused.length < shownRefused) result.firstRefused.push(row)
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

async function loadRows(db: Db, run: Run, { report, progress }: { report: FileHandle | null; progress: Progress }) {
  const { size } = await stat(run.source.file)
  let batch: VideoRecord[] = []
  for await (const row of readRows(run.source)) {
    run.result.rows++
    if ('reason' in row.video) await refuse(run, report, row, row.video.reason)
    else batch.push(recordOf(row.video, run))
    if (batch.length < batchSize) continue
    await loadBatch(db, batch, run)
    batch = []
    progress({ done: row.bytes, total: size, what: `${run.result.rows} rows` })
  }
  if (batch.length > 0) await loadBatch(db, batch, run)
  progress({ done: size, total: size, what: `${run.result.rows} rows` })
}

async function loadBatch(db: Db, batch: VideoRecord[], { added, at, result }: Run) {
  const { videos } = result
  const outcomes = await db.transaction().execute(async (tx) => {
    const written = await writeVideos(tx, batch)
    const isNew = [...written.values()].filter((outcome) => outcome.isNew)
    added.push(...isNew.map(({ id }) => id))
    if (isNew.length > 0) await keepImport(tx, String(at), added)
    return written
  })
  if (added.length > 0) result.id = String(at)
  for (const { isNew, isChanged } of outcomes.values()) videos[isNew ? 'added' : isChanged ? 'updated' : 'unchanged']++
}

function recordOf({ host, id, duration, topicIds, public_level, words }: VideoRow, run: Run): VideoRecord {
  const rows = Object.entries(words) as [Language, RowWords][]
  return {
    // A colon is in no slug of a pack: an import never meets a pack's video.
    slug: `${host}:${id}`,
    video_host: host,
    vimeo_id: null,
    public_level,
    slides_show_text: false,
    thumbnail_url: host === 'youtube' ? youtubePicture(id) : null,
    // A millisecond between the rows keeps the list's order where the newest come first.
    created_at: new Date(run.at - run.result.rows),
    isDated: false,
    words: rows.map(([language_code, { clip, ...titled }]) => ({
      language_code,
      ...titled,
      address: language_code === 'eng' ? id : (clip?.id ?? null),
      low_address: null,
      audio_address: null,
      duration: clip?.duration ?? duration,
      narration: clip ? language_code : 'eng',
      voice: null,
      subtitles: null,
      video_host: clip?.host ?? null,
      vimeo_id: null,
      thumbnail_url: clip?.host === 'youtube' ? youtubePicture(clip.id) : null,
    })),
    topicIds,
    search: searchRow({
      titles: rows.map(([, { title }]) => title),
      texts: rows.flatMap(([, { description, sub_description }]) => [description, sub_description]),
      topicNames: topicIds.flatMap((topic) => Object.values(run.topicNames.get(topic) ?? {})),
    }),
    subtitles: {},
  }
}
