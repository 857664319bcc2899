import { join } from 'node:path'
import type { Deps } from '../../../deps'
import { checkPack } from '../format/check-pack'
import type { Fault } from '../format/json-file'
import type { Pack, PackVideo } from '../format/read-pack'
import { listTopicNames } from './content.queries'
import { loadLayout } from './load-layout'
import { loadFaq, loadSkills, loadTopics } from './load-lists'
import { type Change, loadVideo } from './load-video'

export type ContentDeps = Pick<Deps, 'db' | 'now' | 'storage'>

/** Called after each step; `done` of `total` steps are behind. */
export type Progress = (step: { done: number; total: number; what: string }) => void

export type LoadReport = {
  name: string
  videos: Record<Change, number>
  /** New or different rows. */
  topics: number
  skills: number
  faq: number
  isLayoutChanged: boolean
}

/** A pack that was not loaded, and why. */
export class PackFaults extends Error {
  constructor(readonly faults: Fault[]) {
    super(`The pack has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was loaded.`)
  }
}

const minuteMs = 60_000

/**
 * Brings the library up to date with a pack: adds and changes what its slugs name, leaves alone what it does not name.
 * Throws PackFaults, before anything is written, where the pack breaks a rule of the format.
 */
export async function loadPack(deps: ContentDeps, folder: string, progress: Progress = () => {}): Promise<LoadReport> {
  const { db } = deps
  const known = (await listTopicNames(db)).map(({ id }) => id)
  const { pack, faults } = await checkPack(folder, known)
  if (faults.length > 0) throw new PackFaults(faults)
  const pictures = join(folder, 'pictures')
  const topics = await db.transaction().execute((tx) => loadTopics(tx, pack.topics?.value ?? []))
  const { ids, videos } = await loadVideos(deps, pack, progress)
  const rest = await db.transaction().execute(async (tx) => ({
    skills: await loadSkills(deps, tx, pack.skills?.value ?? [], { pictures, videoIds: ids }),
    faq: await loadFaq(tx, pack.faq?.value ?? []),
    isLayoutChanged: pack.layout ? await loadLayout(tx, pack.layout.value, ids) : false,
  }))
  return { name: pack.info?.value.name ?? '', videos, topics, ...rest }
}

async function loadVideos({ db, now, storage }: ContentDeps, pack: Pack, progress: Progress) {
  const topicNames = new Map((await listTopicNames(db)).map(({ id, name }) => [id, name]))
  const videos: LoadReport['videos'] = { added: 0, updated: 0, unchanged: 0 }
  const ids = new Map<string, number>()
  const at = now().getTime()
  const ordered = inOrder(pack)
  for (const [index, video] of ordered.entries()) {
    // A minute between them keeps the layout's order also where the newest come first.
    const createdAt = new Date(at - index * minuteMs)
    const loaded = await loadVideo({ db, storage }, video, {
      pictures: join(pack.folder, 'pictures'),
      createdAt,
      topicNames,
    })
    videos[loaded.change]++
    ids.set(video.slug, loaded.id)
    progress({ done: index + 1, total: ordered.length, what: video.slug })
  }
  return { ids, videos }
}

/** The videos as the layout has them, then those that stand in no section. */
function inOrder({ layout, videos }: Pack): PackVideo[] {
  const places = new Map((layout?.value ?? []).flatMap(({ items }) => items).map((slug, place) => [slug, place]))
  const placeOf = ({ slug }: PackVideo) => places.get(slug) ?? places.size
  return videos.toSorted((a, b) => placeOf(a) - placeOf(b))
}
