import type { ImportKind } from '@kasama/contract/desk/lessons/imports.api'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import { writeRows } from '../load/content.queries'

/** Notes an import that a command makes; the desk's have a row from their upload on. */
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

/** Keeps which lessons an import added, so that it can be undone. */
export async function addToImport(tx: Db, importId: number, videoIds: number[]): Promise<void> {
  const rows = videoIds.map((video_id) => ({ import_id: importId, video_id }))
  await writeRows(tx, { table: 'import_videos', keys: ['import_id', 'video_id'], rows })
}

/** The lessons that an import added and that are still there. */
export async function listAdded(db: Db, importId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('import_videos')
    .select('video_id')
    .where('import_id', '=', importId)
    .orderBy('video_id')
    .execute()
  return rows.map(({ video_id }) => video_id)
}

/** An import that nobody else changes until the transaction ends. */
export const holdImport = (tx: Db, id: number) =>
  tx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Deletes lessons that nobody has watched, answered, chosen or changed; answers which of them stay. */
export async function removeUnused(tx: Db, ids: number[]) {
  const listed = sql<number>`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const gone = await sql<{ id: number }>`
    delete from lessons where id in ${listed}
      and not exists (select from watches where watches.video_id = lessons.id)
      and not exists (select from clip_subscriptions clips where clips.video_id = lessons.id)
      and not exists (select from lesson_drafts drafts where drafts.video_id = lessons.id)
      and not exists (select from lesson_versions versions where versions.video_id = lessons.id)
      and not exists (select from questions join attempts on attempts.question_id = questions.id
        where questions.video_id = lessons.id)
    returning id`.execute(tx)
  const { rows } = await sql<{ id: number; title: string }>`
    select lessons.id, coalesce(title, slug) as title from lessons
    left join video_languages words on words.video_id = lessons.id and words.language_code = 'eng'
    where lessons.id in ${listed} order by lessons.id`.execute(tx)
  return { removed: gone.rows.map(({ id }) => id), kept: rows }
}

/** An import of which nothing is left, or that somebody took back as far as it could be. */
export async function markUndone(tx: Db, id: number, { at, by }: { at: Date; by: number | null }): Promise<void> {
  await tx.updateTable('imports').set({ undone_at: at, undone_by: by }).where('id', '=', id).execute()
}
