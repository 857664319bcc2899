import type { Db, Rows } from '#platform/database/db'

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
