import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

export type Work = Rows['clip_works']
type Which = Pick<Work, 'video_id' | 'language_code' | 'what'>

/** Requests renditions of a clip; replaces a request for a former clip. */
export const addWork = (tx: Db, work: Which & { source: string; user_id: number | null; created_at: Date }) =>
  tx
    .insertInto('clip_works')
    .values(work)
    .onConflict((conflict) =>
      conflict.columns(['video_id', 'language_code', 'what']).doUpdateSet({
        source: work.source,
        user_id: work.user_id,
        percent: 0,
        failed: false,
        tries: 0,
        created_at: work.created_at,
      }),
    )
    .execute()

/** After this many attempts somebody has to request it again. */
const mostTries = 5

export const listWorks = (db: Db) =>
  db.selectFrom('clip_works').selectAll().where('tries', '<', mostTries).orderBy('created_at').execute()

export const worksOf = (db: Db, videoId: number) =>
  db
    .selectFrom('clip_works')
    .select(['language_code', 'what', 'percent', 'failed', sql<boolean>`tries >= ${mostTries}`.as('given_up')])
    .where('video_id', '=', videoId)
    .orderBy('what')
    .execute()

const one = ({ video_id, language_code, what }: Which) => ({ video_id, language_code, what })
/** The condition that a request is still the same one. */
const asAsked = (work: Work) => ({ ...one(work), source: work.source, created_at: work.created_at })

/** Locks the row; returns whether the request is still the same. */
export async function lockWork(tx: Db, work: Work): Promise<boolean> {
  const found = await tx
    .selectFrom('clip_works')
    .select('source')
    .where((eb) => eb.and(asAsked(work)))
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

export const changeWork = (db: Db, work: Work, change: { percent?: number; failed?: boolean; tries?: number }) =>
  db
    .updateTable('clip_works')
    .set(change)
    .where((eb) => eb.and(asAsked(work)))
    .execute()

/** Resets requests that were given up; returns whether there were any. */
export async function tryAgain(tx: Db, videoId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('clip_works')
    .set({ tries: 0, failed: false, percent: 0, created_at: at })
    .where('video_id', '=', videoId)
    .where('tries', '>=', mostTries)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes pending work use the file that has replaced its source. */
export const changeSource = (tx: Db, videoId: number, { from, to }: { from: string; to: string }) =>
  tx.updateTable('clip_works').set({ source: to }).where('video_id', '=', videoId).where('source', '=', from).execute()

export const endWork = (tx: Db, work: Work) =>
  tx
    .deleteFrom('clip_works')
    .where((eb) => eb.and(asAsked(work)))
    .execute()
