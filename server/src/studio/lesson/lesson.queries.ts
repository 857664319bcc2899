import type { Language } from '@kasama/contract/language'
import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'

export type LessonRow = Rows['lessons']
export type Draft = Rows['lesson_drafts']

export const findLesson = (db: Db, id: number): Promise<LessonRow | undefined> =>
  db.selectFrom('lessons').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a lesson until the transaction ends. */
export const lockLesson = (tx: Db, id: number): Promise<LessonRow | undefined> =>
  tx.selectFrom('lessons').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

type Parts = { words: Rows['video_languages'][]; topicIds: number[]; questions: Rows['questions'][] }

/** Returns the published texts, topics and questions of a lesson. */
export async function findParts(db: Db, id: number): Promise<Parts> {
  const { rows } = await sql<Parts>`select
    (select coalesce(json_agg(w), '[]') from video_languages w where video_id = ${id}) as words,
    (select coalesce(json_agg(topic_id order by topic_id), '[]') from video_topics where video_id = ${id}) as "topicIds",
    (select coalesce(json_agg(q order by position), '[]') from questions q where video_id = ${id}) as questions
  `.execute(db)
  return rows[0] ?? { words: [], topicIds: [], questions: [] }
}

/** Creates a hidden lesson. Its slug is random, so that it never equals one of another library's pack. */
export async function insertLesson(tx: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with next as (select nextval(pg_get_serial_sequence('lessons', 'id'))::int as id)
    insert into lessons (id, slug, video_host, public_level, created_at, is_published)
    select id, 'lesson-' || id || '-' || left(gen_random_uuid()::text, 8), 'file', 0, ${at}::timestamptz, false from next returning id`.execute(
    tx,
  )
  return rows[0]?.id ?? 0
}

export async function markPublished(tx: Db, id: number): Promise<void> {
  await tx.updateTable('lessons').set({ is_published: true }).where('id', '=', id).execute()
}

/**
 * Hides a lesson from readers, search and Genie. Its texts, topics and questions stay for workers in the middle of it.
 */
export async function hideLesson(tx: Db, id: number): Promise<void> {
  await tx.updateTable('lessons').set({ is_published: false }).where('id', '=', id).execute()
  await tx.deleteFrom('video_search').where('video_id', '=', id).execute()
  await tx.deleteFrom('search_words').where('video_id', '=', id).execute()
  await tx.deleteFrom('passages').where('video_id', '=', id).execute()
}

export const findDraft = (db: Db, id: number): Promise<Draft | undefined> =>
  db.selectFrom('lesson_drafts').selectAll().where('video_id', '=', id).executeTakeFirst()

/** Returns a lesson with its draft. */
export async function findWithDraft(db: Db, id: number): Promise<{ row: LessonRow; draft?: Draft } | undefined> {
  const found = await db
    .selectFrom('lessons')
    .leftJoin('lesson_drafts', 'video_id', 'id')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return found && { row: found, ...(found.video_id !== null && { draft: found as Draft }) }
}

export type NewDraft = Pick<Draft, 'document' | 'fields' | 'revision' | 'updated_by' | 'updated_at'>

/** Stores a draft; this cancels its scheduled publication, which was of an older revision. */
export async function storeDraft(tx: Db, id: number, { document, fields, ...rest }: NewDraft): Promise<void> {
  const row = {
    ...rest,
    document: JSON.stringify(document),
    fields: JSON.stringify(fields),
    scheduled_at: null,
    scheduled_revision: null,
    scheduled_by: null,
    held_back_at: null,
    held_back: null,
  }
  await tx
    .insertInto('lesson_drafts')
    .values({ video_id: id, ...row })
    .onConflict((conflict) => conflict.column('video_id').doUpdateSet(row))
    .execute()
}

/** Stores why a draft was not published at its scheduled time. */
export async function noteHeldBack(tx: Db, id: number, { at, why }: { at: Date; why: string }): Promise<void> {
  await tx.updateTable('lesson_drafts').set({ held_back_at: at, held_back: why }).where('video_id', '=', id).execute()
}

type RenditionUpdate = {
  videoId: number
  language: Language
  source: string
  renditions: Record<string, string | null>
}

/** Sets fields of a language in the draft, the versions and the published lesson, if they have the clip `source`. */
export async function setRenditions(tx: Db, { videoId, language, source, renditions }: RenditionUpdate): Promise<void> {
  const place = `{languages,${language}}`
  for (const table of ['lesson_drafts', 'lesson_versions'])
    await sql`update ${sql.table(table)}
      set document = jsonb_set(document, ${place}::text[], (document #> ${place}::text[]) || ${JSON.stringify(renditions)}::jsonb)
      where video_id = ${videoId} and document #>> ${`{languages,${language},address}`}::text[] = ${source}`.execute(tx)
  await tx
    .updateTable('video_languages')
    .set(renditions)
    .where('video_id', '=', videoId)
    .where('language_code', '=', language)
    .where('address', '=', source)
    .execute()
}

/**
 * Marks a draft as unchanged, after it was published or discarded. Keeps the author of each field, without the marks of
 * a machine's texts and of dropped recordings.
 */
export async function closeDraft(tx: Db, id: number, cameOut?: Lesson): Promise<void> {
  await tx
    .updateTable('lesson_drafts')
    .set((eb) => ({
      ...(cameOut && { document: JSON.stringify(cameOut) }),
      fields: sql`(select coalesce(jsonb_object_agg(key, value - 'machine' - 'dropped'), '{}') from jsonb_each(fields))`,
      revision: eb('revision', '+', 1),
      published_revision: eb('revision', '+', 1),
      scheduled_at: null,
      scheduled_revision: null,
      scheduled_by: null,
      held_back_at: null,
      held_back: null,
    }))
    .where('video_id', '=', id)
    .execute()
}

/** Locks lessons until the transaction ends, always in the order of ids. */
export const lockLessons = (tx: Db, ids: number[]): Promise<LessonRow[]> =>
  tx.selectFrom('lessons').selectAll().where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()

export async function setPublic(tx: Db, id: number, level: 0 | 1): Promise<void> {
  await tx.updateTable('lessons').set({ public_level: level }).where('id', '=', id).execute()
}

export async function listNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', personName('users').as('name')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name ?? '']))
}

/** Returns English titles, from the draft if a lesson has changes. */
export async function listTitles(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lessons')
    .leftJoin('lesson_lines', 'lesson_lines.video_id', 'lessons.id')
    .leftJoin('video_languages', (join) =>
      join.onRef('video_languages.video_id', '=', 'lessons.id').on('video_languages.language_code', '=', 'eng'),
    )
    .select((eb) => [
      'lessons.id',
      eb.fn.coalesce('lesson_lines.title', 'video_languages.title', 'lessons.slug').as('title'),
    ])
    .where('lessons.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const isTopic = async (tx: Db, id: number) =>
  (await tx.selectFrom('topics').select('id').where('id', '=', id).forShare().executeTakeFirst()) !== undefined

/** Counts those of these topics that exist. */
export async function countTopics(tx: Db, ids: number[]): Promise<number> {
  const known = await tx
    .selectFrom('topics')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .execute()
  return known.length
}
