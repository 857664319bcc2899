import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { writeRows } from '#platform/sql/write-rows'
import type { VideoRecord } from './video-record'

export type Outcome = { id: number; isNew: boolean; isChanged: boolean; isPublished: boolean }

/** Writes the rows of `lessons`; returns the outcome of each, by slug. */
export async function writeHeads(tx: Db, records: VideoRecord[]): Promise<Map<string, Outcome>> {
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
    ...(await writeRows(tx, { table: 'lessons', keys: ['slug'], onlyWhenAdded: ['is_published'], rows: rows(true) })),
    ...(await writeRows(tx, {
      table: 'lessons',
      keys: ['slug'],
      onlyWhenAdded: ['created_at', 'is_published'],
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

/** Deletes languages that are not named; returns the ids of their videos. */
export async function dropLanguages(tx: Db, ids: number[], kept: { video_id: number; language_code: Language }[]) {
  const { rows } = await sql<{ video_id: number }>`
    delete from video_languages gone where video_id in (${sql.join(ids)}) and not exists (
      select from jsonb_to_recordset(${JSON.stringify(kept.map(({ video_id, language_code }) => ({ video_id, language_code })))}::jsonb)
        as kept(video_id integer, language_code text)
      where kept.video_id = gone.video_id and kept.language_code = gone.language_code)
    returning video_id`.execute(tx)
  return rows.map((row) => row.video_id)
}

/** Deletes topics that are not named; returns the ids of their videos. */
export async function dropTopics(tx: Db, ids: number[], kept: { video_id: number; topic_id: number }[]) {
  const { rows } = await sql<{ video_id: number }>`
    delete from video_topics gone where video_id in (${sql.join(ids)}) and not exists (
      select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(video_id integer, topic_id integer)
      where kept.video_id = gone.video_id and kept.topic_id = gone.topic_id)
    returning video_id`.execute(tx)
  return rows.map((row) => row.video_id)
}

/** Lists those of the topics that exist, with their names. */
export async function topicsAmong(tx: Db, ids: number[]) {
  return ids.length > 0 ? tx.selectFrom('topics').select(['id', 'name']).where('id', 'in', ids).execute() : []
}
