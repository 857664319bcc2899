import type { Language } from '@kasama/contract/language'
import type { ClipProblem, UploadKind } from '@kasama/contract/studio/clip/clips.api'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

export type UploadRow = Rows['clip_uploads']

export const hasVideo = async (db: Db, id: number) =>
  (await db.selectFrom('lessons').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Locks the lesson, so that uploads to the same place are opened one after the other. */
export const lockVideo = async (tx: Db, id: number) =>
  (await tx.selectFrom('lessons').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) !== undefined

type Place = { videoId: number; language: Language; kind: UploadKind }

export const findAt = (db: Db, { videoId, language, kind }: Place) =>
  db
    .selectFrom('clip_uploads')
    .selectAll()
    .where('video_id', '=', videoId)
    .where('language_code', '=', language)
    .where('kind', '=', kind)
    .executeTakeFirst()

export const findUpload = (db: Db, id: number) =>
  db.selectFrom('clip_uploads').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the row; returns whether it still exists. */
export const lockUpload = async (tx: Db, id: number) =>
  (await tx.selectFrom('clip_uploads').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined

export const findByPass = (db: Db, pass: string) =>
  db.selectFrom('clip_uploads').selectAll().where('pass', '=', pass).executeTakeFirst()

type NewUpload = Pick<
  UploadRow,
  'pass' | 'video_id' | 'language_code' | 'kind' | 'name' | 'bytes' | 'user_id' | 'created_at'
>

export const addUpload = (tx: Db, row: NewUpload & { modified: number }) =>
  tx
    .insertInto('clip_uploads')
    .values({ ...row, modified: String(row.modified) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const removeUpload = (db: Db, id: number) => db.deleteFrom('clip_uploads').where('id', '=', id).execute()

export const refuseUpload = (db: Db, id: number, problem: ClipProblem) =>
  db.updateTable('clip_uploads').set({ problem }).where('id', '=', id).execute()

export type ListedUpload = UploadRow & { title: string }

/** Uploads with their lesson's English title (or another one where it has none), the oldest first. */
export const listUploads = (db: Db, videoId?: number): Promise<ListedUpload[]> =>
  db
    .selectFrom('clip_uploads')
    .selectAll('clip_uploads')
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('video_languages as l')
            .select('l.title')
            .whereRef('l.video_id', '=', 'clip_uploads.video_id')
            .orderBy(sql`l.language_code <> 'eng'`)
            .limit(1),
          sql<string>`''`,
        )
        .as('title'),
    )
    .$if(videoId !== undefined, (query) => query.where('video_id', '=', videoId as number))
    .orderBy('clip_uploads.id')
    .limit(200)
    .execute()

/** Uploads that were not refused; their files tell which of them are complete. */
export const listOpen = (db: Db) =>
  db.selectFrom('clip_uploads').selectAll().where('problem', 'is', null).orderBy('id').execute()

/** Deletes uploads that began before `at`; returns the passes of the deleted and of the remaining ones. */
export async function forgetBefore(tx: Db, at: Date) {
  const forgotten = await tx.deleteFrom('clip_uploads').where('created_at', '<', at).returning('pass').execute()
  const kept = await tx.selectFrom('clip_uploads').select('pass').execute()
  return { gone: forgotten.map(({ pass }) => pass), kept: new Set(kept.map(({ pass }) => pass)) }
}
