import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'

type Version = Rows['lesson_versions']

export const findVersion = (db: Db, id: number, number: number) =>
  db
    .selectFrom('lesson_versions')
    .leftJoin('users', 'users.id', 'lesson_versions.published_by')
    .select(['number', 'note', 'published_at', 'document', personName('users').as('by')])
    .where('video_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()

/** Returns the version published last. */
export const latestVersion = (db: Db, id: number) =>
  db
    .selectFrom('lesson_versions')
    .selectAll()
    .where('video_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Access for guests makes no new version: the latest one always has the current value. */
export async function setPublicInLatest(tx: Db, id: number, level: 0 | 1): Promise<void> {
  await sql`update lesson_versions set document = jsonb_set(document, '{public_level}', to_jsonb(${level}::int))
    where video_id = ${id} and number = (select max(number) from lesson_versions where video_id = ${id})`.execute(tx)
}

export async function dropVersion(tx: Db, id: number, number: number): Promise<void> {
  await tx.deleteFrom('lesson_versions').where('video_id', '=', id).where('number', '=', number).execute()
}

/** Whether a lesson was published before, here or with a pack that was changed here later. */
export const hasVersions = async (db: Db, id: number) => (await findVersion(db, id, 1)) !== undefined

/** Adds a version; returns its number. */
export async function addVersion(
  tx: Db,
  { video_id, document, note, published_by, published_at }: Omit<Version, 'number'>,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into lesson_versions (video_id, number, document, note, published_by, published_at)
    select ${video_id}, coalesce(max(number), 0) + 1, ${JSON.stringify(document)}::jsonb, ${note}, ${published_by}::int,
      ${published_at}::timestamptz
    from lesson_versions where video_id = ${video_id} returning number`.execute(tx)
  return rows[0]?.number ?? 0
}
