import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { type PassageTexts, rulesVersion, weighWords } from './weigh'

export type NewPassage = {
  video_id?: number
  part?: number
  question_id?: number
  faq_slug?: string
  texts: PassageTexts
}
type ConflictTarget = 'video_id, part' | 'question_id' | 'faq_slug'

/**
 * Adds passages and updates existing ones; a passage with the same text by the same rules is not written. Takes a
 * handful of statements for any number of passages.
 */
export async function writePassages(tx: Db, key: ConflictTarget, passages: NewPassage[]): Promise<void> {
  if (passages.length === 0) return
  const { rows: changedRows } = await sql<{ id: number; texts: PassageTexts }>`
    insert into passages (video_id, part, question_id, faq_slug, texts, rules)
    select video_id, part, question_id, faq_slug, texts, ${rulesVersion}
    from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
      as wanted(video_id integer, part integer, question_id integer, faq_slug text, texts jsonb)
    on conflict (${sql.raw(key)}) do update set texts = excluded.texts, rules = excluded.rules
      where passages.texts <> excluded.texts or passages.rules <> excluded.rules
    returning id, texts`.execute(tx)
  if (changedRows.length === 0) return
  const ids = changedRows.map(({ id }) => id)
  const words = changedRows.flatMap(({ id, texts }) =>
    [...weighWords(texts)].map(([word, weight]) => ({ id, word, weight })),
  )
  await sql`delete from passage_words where passage_id = any(${ids}::int[])`.execute(tx)
  await sql`insert into passage_words (passage_id, word, weight)
    select * from unnest(${words.map(({ id }) => id)}::int[], ${words.map(({ word }) => word)}::text[],
      ${words.map(({ weight }) => weight)}::real[])`.execute(tx)
}

/** Deletes the parts that these lessons no longer have. */
export async function deleteOldParts(tx: Db, videoIds: number[], passages: NewPassage[]): Promise<void> {
  const remainingParts = passages.map(({ video_id, part }) => ({ video_id, part }))
  await sql`
    delete from passages gone where question_id is null and video_id = any(${videoIds}::int[])
      and not exists (select from jsonb_to_recordset(${JSON.stringify(remainingParts)}::jsonb) as kept(video_id integer, part integer)
        where kept.video_id = gone.video_id and kept.part = gone.part)`.execute(tx)
}

/** Returns the titles, descriptions and subtitle files of lessons in each language. */
export const findLessonTexts = (db: Db, ids: number[]) =>
  db
    .selectFrom('video_languages')
    .select(['video_id', 'language_code', 'title', 'description', 'sub_description', 'subtitles'])
    .where('video_id', 'in', ids)
    .execute()

/** Returns the questions of published lessons. */
export const findQuestions = (tx: Db, videoIds: number[]) =>
  tx
    .selectFrom('questions')
    .innerJoin('videos', 'videos.id', 'questions.video_id')
    .select(['questions.id', 'video_id', 'content', 'options', 'answers'])
    .where('video_id', 'in', videoIds.length > 0 ? videoIds : [0])
    .execute()

export const findFaq = (tx: Db) => tx.selectFrom('faq').selectAll().execute()

/** Locks lessons until the transaction ends, so that none of them is published meanwhile. */
export async function lockLessons(tx: Db, ids: number[]): Promise<void> {
  await tx.selectFrom('lessons').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** Locks the FAQ until the transaction ends, so that nothing in it changes meanwhile. */
export async function lockFaq(tx: Db): Promise<void> {
  await sql`lock table faq in share row exclusive mode`.execute(tx)
}

const batchSize = 100

/** Returns one batch of videos that are not indexed yet, or by older rules. */
export async function listUnindexed(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from videos where not exists (
      select from passages where passages.video_id = videos.id and part = 0 and rules = ${rulesVersion})
    order by id limit ${batchSize}`.execute(db)
  return rows.map(({ id }) => id)
}
