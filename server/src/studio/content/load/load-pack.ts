import { join } from 'node:path'
import { minuteMs } from '@kasama/contract/durations.rules'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { Storage } from '#platform/ports/storage/storage'
import { checkPack } from '../format/check-pack'
import type { Fault } from '../format/json-file'
import type { Pack, PackVideo } from '../format/read-pack'
import { addToImport, listAdded, openImport } from '../import/imports.queries'
import { lockList } from '../lists/lists.queries'
import { completeText } from '../lists/tidy-text'
import { listTopicNames } from './content.queries'
import { loadLayout } from './load-layout'
import { loadFaq, loadSkills, loadTopics, storeSkillPictures, writeTopics } from './load-lists'
import { type Change, loadVideo } from './load-video'
import { asDryRun, committed, type TransactionRunner } from './transaction-runner'

export type ContentDeps = Pick<Deps, 'db' | 'now' | 'storage'>

/** Called after each step, of which `done` of `total` are finished. */
export type Progress = (step: { done: number; total: number; what: string }) => void

export type LoadReport = {
  name: string
  videos: Record<Change, number>
  /** Rows that were added or changed. */
  topics: number
  skills: number
  faq: number
  isLayoutChanged: boolean
}

export type LoadOptions = {
  /** Dry run: reports what would change, and writes neither rows nor files. */
  isDryRun?: boolean
  /** The import to which added videos belong, and when it began. */
  ofImport?: { id: number; at: Date }
  /** Creates an import if videos are added, so that it can be undone; called with its id. */
  noteImport?: (id: number) => void
  progress?: Progress
  /** Called for each video that was added, updated or left unchanged. */
  lesson?: (lesson: { title: string; change: Change }) => void
}

/** A pack that was refused, with its faults. */
export class PackFaults extends Error {
  constructor(readonly faults: Fault[]) {
    super(`The pack has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was loaded.`)
  }
}

/** A storage for dry runs: it claims to have every file and stores none. */
const withoutStoring = (storage: Storage): Storage => ({ ...storage, has: async () => true, put: async () => {} })

/**
 * Loads a pack into the library: adds and updates the rows that its slugs name, leaves everything else alone. Throws
 * PackFaults, before anything is written, if the pack breaks a rule of the format.
 */
export async function loadPack(given: ContentDeps, folder: string, options: LoadOptions = {}): Promise<LoadReport> {
  const deps = options.isDryRun ? { ...given, storage: withoutStoring(given.storage) } : given
  const { db } = deps
  const known = (await listTopicNames(db)).map(({ id }) => id)
  const { pack, faults } = await checkPack(folder, known)
  if (faults.length > 0) throw new PackFaults(faults)
  const writing = options.isDryRun ? asDryRun(db) : committed(db)
  const topics = await writing((tx) => loadTopics(tx, pack.topics?.value ?? []))
  const { ids, videos } = await loadVideos(deps, pack, { ...options, writing })
  const skills = pack.skills?.value ?? []
  const urls = await storeSkillPictures(deps, skills, join(folder, 'pictures'))
  const rest = await writing(async (tx) => {
    // Locks the list of questions, so that nobody adds to it meanwhile; locked first, as at the desk.
    await lockList(tx, 'faq')
    if (options.isDryRun) await writeTopics(tx, pack.topics?.value ?? [])
    return {
      skills: await loadSkills(tx, skills, { urls, videoIds: ids }),
      faq: await loadFaq(tx, pack.faq?.value ?? []),
      isLayoutChanged: pack.layout ? await loadLayout(tx, pack.layout.value, ids) : false,
    }
  })
  return { name: pack.info?.value.name ?? '', videos, topics, ...rest }
}

async function loadVideos(
  { db, now, storage }: ContentDeps,
  pack: Pack,
  { writing, progress, lesson, ...options }: LoadOptions & { writing: TransactionRunner },
) {
  const topicNames = namesOf(pack, await listTopicNames(db))
  const videos: LoadReport['videos'] = { added: 0, updated: 0, unchanged: 0 }
  const ids = new Map<string, number>()
  const at = (options.ofImport?.at ?? now()).getTime()
  const ordered = inOrder(pack)
  const noted = await importOf(db, pack, { ...options, at: new Date(at) })
  for (const [index, video] of ordered.entries()) {
    // A minute between videos keeps the layout's order where lists are sorted by date.
    const createdAt = new Date(at - index * minuteMs)
    const loaded = await loadVideo(storage, video, {
      picturesFolder: join(pack.folder, 'pictures'),
      createdAt,
      topicNames,
      writing,
      before: async (tx) => {
        if (options.isDryRun) await writeTopics(tx, pack.topics?.value ?? [])
      },
      added: noted.added,
    })
    const change = noted.earlier.has(loaded.id) ? 'added' : loaded.change
    videos[change]++
    if (!(options.isDryRun && change === 'added')) ids.set(video.slug, loaded.id)
    lesson?.({ title: video.words.eng?.value.title ?? video.slug, change })
    progress?.({ done: index + 1, total: ordered.length, what: video.slug })
  }
  return { ids, videos }
}

type Topic = Awaited<ReturnType<typeof listTopicNames>>[number]

/** In a dry run the pack's own topics are not in the database. */
function namesOf(pack: Pack, stored: Topic[]) {
  const own = (pack.topics?.value ?? []).map(({ id, name }) => [id, completeText(name)] as const)
  return new Map([...stored.map(({ id, name }) => [id, name] as const), ...own])
}

type ImportContext = Omit<LoadOptions, 'progress' | 'lesson'> & { at: Date }

/** The import to which added videos are recorded, and those that an interrupted run had added before. */
async function importOf(db: Db, pack: Pack, { isDryRun, ofImport, noteImport, at }: ImportContext) {
  const earlier = new Set(ofImport ? await listAdded(db, ofImport.id) : [])
  let id = ofImport?.id
  async function added(tx: Db, videoId: number) {
    if (isDryRun || !(ofImport || noteImport)) return
    if (id === undefined) {
      id = await openImport(tx, { kind: 'pack', name: pack.info?.value.slug ?? '', at })
      noteImport?.(id)
    }
    await addToImport(tx, id, [videoId])
  }
  return { earlier, added }
}

/** The videos in the order of the layout, then those in no section. */
function inOrder({ layout, videos }: Pack): PackVideo[] {
  const places = new Map((layout?.value ?? []).flatMap(({ items }) => items).map((slug, place) => [slug, place]))
  const placeOf = ({ slug }: PackVideo) => places.get(slug) ?? places.size
  return videos.toSorted((a, b) => placeOf(a) - placeOf(b))
}
