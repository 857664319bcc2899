import { join } from 'node:path'
import { writeFaqPassages } from '#genie/passages/write-passages'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { storePicture } from '#platform/media/store-files'
import { type WrittenRow, writeRows } from '#platform/sql/write-rows'
import type { Faq, Skills, Topics } from '../format/shapes'
import { completeText } from '../lists/tidy-text'
import { renameInSearch } from '../lists/topics/rename-in-search'
import { listKeys, listTopicNames, orderRows, replaceSkillParts } from './content.queries'
import { placeBlock } from './place-block'

const json = (text: Parameters<typeof completeText>[0]) => JSON.stringify(completeText(text))

type List = { table: 'topics' | 'skills' | 'faq'; key: 'id' | 'slug'; rows: Record<string, string | number>[] }

/** Writes the rows of an ordered list, and orders them as in the pack. */
async function writeList(tx: Db, { table, key, rows }: List): Promise<WrittenRow[]> {
  if (rows.length === 0) return []
  const placed = rows.map((row, position) => ({ ...row, position }))
  const written = await writeRows(tx, { table, keys: [key], onlyWhenAdded: ['position'], rows: placed })
  const packKeys = rows.map((row) => String(row[key]))
  const isNew = new Set(written.filter((row) => row.isNew).map(({ keys }) => String(keys[key])))
  const before = (await listKeys(tx, table, key)).filter((name) => !isNew.has(name))
  await orderRows(tx, { table, key, keys: placeBlock(before, packKeys) })
  return written
}

/** Writes the topics alone; search does not know their names yet. Returns the number added or changed. */
export async function writeTopics(tx: Db, topics: Topics): Promise<number> {
  const rows = topics.map(({ id, icon, colour, name }) => ({ id, icon, colour, name: json(name) }))
  return (await writeList(tx, { table: 'topics', key: 'id', rows })).length
}

/** Returns the number of topics that were added or changed. */
export async function loadTopics(tx: Db, topics: Topics): Promise<number> {
  const before = new Map((await listTopicNames(tx)).map(({ id, name }) => [id, name]))
  const written = await writeTopics(tx, topics)
  for (const { id, name } of topics) {
    const from = before.get(id)
    if (from) await renameInSearch(tx, id, { from, to: completeText(name) })
  }
  return written
}

/** Stores the pictures of skills before the transaction begins; returns their addresses by slug. */
export async function storeSkillPictures({ storage }: Pick<Deps, 'storage'>, skills: Skills, pictures: string) {
  const urls = new Map<string, string>()
  for (const { slug, picture } of skills)
    if (picture) urls.set(slug, await storePicture(storage, join(pictures, picture)))
  return urls
}

/** By slug: the addresses of a pack's stored pictures, and the ids of its videos. */
type PackParts = { urls: Map<string, string>; videoIds: Map<string, number> }

/** Returns the number of skills that were added or changed. */
export async function loadSkills(tx: Db, skills: Skills, { urls, videoIds }: PackParts): Promise<number> {
  const rows = skills.map(({ slug, icon, name, description }) => ({
    slug,
    url: urls.get(slug) ?? icon ?? '',
    name: json(name),
    description: json(description),
  }))
  const changed = new Set((await writeList(tx, { table: 'skills', key: 'slug', rows })).map(({ keys }) => keys.slug))
  for (const { slug, lessons = [], topics = [] } of skills) {
    const parts = { videoIds: lessons.flatMap((lesson) => videoIds.get(lesson) ?? []), topicIds: topics }
    if (await replaceSkillParts(tx, slug, parts)) changed.add(slug)
  }
  return changed.size
}

/** Returns the number of FAQ questions that were added or changed. */
export async function loadFaq(tx: Db, faq: Faq): Promise<number> {
  const rows = faq.map(({ slug, part = 'learning', question, answer }) => ({
    slug,
    part,
    question: json(question),
    answer: json(answer),
  }))
  const written = await writeList(tx, { table: 'faq', key: 'slug', rows })
  await writeFaqPassages(tx)
  return written.length
}
