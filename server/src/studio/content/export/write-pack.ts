import { Readable } from 'node:stream'
import { brand } from '@kasama/contract/brand'
import { singaporeDay } from '@kasama/contract/calendar.rules'
import { type Language, languages, type Text } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { lazily } from '#platform/files/descriptors'
import { findLayout } from '../load/content.queries'
import { findLessons, listFaq, listSkills, listSlugs, listTopics } from './exports.queries'
import { folderOf, lessonFiles } from './lesson-files'
import { isText, type PackFile, pictureOf } from './pack-file'

/** A text in the languages in which it is not empty. */
const written = (text: Text) =>
  Object.fromEntries(languages.flatMap((language: Language) => (text[language] ? [[language, text[language]]] : [])))

/**
 * The list files of a pack. A selection has only its lessons' topics: layout, skills and FAQ describe a whole library.
 */
async function listFiles(db: Db, { ids, isWhole }: { ids: number[]; isWhole: boolean }): Promise<PackFile[]> {
  const topics = (await listTopics(db, isWhole ? null : ids)).map(({ name, ...topic }) => ({
    ...topic,
    name: written(name),
  }))
  const files: PackFile[] = [{ path: 'topics.json', json: topics }]
  if (!isWhole) return files
  const folders = new Map([...(await listSlugs(db, ids))].map(([id, slug]) => [id, folderOf(slug)]))
  const foldersOf = (videoIds: number[]) => videoIds.flatMap((id) => folders.get(id) ?? [])
  const layout = (await findLayout(db)).map(({ id, title, items, hidden }) => ({
    id,
    title: written(title),
    ...(hidden && { hidden }),
    items: foldersOf(items.map((item) => item.id)),
  }))
  const faq = (await listFaq(db)).map(({ slug, part, question, answer }) => ({
    slug,
    part,
    question: written(question),
    answer: written(answer),
  }))
  files.push({ path: 'layout.json', json: layout }, { path: 'faq.json', json: faq })
  const skills = (await listSkills(db)).flatMap((skill) => {
    const lessons = foldersOf(skill.videoIds)
    if (lessons.length + skill.topicIds.length === 0) return []
    const picture = pictureOf(skill.url)
    if (picture) files.push(picture)
    return {
      slug: skill.slug,
      ...(picture ? { picture: skill.url.replace('/pictures/', '') } : { icon: skill.url }),
      ...(lessons.length > 0 ? { lessons } : { topics: skill.topicIds }),
      name: written(skill.name),
      description: written(skill.description),
    }
  })
  return [...files, { path: 'skills.json', json: skills }]
}

type PackRequest = { ids: number[]; isWhole: boolean; at: Date }

const atOnce = 50

const library = lazily(() => import('yazl'))

/** Writes a content pack as a ZIP stream, so that memory use does not depend on the size of the clips. */
export async function writePack(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { ids, isWhole, at }: PackRequest,
): Promise<Readable> {
  const { ZipFile } = await library()
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const names = new Set<string>()
  let reading: Readable | undefined
  const stopped = new Promise<never>((_, reject) => {
    output.once('close', () => {
      reading?.destroy()
      reject(new Error('nobody reads it any more'))
    })
    zip.on('error', reject)
  })
  stopped.catch(() => {})

  async function open(file: PackFile): Promise<Readable> {
    if ('json' in file) return Readable.from([Buffer.from(`${JSON.stringify(file.json, null, 2)}\n`)])
    const size = await storage.size(file.key)
    if (size === null) throw new Error(`${file.key} is not in the storage`)
    return size === 0 ? Readable.from([]) : storage.read(file.key, { from: 0, to: size - 1 })
  }

  /** Adds files to the ZIP and waits until they are written. */
  async function add(files: PackFile[]) {
    const written = files
      .filter(({ path }) => !names.has(path) && names.add(path))
      .map(
        (file) =>
          new Promise<void>((resolve, reject) => {
            const options = { compress: isText.test(file.path), mtime: at }
            zip.addReadStreamLazy(file.path, options, (give) => {
              open(file).then(
                (stream) => {
                  reading = stream
                  // The client may have disconnected while the file was opened.
                  if (output.destroyed) stream.destroy()
                  stream.once('end', resolve).once('error', reject)
                  give(null, stream)
                },
                (error) => {
                  reject(error)
                  give(error, Readable.from([]))
                },
              )
            })
          }),
      )
    await Promise.race([Promise.all(written), stopped])
  }

  async function addAll() {
    const day = singaporeDay(at)
    await add([{ path: 'pack.json', json: { name: `${brand.name} ${day}`, slug: 'export' } }])
    await add(await listFiles(db, { ids, isWhole }))
    for (let from = 0; from < ids.length; from += atOnce) {
      const lessons = await findLessons(db, ids.slice(from, from + atOnce))
      for (const lesson of lessons) await add(await lessonFiles(storage, lesson))
    }
    zip.end()
  }
  addAll().catch((error: Error) => output.destroy(error))
  return output
}
