import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Rows } from '#platform/database/db'
import type { TestApp } from '../app/test-app'

type AppWithDeps = Pick<TestApp, 'deps'>
type Sounds = Partial<Record<string, string>> | null

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 12)

/** A stored file by its bytes; for an HLS clip also those of its pieces. */
async function snapshotFile({ deps: { storage } }: AppWithDeps, key: string | null): Promise<unknown> {
  if (!key) return null
  const size = await storage.size(key)
  if (size === null) return `${key} is missing`
  const bytes = await buffer(await storage.read(key, { from: 0, to: size - 1 }))
  if (!key.endsWith('.m3u8')) return hash(bytes)
  const folder = key.slice(0, key.lastIndexOf('/') + 1)
  const pieces = [...bytes.toString().matchAll(/URI="([^"]+)"|^([^#\n]+)$/gm)].map(([, map, piece]) => map ?? piece)
  return Promise.all([
    hash(bytes),
    ...pieces.map((piece) => snapshotFile({ deps: { storage } } as AppWithDeps, `${folder}${piece}`)),
  ])
}

async function snapshotSounds(app: AppWithDeps, sounds: Sounds) {
  if (!sounds) return null
  const files = Object.entries(sounds).map(async ([code, key]) => [code, await snapshotFile(app, key ?? null)])
  return Object.fromEntries(await Promise.all(files))
}

async function snapshotWords(app: AppWithDeps, lessonHost: string, words: Rows['video_languages']) {
  const { video_id: _, address, low_address, audio_address, subtitles, ...columns } = words
  const isFile = (columns.video_host ?? lessonHost) === 'file'
  return {
    ...columns,
    address: isFile ? await snapshotFile(app, address) : address,
    low: await snapshotFile(app, low_address),
    audio: await snapshotFile(app, audio_address),
    subtitles: await snapshotFile(app, subtitles),
  }
}

async function snapshotQuestion(
  app: AppWithDeps,
  { id: _, video_id: __, options, sound_url, ...question }: Rows['questions'],
) {
  const optionsWithSounds = options.map(async (option) => ({
    ...option,
    sound_url: await snapshotSounds(app, option.sound_url),
  }))
  return { ...question, sound_url: await snapshotSounds(app, sound_url), options: await Promise.all(optionsWithSounds) }
}

async function snapshotLesson(app: AppWithDeps, { id, layout_position, ...lesson }: Rows['lessons']) {
  const { db } = app.deps
  const [words, topics, questions] = await Promise.all([
    db.selectFrom('video_languages').selectAll().where('video_id', '=', id).orderBy('language_code').execute(),
    db.selectFrom('video_topics').select('topic_id').where('video_id', '=', id).orderBy('topic_id').execute(),
    db.selectFrom('questions').selectAll().where('video_id', '=', id).orderBy('position').execute(),
  ])
  const picture = lesson.thumbnail_url?.startsWith('/') ? lesson.thumbnail_url.slice(1) : null
  return {
    ...lesson,
    isPlaced: layout_position !== null,
    spoken: await Promise.all(words.map((languageRow) => snapshotWords(app, lesson.video_host, languageRow))),
    quiz: await Promise.all(questions.map((question) => snapshotQuestion(app, question))),
    topics: topics.map(({ topic_id }) => topic_id),
    picture: await snapshotFile(app, picture),
  }
}

/** A library's content without ids and keys: files are compared by their bytes. */
export async function snapshotLibrary(app: AppWithDeps) {
  const { db } = app.deps
  const lessons = await db.selectFrom('lessons').selectAll().orderBy('slug').execute()
  const slugs = new Map(lessons.map(({ id, slug }) => [id, slug]))
  const layout = await db.selectFrom('settings').select('value').where('key', '=', 'library_layout').executeTakeFirst()
  const sections = ((layout?.value ?? []) as { items: { id: number }[] }[]).map((section) => ({
    ...section,
    items: section.items.map(({ id }) => slugs.get(id)),
  }))
  const all = []
  for (const lesson of lessons) all.push(await snapshotLesson(app, lesson))
  const topics = await db.selectFrom('topics').selectAll().orderBy('id').execute()
  const skills = await db.selectFrom('skills').select(['slug', 'url', 'name', 'description']).orderBy('slug').execute()
  const faq = await db.selectFrom('faq').selectAll().orderBy('slug').execute()
  return { all, sections, topics, skills, faq }
}
