import type { ImportKind } from '@kasama/contract/studio/content/imports.api'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { UndoProgress } from '#platform/database/schema'
import { writeRows } from '#platform/sql/write-rows'

/** Creates the row of an import by command; an import at the desk has one since its upload. */
export async function openImport(
  tx: Db,
  { kind, name, at }: { kind: ImportKind; name: string; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('imports')
    .values({ kind, name, bytes: '0', state: 'loaded', refused: '[]', created_at: at, loaded_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Records which lessons an import added, so that it can be undone. */
export async function addToImport(tx: Db, importId: number, videoIds: number[]): Promise<void> {
  const rows = videoIds.map((video_id) => ({ import_id: importId, video_id }))
  await writeRows(tx, { table: 'import_videos', keys: ['import_id', 'video_id'], rows })
}

/** The lessons that an import added and that still exist; with `bounds`, a limited number of them after an id. */
export async function listAdded(
  db: Db,
  importId: number,
  bounds?: { afterId: number; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('import_videos')
    .select('video_id')
    .where('import_id', '=', importId)
    .$if(bounds !== undefined, (query) => query.where('video_id', '>', bounds?.afterId ?? 0).limit(bounds?.most ?? 0))
    .orderBy('video_id')
    .execute()
  return rows.map(({ video_id }) => video_id)
}

/** The titles of those lessons. */
export async function listLeft(db: Db, importId: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select coalesce(title, slug) as title from import_videos added join lessons on lessons.id = added.video_id
    left join video_languages words on words.video_id = lessons.id and words.language_code = 'eng'
    where import_id = ${importId} order by lessons.id`.execute(db)
  return rows.map(({ title }) => title)
}

/** Locks an import until the transaction ends. */
export const lockImport = (tx: Db, id: number) =>
  tx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Deletes those lessons of an import that nobody has watched, answered, chosen, edited, put into a skill, recorded for or
 * sent a clip to; returns their ids. A skill of the pack's own lessons alone keeps none. The lessons are locked first, so
 * that the second statement sees all earlier changes by others.
 */
export async function removeUnused(tx: Db, importId: number, ids: number[]): Promise<number[]> {
  await tx.selectFrom('lessons').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const { rows } = await sql<{ id: number }>`
    delete from lessons where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and not exists (select from watches where watches.video_id = lessons.id)
      and not exists (select from clip_subscriptions clips where clips.video_id = lessons.id)
      and not exists (select from skill_videos part join skills on skills.id = part.skill_id
        where part.video_id = lessons.id and (skills.slug = 'skill-' || skills.id or exists (
          select from skill_videos other where other.skill_id = skills.id and not exists (
            select from import_videos added where added.video_id = other.video_id and added.import_id = ${importId}))))
      and not exists (select from lesson_drafts drafts where drafts.video_id = lessons.id)
      and (select count(*) from lesson_versions versions where versions.video_id = lessons.id) < 2
      and not exists (select from voice_cues cues where cues.video_id = lessons.id)
      and not exists (select from clip_uploads uploads where uploads.video_id = lessons.id)
      and not exists (select from clip_works works where works.video_id = lessons.id and works.user_id is not null)
      and not exists (select from questions join attempts on attempts.question_id = questions.id
        where questions.video_id = lessons.id)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Stores the progress of an undo. */
export async function storeUndoProgress(tx: Db, id: number, undoing: UndoProgress): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ undoing: JSON.stringify(undoing) })
    .where('id', '=', id)
    .execute()
}

/** Imports whose undo was begun and is not finished. */
export async function listUndoing(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('imports').select('id').where('undoing', 'is not', null).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Marks an import as undone: none of its lessons is left, or somebody undid as much as was possible. */
export async function markUndone(tx: Db, id: number, { at, by }: { at: Date; by: number | null }): Promise<void> {
  await tx.updateTable('imports').set({ undone_at: at, undone_by: by, undoing: null }).where('id', '=', id).execute()
}
