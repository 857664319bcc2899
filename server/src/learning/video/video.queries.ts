import type { Language } from '@kasama/contract/language'
import { maxRecords } from '@kasama/contract/learning/progress/progress.rules'
import { sql } from 'kysely'
import type { Viewer } from '#people/household/viewer'
import type { Db, Rows } from '#platform/database/db'

export type VideoTexts = Omit<Rows['video_languages'], 'video_id'>
export type WatchRow = Rows['watches']

/**
 * A video with its words in every language, its topics and questions, and the progress of the viewer's household. A
 * withdrawn one is returned only to a worker who has begun it.
 */
export function findVideo(db: Db, id: number, viewer: Viewer) {
  const isWorker = viewer.workerId === viewer.accountId
  return db
    .selectFrom('lessons as videos')
    .leftJoin('clip_subscriptions as clips', (join) =>
      join.onRef('clips.video_id', '=', 'videos.id').on('clips.employer_id', '=', viewer.employerId ?? 0),
    )
    .leftJoin('watches', (join) =>
      join.onRef('watches.video_id', '=', 'videos.id').on('watches.worker_id', '=', viewer.workerId ?? 0),
    )
    .selectAll('videos')
    .select([
      'clips.id as clip_id',
      'watches.completed_at',
      'watches.position',
      'watches.furthest',
      'watches.language_code',
    ])
    .select([
      sql<VideoTexts[]>`(select json_agg(to_json(l)) from video_languages l where l.video_id = videos.id)`.as('words'),
      sql<number[]>`(select coalesce(json_agg(t.topic_id order by t.topic_id), '[]') from video_topics t
        where t.video_id = videos.id)`.as('topic_ids'),
      sql<number[]>`(select coalesce(json_agg(q.id order by q.position), '[]') from questions q
        where q.video_id = videos.id)`.as('question_ids'),
    ])
    .where('videos.id', '=', id)
    .where((eb) =>
      eb.or([eb('videos.is_published', '=', true), ...(isWorker ? [eb('watches.worker_id', 'is not', null)] : [])]),
    )
    .executeTakeFirst()
}

/** Videos that guests may watch, newest first, and their last changes; a sitemap may have 50,000 addresses at most. */
export function listPublicVideos(db: Db) {
  return db
    .selectFrom('videos')
    .select(({ selectFrom }) => [
      'id',
      'created_at',
      selectFrom('lesson_versions')
        .whereRef('lesson_versions.video_id', '=', 'videos.id')
        .select(({ fn }) => fn.max('published_at').as('last'))
        .as('published_at'),
    ])
    .where('public_level', '>=', sql.lit(1))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(49_000)
    .execute()
}

/** Returns the duration and lock of a clip in a language, or in English, for the rules of watching. */
export async function findClip(db: Db, workerId: number, videoId: number, language: Language, isGiven = false) {
  const rows = await db
    .selectFrom('lessons as videos')
    .innerJoin('video_languages', 'video_languages.video_id', 'videos.id')
    .select(['videos.public_level', 'video_languages.language_code', 'video_languages.duration'])
    .where('videos.id', '=', videoId)
    .where('video_languages.language_code', 'in', [language, 'eng'])
    .where((eb) =>
      eb.or([
        eb('videos.is_published', '=', true),
        eb.lit(isGiven),
        eb.exists(
          eb
            .selectFrom('watches')
            .whereRef('watches.video_id', '=', 'videos.id')
            .where('watches.worker_id', '=', workerId),
        ),
      ]),
    )
    .execute()
  const ownWords =
    rows.find((row) => row.language_code === language && row.duration > 0) ??
    rows.find((row) => row.language_code === 'eng')
  return ownWords && { publicLevel: ownWords.public_level, duration: ownWords.duration }
}

/** Locks the worker's row for a video until the transaction ends. */
export function lockWatch(db: Db, workerId: number, videoId: number): Promise<WatchRow | undefined> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('worker_id', '=', workerId)
    .where('video_id', '=', videoId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * The moment up to which a worker's watching time is counted; her row is locked until the transaction ends, so that no
 * moment counts twice.
 */
export async function lockWatchedUntil(tx: Db, workerId: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('users')
    .select('watched_until')
    .where('id', '=', workerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.watched_until ?? null
}

export async function storeWatchedUntil(tx: Db, workerId: number, watched_until: Date): Promise<void> {
  await tx.updateTable('users').set({ watched_until }).where('id', '=', workerId).execute()
}

/**
 * A new visit moves the clock forward; one within a minute of the last report continues the running clock. One that
 * began before that report, on another phone without internet, moves the clock back to its beginning: what was counted
 * since (`watched_until`) does not count again.
 */
export async function startClock(
  db: Db,
  visit: { workerId: number; videoId: number; language: Language; at: Date },
): Promise<void> {
  const isNewVisit = sql`watches.reported_at < excluded.reported_at - interval '1 minute'`
  await db
    .insertInto('watches')
    .values({
      worker_id: visit.workerId,
      video_id: visit.videoId,
      language_code: visit.language,
      position: 0,
      furthest: 0,
      reported_at: visit.at,
      clock_at: visit.at,
    })
    .onConflict((oc) =>
      oc.columns(['worker_id', 'video_id']).doUpdateSet({
        clock_at: sql`case when ${isNewVisit} then excluded.clock_at
          else least(watches.clock_at, excluded.clock_at) end`,
        reported_at: sql`case when ${isNewVisit} then excluded.reported_at else watches.reported_at end`,
      }),
    )
    .execute()
}

export async function storePosition(
  db: Db,
  key: { workerId: number; videoId: number },
  watch: { language_code: Language; position: number; furthest: number; reported_at: Date },
): Promise<void> {
  await db
    .updateTable('watches')
    .set(watch)
    .where('worker_id', '=', key.workerId)
    .where('video_id', '=', key.videoId)
    .execute()
}

export function listCompleted(db: Db, workerId: number): Promise<{ video_id: number; completed_at: Date | null }[]> {
  return db
    .selectFrom('watches')
    .select(['video_id', 'completed_at'])
    .where('worker_id', '=', workerId)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(maxRecords)
    .execute()
}

export async function countOpenQuestions(db: Db, workerId: number, videoId: number): Promise<number> {
  const { n } = await db
    .selectFrom('questions')
    .leftJoin('answers', (join) =>
      join.onRef('answers.question_id', '=', 'questions.id').on('answers.worker_id', '=', workerId),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('questions.video_id', '=', videoId)
    .where('answers.question_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}
