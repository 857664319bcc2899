import type { Db, Rows } from '#platform/database/db'

export async function addExport(
  tx: Db,
  row: { pass: string; videoIds: number[] | null; by: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('exports')
    .values({
      pass: row.pass,
      video_ids: row.videoIds && JSON.stringify(row.videoIds),
      user_id: row.by,
      created_at: row.at,
    })
    .execute()
}

export const findExport = (db: Db, pass: string, since: Date): Promise<Rows['exports'] | undefined> =>
  db.selectFrom('exports').selectAll().where('pass', '=', pass).where('created_at', '>', since).executeTakeFirst()

export async function forgetExports(tx: Db, before: Date): Promise<void> {
  await tx.deleteFrom('exports').where('created_at', '<', before).execute()
}

/** The ids of the published ones among these lessons, or of all published lessons. */
export async function listPublished(db: Db, ids: number[] | null): Promise<number[]> {
  const rows = await db
    .selectFrom('videos')
    .select('id')
    .$if(ids !== null, (query) => query.where('id', 'in', ids?.length ? ids : [0]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the lessons among these that have a clip on our storage, in any language. */
export async function listWithClips(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('video_languages')
    .innerJoin('videos', 'videos.id', 'video_id')
    .select('video_id')
    .distinct()
    .where('video_id', 'in', ids.length ? ids : [0])
    .where(({ fn, ref }) => fn.coalesce('video_languages.video_host', ref('videos.video_host')), '=', 'file')
    .orderBy('video_id')
    .execute()
  return rows.map(({ video_id }) => video_id)
}

export type StoredLesson = Rows['videos'] & {
  words: Rows['video_languages'][]
  topicIds: number[]
  questions: Rows['questions'][]
}

/** Lessons with all their published content; one that was withdrawn meanwhile is left out. */
export async function findLessons(db: Db, ids: number[]): Promise<StoredLesson[]> {
  if (ids.length === 0) return []
  const [rows, words, topics, questions] = await Promise.all([
    db.selectFrom('videos').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    db.selectFrom('video_languages').selectAll().where('video_id', 'in', ids).execute(),
    db.selectFrom('video_topics').selectAll().where('video_id', 'in', ids).orderBy('topic_id').execute(),
    db.selectFrom('questions').selectAll().where('video_id', 'in', ids).orderBy('position').execute(),
  ])
  const rowsOf = <Row extends { video_id: number }>(list: Row[], id: number) =>
    list.filter(({ video_id }) => video_id === id)
  return rows.map((row) => ({
    ...row,
    words: rowsOf(words, row.id),
    topicIds: rowsOf(topics, row.id).map(({ topic_id }) => topic_id),
    questions: rowsOf(questions, row.id),
  }))
}

/** The slug of each lesson. */
export async function listSlugs(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('videos')
    .select(['id', 'slug'])
    .where('id', 'in', ids.length ? ids : [0])
    .execute()
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** The topics of these lessons, or all topics. */
export function listTopics(db: Db, videoIds: number[] | null) {
  return db
    .selectFrom('topics')
    .select(['id', 'icon', 'colour', 'name'])
    .$if(videoIds !== null, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('video_topics')
          .select('topic_id')
          .where('video_id', 'in', videoIds?.length ? videoIds : [0]),
      ),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function listSkills(db: Db) {
  const skills = await db.selectFrom('skills').selectAll().orderBy('position').orderBy('id').execute()
  const lessons = await db.selectFrom('skill_videos').selectAll().orderBy('position').orderBy('video_id').execute()
  const topics = await db.selectFrom('skill_topics').selectAll().orderBy('topic_id').execute()
  return skills.map(({ id, ...skill }) => ({
    ...skill,
    videoIds: lessons.filter(({ skill_id }) => skill_id === id).map(({ video_id }) => video_id),
    topicIds: topics.filter(({ skill_id }) => skill_id === id).map(({ topic_id }) => topic_id),
  }))
}

export const listFaq = (db: Db) =>
  db.selectFrom('faq').select(['slug', 'part', 'question', 'answer']).orderBy('position').orderBy('slug').execute()
