import type { Db, Rows } from '#platform/database/db'

/** A lesson of the library as readers have it, and the fields that somebody has changed at the desk. */
export type Present = {
  lesson: Rows['lessons']
  words: Omit<Rows['video_languages'], 'video_id'>[]
  topicIds: number[]
  changedPaths: string[]
}

/** Returns those of the lessons that exist, by slug, locked until the transaction ends. */
export async function lockPresent(tx: Db, slugs: string[]): Promise<Map<string, Present>> {
  const lessons = await tx
    .selectFrom('lessons')
    .selectAll()
    .where('slug', 'in', slugs)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const ids = [0, ...lessons.map(({ id }) => id)]
  const words = await tx.selectFrom('video_languages').selectAll().where('video_id', 'in', ids).execute()
  const topics = await tx
    .selectFrom('video_topics')
    .select(['video_id', 'topic_id'])
    .where('video_id', 'in', ids)
    .execute()
  const drafts = await tx
    .selectFrom('lesson_drafts')
    .select(['video_id', 'fields'])
    .where('video_id', 'in', ids)
    .execute()
  return new Map(
    lessons.map((lesson) => [
      lesson.slug,
      {
        lesson,
        words: words.flatMap(({ video_id, ...row }) => (video_id === lesson.id ? [row] : [])),
        topicIds: topics.flatMap(({ video_id, topic_id }) => (video_id === lesson.id ? [topic_id] : [])),
        changedPaths: Object.keys(drafts.find(({ video_id }) => video_id === lesson.id)?.fields ?? {}),
      },
    ]),
  )
}
