import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import { writeRows } from '../load/content.queries'

/** An import's entry in the settings: the ids of the videos that it added. */
const keyOf = (id: string) => `import_${id}`

/** Keeps which videos an import added, so that it can be undone; one without any needs no entry. */
export async function keepImport(db: Db, id: string, videoIds: number[]): Promise<void> {
  const row = { key: keyOf(id), value: JSON.stringify(videoIds) }
  if (videoIds.length > 0) await writeRows(db, { table: 'settings', keys: ['key'], rows: [row] })
  else await db.deleteFrom('settings').where('key', '=', row.key).execute()
}

/** The ids of the videos that an import added, held until the transaction ends. */
export async function findImport(tx: Db, id: string): Promise<number[] | undefined> {
  const row = await tx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', keyOf(id))
    .forUpdate()
    .executeTakeFirst()
  return row?.value as number[] | undefined
}

/** Deletes videos that nobody has watched, answered or chosen; answers which of them stay. */
export async function removeUnusedVideos(tx: Db, ids: number[]) {
  const listed = sql<number>`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const gone = await sql`
    delete from videos where id in ${listed}
      and not exists (select from watches where watches.video_id = videos.id)
      and not exists (select from clip_subscriptions clips where clips.video_id = videos.id)
      and not exists (select from questions join attempts on attempts.question_id = questions.id
        where questions.video_id = videos.id)`.execute(tx)
  const { rows } = await sql<{ id: number; title: string }>`
    select videos.id, title from videos
    join video_languages words on words.video_id = videos.id and words.language_code = 'eng'
    where videos.id in ${listed} order by videos.id`.execute(tx)
  return { removed: Number(gone.numAffectedRows), kept: rows }
}
