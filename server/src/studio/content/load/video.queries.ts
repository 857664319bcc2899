import type { Language } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/web-vtt'
import { sql } from 'kysely'
import { writeLessons } from '#genie/passages/write-passages'
import type { Db, Rows } from '#platform/database/db'
import { writeRows } from './content.queries'

type WordsRow = Omit<Rows['video_languages'], 'video_id'>

/** A video's rows, without its questions and its place in the layout. */
export type VideoRecord = {
  slug: string
  video_host: Rows['videos']['video_host']
  vimeo_id: string | null
  public_level: number
  slides_show_text: boolean
  thumbnail_url: string | null
  created_at: Date
  /** Whether `created_at` is also written for a video that exists. */
  isDated: boolean
  words: WordsRow[]
  topicIds: number[]
  search: { titles: string; words: string }
  subtitles: Partial<Record<Language, Cue[]>>
  /** A new lesson is hidden until the desk publishes it. */
  isDraft?: boolean
}

type Outcome = { id: number; isNew: boolean; isChanged: boolean; isPublished: boolean }

/** Writes videos with their words, topics, search rows and passages for Genie, in a fixed number of statements. */
export async function writeVideos(tx: Db, records: VideoRecord[]): Promise<Map<string, Outcome>> {
  const outcomes = await writeHeads(tx, records)
  const byId = new Map([...outcomes.values()].map((outcome) => [outcome.id, outcome]))
  const withId = records.map((record) => ({ ...record, video_id: outcomes.get(record.slug)?.id ?? 0 }))
  const note = (videoId: unknown) => {
    const outcome = byId.get(Number(videoId))
    if (outcome) outcome.isChanged = true
  }
  const languages = withId.flatMap(({ video_id, words }) => words.map((row) => ({ video_id, ...row })))
  const topics = withId.flatMap(({ video_id, topicIds }) => topicIds.map((topic_id) => ({ video_id, topic_id })))
  // Search rows and passages exist only for published lessons; a withdrawn one stays withdrawn.
  const published = withId.filter(({ slug }) => outcomes.get(slug)?.isPublished)
  const search = published.map(({ video_id, search: row }) => ({ video_id, ...row }))
  for (const id of await dropLanguages(tx, [...byId.keys()], languages)) note(id)
  for (const id of await dropTopics(tx, [...byId.keys()], topics)) note(id)
  const written = [
    ...(await writeRows(tx, { table: 'video_languages', keys: ['video_id', 'language_code'], rows: languages })),
    ...(await writeRows(tx, { table: 'video_topics', keys: ['video_id', 'topic_id'], rows: topics })),
    ...(await writeRows(tx, { table: 'video_search', keys: ['video_id'], rows: search })),
  ]
  for (const { keys } of written) note(keys.video_id)
  await writeLessons(
    tx,
    published.map(({ video_id, words, subtitles }) => ({ videoId: video_id, words, subtitles })),
  )
  return outcomes
}

async function writeHeads(tx: Db, records: VideoRecord[]): Promise<Map<string, Outcome>> {
  const rows = (isDated: boolean) =>
    records
      .filter((record) => record.isDated === isDated)
      .map(({ isDated, words, topicIds, search, subtitles, isDraft = false, ...head }) => ({
        ...head,
        is_published: !isDraft,
      }))
  const slugs = records.map(({ slug }) => slug)
  // Locks in the order of ids, as everywhere: two writers of many lessons never deadlock.
  await tx.selectFrom('lessons').select('id').where('slug', 'in', slugs).orderBy('id').forNoKeyUpdate().execute()
  const written = [
    ...(await writeRows(tx, { table: 'lessons', keys: ['slug'], once: ['is_published'], rows: rows(true) })),
    ...(await writeRows(tx, {
      table: 'lessons',
      keys: ['slug'],
      once: ['created_at', 'is_published'],
      rows: rows(false),
    })),
  ]
  const isNew = new Map(written.map((row) => [row.keys.slug, row.isNew]))
  const ids = await tx.selectFrom('lessons').select(['id', 'slug', 'is_published']).where('slug', 'in', slugs).execute()
  return new Map(
    ids.map(({ id, slug, is_published: isPublished }) => [
      slug,
      { id, isNew: isNew.get(slug) ?? false, isChanged: isNew.has(slug), isPublished },
    ]),
  )
}

async function dropLanguages(tx: Db, ids: number[], kept: { video_id: number; language_code: Language }[]) {
  const { rows } = await sql<{ video_id: number }>`
    delete from video_languages gone where video_id in (${sql.join(ids)}) and not exists (
      select from jsonb_to_recordset(${JSON.stringify(kept.map(({ video_id, language_code }) => ({ video_id, language_code })))}::jsonb)
        as kept(video_id integer, language_code text)
      where kept.video_id = gone.video_id and kept.language_code = gone.language_code)
    returning video_id`.execute(tx)
  return rows.map((row) => row.video_id)
}

async function dropTopics(tx: Db, ids: number[], kept: { video_id: number; topic_id: number }[]) {
  const { rows } = await sql<{ video_id: number }>`
    delete from video_topics gone where video_id in (${sql.join(ids)}) and not exists (
      select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(video_id integer, topic_id integer)
      where kept.video_id = gone.video_id and kept.topic_id = gone.topic_id)
    returning video_id`.execute(tx)
  return rows.map((row) => row.video_id)
}
