import { fixedTopics, maxLayoutCharacters } from '@kasama/contract/studio/content/lists.rules'
import { checkMedia, checkPictures } from './check-media'
import { checkVideo } from './check-video'
import type { Fault, JsonFile, Path } from './json-file'
import { type Pack, readPack } from './read-pack'
import type { Skills } from './shapes'

/** Checks every rule of docs/content-pack.md; returns the pack if there is no fault. */
export async function checkPack(
  folder: string,
  // A pack without a topics.json may use the product's own topics.
  knownTopics = fixedTopics,
): Promise<{ pack: Pack; faults: Fault[] }> {
  const faults: Fault[] = []
  const note = (fault: Fault) => faults.push(fault)
  const pack = await readPack(folder, faults)
  for (const video of pack.videos) {
    await checkMedia(folder, video, note)
    checkVideo(pack, video, faults)
  }
  await checkPictures(pack, note)
  checkDuplicates(pack)
  checkTopics(pack, new Set(knownTopics), faults)
  if (pack.skills) checkSkills(pack.skills, pack)
  checkLayout(pack)
  faults.sort((a, b) => compare(a.file, b.file) || a.line - b.line)
  return { pack, faults }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Reports ids and slugs that occur twice in a list. */
function checkDuplicates({ topics, skills, layout, faq, videos }: Pack) {
  reportDuplicateKeys(topics, 'id', topics?.value.map(({ id }) => id) ?? [])
  reportDuplicateKeys(skills, 'slug', skills?.value.map(({ slug }) => slug) ?? [])
  reportDuplicateKeys(layout, 'id', layout?.value.map(({ id }) => id) ?? [])
  reportDuplicateKeys(faq, 'slug', faq?.value.map(({ slug }) => slug) ?? [])
  checkListedDuplicates(videos)
}

/** Videos from a list are identified by host and id, whatever their folders are named. */
function checkListedDuplicates(videos: Pack['videos']) {
  const seen = new Map<string, string>()
  for (const { slug, facts } of videos) {
    const listed = facts?.value.listed
    const twin = listed && seen.get(listed)
    if (twin) facts?.fault(['listed'], `is the same video as ${twin}`)
    if (listed) seen.set(listed, slug)
  }
}

function reportDuplicateKeys(file: JsonFile<unknown> | null, field: string, keys: (string | number)[]) {
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index) file?.fault([index, field], `the ${field} ${key} stands here twice`)
}

/**
 * Topics of videos and skills must be in topics.json or exist already; nothing is reported where topics.json itself is
 * faulty.
 */
function checkTopics({ topics, videos, skills }: Pack, known: Set<number>, faults: Fault[]) {
  if (!topics && faults.some(({ file }) => file === 'topics.json')) return
  for (const { id } of topics?.value ?? []) known.add(id)
  for (const { facts } of videos) noteUnknown(facts, [], facts?.value.topics, known)
  for (const [index, skill] of (skills?.value ?? []).entries()) noteUnknown(skills, [index], skill.topics, known)
}

function noteUnknown(file: JsonFile<unknown> | null, at: Path, ids: number[] | undefined, known: Set<number>) {
  for (const [index, id] of (ids ?? []).entries())
    if (!known.has(id)) file?.fault([...at, 'topics', index], `there is no topic ${id}`)
}

function checkSkills({ value, fault }: JsonFile<Skills>, { pictures, videos }: Pack) {
  const slugs = new Set(videos.map(({ slug }) => slug))
  for (const [index, { icon, picture, lessons, topics }] of value.entries()) {
    if ((lessons === undefined) === (topics === undefined)) fault([index], 'a skill has either lessons or topics')
    for (const [at, slug] of (lessons ?? []).entries())
      if (!slugs.has(slug)) fault([index, 'lessons', at], `there is no video ${slug}`)
    if ((icon === undefined) === (picture === undefined)) fault([index], 'a skill has either an icon or a picture')
    if (picture && !pictures.includes(picture)) fault([index, 'picture'], `pictures/${picture} is missing`)
  }
}

function checkLayout({ layout, videos }: Pack) {
  if (!layout) return
  const slugs = new Set(videos.map(({ slug }) => slug))
  const placed = new Set<string>()
  if (JSON.stringify(layout.value).length > maxLayoutCharacters)
    layout.fault([], `is longer than ${maxLayoutCharacters} characters`)
  for (const [section, { items }] of layout.value.entries()) {
    for (const [index, slug] of items.entries()) {
      if (!slugs.has(slug)) layout.fault([section, 'items', index], `there is no video ${slug}`)
      if (placed.has(slug)) layout.fault([section, 'items', index], `${slug} stands in the layout twice`)
      placed.add(slug)
    }
  }
}
