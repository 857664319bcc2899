import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ImportResult,
  type ListOptions,
  maxRefusedRows,
  type RefusedRow,
} from '@kasama/contract/studio/content/imports.api'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { isDiskFull } from '#platform/files/disk-full'
import { NoTable } from '#platform/tables/read-table'
import { hasRoom } from '#studio/clip/upload/has-room'
import { removeFile, uploadPath } from '#studio/clip/upload/upload-files'
import { ListError } from '../import/csv-columns'
import { importVideos } from '../import/import-videos'
import { type LoadReport, loadPack, PackFaults } from '../load/load-pack'
import { unpack } from '../zip/unpack'
import { changeImport, type ImportRow } from './imports.queries'
import { findInList, lookAtList } from './look/look-at-list'
import { collectOutcome, type Outcome, plain } from './outcome'

export type ImportDeps = Pick<Deps, 'db' | 'now' | 'config' | 'storage' | 'importUploads'>

const nothing = { topics: 0, skills: 0, faq: 0, layout: false }

/** Checks a complete upload, or loads it; a run that was killed is repeated from its beginning. */
export async function workOnImport(deps: ImportDeps, row: ImportRow): Promise<void> {
  const { db, config } = deps
  const pass = row.pass ?? ''
  const isLoading = row.state === 'loading'
  try {
    const work = row.kind === 'list' ? workOnList : workOnPack
    await work(deps, row, isLoading)
    if (isLoading) await removeFile(config, pass)
  } catch (error) {
    const problem = refusalOf(error)
    // An import that is loading has lessons in the library already: it can be stopped and undone.
    if (problem === null || isLoading) {
      const why = isDiskFull(error) ? 'The server has no room right now.' : problem
      await changeImport(db, row.id, { from: [row.state], to: { failed: true, problem: why } })
      throw error
    }
    const refused = error instanceof PackFaults ? error.faults.slice(0, maxRefusedRows).map(asRefused) : []
    await changeImport(db, row.id, { from: [row.state], to: { state: 'refused', problem, refused, percent: 0 } })
  } finally {
    await rm(`${uploadPath(config, pass)}.work`, { recursive: true, force: true })
  }
}
const asRefused = ({ file, line, message }: PackFaults['faults'][number]): RefusedRow => ({
  file: plain(file),
  line,
  reason: plain(message),
  title: '',
})

/** Returns the reason why a file is refused; null if the error is not its fault. */
const refusalOf = (error: unknown) =>
  [ListError, NoTable, PackFaults].some((kind) => error instanceof kind)
    ? (error as Error).message.slice(0, 1000)
    : null

/** Stores the progress, in steps of two percent. */
function progressSaver({ db }: ImportDeps, { id, state }: ImportRow, [from, to]: [number, number]) {
  let shown = -1
  return (part: number) => {
    const percent = Math.min(99, Math.floor(from + part * (to - from)))
    if (percent < shown + 2) return
    shown = percent
    changeImport(db, id, { from: [state], to: { percent } }).catch(() => {})
  }
}

/** Stores the result, unless the import was cancelled meanwhile. */
async function storeResult({ db, now }: ImportDeps, row: ImportRow, result: ImportResult, refused: RefusedRow[]) {
  if (row.state === 'checking') {
    await changeImport(db, row.id, {
      from: ['checking'],
      to: { state: 'checked', percent: 0, problem: null, result, refused },
    })
    return
  }
  await db.transaction().execute(async (tx) => {
    const to = { state: 'loaded' as const, percent: 100, result, refused, pass: null }
    if (!(await changeImport(tx, row.id, { from: ['loading'], to }))) return
    const { added, updated, unchanged } = result
    await audit(tx, {
      at: now(),
      userId: row.user_id,
      action: 'lessons_imported',
      about: { kind: 'import', id: row.id, orgId: null },
      after: { added, updated, unchanged, refused: result.refused },
    })
  })
}

async function workOnList(deps: ImportDeps, row: ImportRow, isLoading: boolean) {
  const { db, config } = deps
  const file = uploadPath(config, row.pass ?? '')
  const options = isLoading && row.options ? row.options : await readList(deps, row, file)
  if (!hasRequiredColumns(options))
    return void (await changeImport(db, row.id, {
      from: ['checking'],
      to: { state: 'checked', percent: 0, problem: null, result: null, refused: [] },
    }))
  const outcome = collectOutcome()
  const saveProgress = progressSaver(deps, row, [0, 100])
  const report = await importVideos(deps, file, importOptions(options, row, isLoading), {
    progress: ({ done: behind, total }) => saveProgress(behind / Math.max(1, total)),
    refused: ({ line, reason, title }) => outcome.refuse({ file: '', line, reason, title }),
    lesson: outcome.lesson,
  })
  const { rows, videos, refused } = report
  await storeResult(deps, row, { rows, ...videos, refused, ...nothing, lessons: outcome.lessons }, outcome.refused)
}

/** Without these columns no row can become a video. */
const hasRequiredColumns = ({ columns }: ListOptions) =>
  columns.includes('title') &&
  columns.includes('duration') &&
  columns.some((field) => field === 'id' || field === 'youtube_id' || field === 'vimeo_id')

/** Reads what the list contains, and stores it with the chosen options, or the first time with suggested ones. */
async function readList({ db }: ImportDeps, row: ImportRow, file: string): Promise<ListOptions> {
  const chosen = row.options
  const looked = chosen
    ? { found: await findInList(file, () => chosen.columns.indexOf('topic')), options: chosen }
    : await lookAtList(db, file)
  await changeImport(db, row.id, { from: ['checking'], to: looked })
  return looked.options
}

function importOptions(
  { columns, topics, topic_id, all_or_nothing, publish }: ListOptions,
  row: ImportRow,
  isLoading: boolean,
) {
  return {
    columns,
    mapTopic: Object.fromEntries(topics.map(({ value, topic_id: id }) => [value, String(id)])),
    ...(topic_id !== null && { topic: String(topic_id) }),
    isForUnknown: true,
    allOrNothing: all_or_nothing,
    asDrafts: !publish,
    isDryRun: !isLoading,
    ...(isLoading && { resumes: { id: row.id, at: row.loaded_at ?? row.created_at } }),
  }
}

async function workOnPack(deps: ImportDeps, row: ImportRow, isLoading: boolean) {
  const file = uploadPath(deps.config, row.pass ?? '')
  const folder = join(`${file}.work`, 'pack')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const saveUnpacked = progressSaver(deps, row, [0, 40])
  await unpack(file, {
    folder,
    room: (bytes) => hasRoom(deps, bytes),
    progress: (percent) => saveUnpacked(percent / 100),
  })
  const outcome: Outcome = collectOutcome()
  const saveProgress = progressSaver(deps, row, [40, 100])
  const report = await loadPack(deps, folder, {
    isDryRun: !isLoading,
    ...(isLoading && { ofImport: { id: row.id, at: row.loaded_at ?? row.created_at } }),
    progress: ({ done: behind, total }) => saveProgress(behind / Math.max(1, total)),
    lesson: outcome.lesson,
  })
  await storeResult(deps, row, resultOf(report, outcome), [])
}

const resultOf = (
  { videos, topics, skills, faq, isLayoutChanged }: LoadReport,
  { lessons }: Outcome,
): ImportResult => ({
  rows: videos.added + videos.updated + videos.unchanged,
  ...videos,
  refused: 0,
  topics,
  skills,
  faq,
  layout: isLayoutChanged,
  lessons,
})
