import type { Db, Rows } from '../../platform/database/db'

export function listTopics(db: Db): Promise<Rows['topics'][]> {
  return db.selectFrom('topics').selectAll().orderBy('position').execute()
}

export function listVideoTopics(db: Db, videoId: number): Promise<{ topic_id: number }[]> {
  return db.selectFrom('video_topics').select('topic_id').where('video_id', '=', videoId).orderBy('topic_id').execute()
}

export function findVideo(db: Db, id: number): Promise<Rows['videos'] | undefined> {
  return db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findSetting(db: Db, key: string): Promise<Rows['settings'] | undefined> {
  return db.selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst()
}

/** Adds a clip, or finds the one that is there; two at once end with one. */
export async function addClip(db: Db, clip: { employerId: number; videoId: number; at: Date }): Promise<number> {
  const { id } = await db
    .insertInto('clip_subscriptions')
    .values({ employer_id: clip.employerId, video_id: clip.videoId, created_at: clip.at })
    // Writes what is there already: only a row that was written is returned.
    .onConflict((oc) => oc.columns(['employer_id', 'video_id']).doUpdateSet({ video_id: clip.videoId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findClip(db: Db, employerId: number, videoId: number) {
  return db
    .selectFrom('clip_subscriptions')
    .selectAll()
    .where('employer_id', '=', employerId)
    .where('video_id', '=', videoId)
    .executeTakeFirst()
}

export async function removeClip(db: Db, id: number): Promise<void> {
  await db.deleteFrom('clip_subscriptions').where('id', '=', id).execute()
}

export async function isCompletedBy(db: Db, workerId: number, videoId: number): Promise<boolean> {
  const row = await db
    .selectFrom('watches')
    .select('completed_at')
    .where('worker_id', '=', workerId)
    .where('video_id', '=', videoId)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
