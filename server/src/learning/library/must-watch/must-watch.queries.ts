import { maxListLessons } from '@kasama/contract/learning/library/must-watch.api'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { isCountedLesson } from '#platform/database/lessons-that-count'

type Pair = { employerId: number; workerId: number | null }
type Clip = { employerId: number; videoId: number }

export type LessonRow = {
  video_id: number
  title: string
  thumbnail_url: string | null
  public_level: number
  topic_ids: number[]
  furthest: number | null
  completed_at: Date | null
  questions: number
  hard_questions: { question: string; tries: number; is_right: boolean }[]
  total: number
  completed: number
}

/**
 * The list, open lessons first, in the employer's order. A score of 0 is a question that was right only at a later
 * attempt.
 */
export async function listMustWatch(db: Db, { employerId, workerId }: Pair): Promise<LessonRow[]> {
  const { rows } = await sql<LessonRow>`
    with list as (
      select clips.id, clips.position, clips.video_id, watches.furthest, watches.completed_at,
        (count(*) over ())::int as total, (count(watches.completed_at) over ())::int as completed
      from clip_subscriptions clips
      left join watches on watches.video_id = clips.video_id and watches.worker_id = ${workerId}::int
      where clips.employer_id = ${employerId} and ${isCountedLesson('clips.video_id', 'watches.completed_at')}
      order by watches.completed_at desc nulls first, coalesce(clips.position, clips.id)
      limit ${sql.lit(maxListLessons)})
    select list.video_id, list.furthest, list.completed_at, list.total, list.completed,
      videos.thumbnail_url, videos.public_level, words.title, quiz.questions, quiz.hard_questions,
      (select coalesce(json_agg(t.topic_id order by t.topic_id), '[]') from video_topics t
        where t.video_id = list.video_id) as topic_ids
    from list
    join lessons videos on videos.id = list.video_id
    join video_languages words on words.video_id = list.video_id and words.language_code = 'eng'
    cross join lateral (
      select count(*)::int as questions,
        coalesce(json_agg(json_build_object('question', q.content ->> 'eng', 'tries', a.count, 'is_right', r.score is not null)
          order by q.position) filter (where a.count > 0 and r.score is distinct from 1), '[]') as hard_questions
      from questions q
      left join attempts a on a.question_id = q.id and a.worker_id = ${workerId}::int
      left join answers r on r.question_id = q.id and r.worker_id = ${workerId}::int
      where q.video_id = list.video_id) quiz
    order by list.completed_at desc nulls first, coalesce(list.position, list.id)`.execute(db)
  return rows
}

/**
 * Locks an employer until the transaction ends, as her choice of topics does: a lesson adds its topics before or after
 * it, and never in between.
 */
export async function lockTopicChoice(tx: Db, employerId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', employerId).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Adds a clip at the end or finds the existing one, and chooses the video's topics. Two concurrent calls add one row.
 */
export async function addClip(db: Db, { employerId, videoId, at }: Clip & { at: Date }) {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    with topics as (
      insert into user_topics (user_id, topic_id)
      select ${employerId}::int, topic_id from video_topics where video_id = ${videoId} order by topic_id
      on conflict do nothing)
    insert into clip_subscriptions (employer_id, video_id, created_at)
    values (${employerId}, ${videoId}, ${at})
    -- Writes what is there already: only a row that was written is returned.
    on conflict (employer_id, video_id) do update set video_id = excluded.video_id
    returning id, xmax = 0 as is_new`.execute(db)
  return rows[0] ?? { id: 0, is_new: false }
}

/** Removes a clip unless the worker has completed its video; undefined if there is no such clip. */
export async function removeClip(db: Db, { employerId, workerId, videoId }: Pair & Clip) {
  const { rows } = await sql<{ id: number; is_completed: boolean }>`
    with clip as (
      select c.id, exists (select from watches w where w.worker_id = ${workerId}::int and w.video_id = c.video_id
        and w.completed_at is not null) as is_completed
      from clip_subscriptions c where c.employer_id = ${employerId} and c.video_id = ${videoId}
      for update of c),
    removed as (delete from clip_subscriptions where id in (select id from clip where not is_completed))
    select id, is_completed from clip`.execute(db)
  return rows[0]
}

/**
 * Renumbers the whole list: the named videos first, then the others in their present order. An id is never below the
 * number of clips, so a clip that is added later without a position sorts last. The rows are locked in the order of
 * ids, so that two concurrent calls run one after the other.
 */
export async function orderClips(db: Db, employerId: number, videoIds: number[]): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select from clip_subscriptions where employer_id = ${employerId} order by id for update`.execute(tx)
    const { rows } = await sql<{ video_id: number; position: number }>`
      update clip_subscriptions clips set position = ranked.place
      from (
        select c.id, row_number() over (order by wanted.place, coalesce(c.position, c.id)) as place
        from clip_subscriptions c
        left join unnest(${videoIds}::int[]) with ordinality wanted(video_id, place) using (video_id)
        where c.employer_id = ${employerId}) ranked
      where clips.id = ranked.id
      returning clips.video_id, clips.position`.execute(tx)
    return rows.sort((a, b) => a.position - b.position).map(({ video_id }) => video_id)
  })
}

/** Adds clips in this order. */
export async function addClips(tx: Db, employerId: number, list: { videoIds: number[]; at: Date }): Promise<void> {
  const rows = list.videoIds.map((video_id) => ({ employer_id: employerId, video_id, created_at: list.at }))
  if (rows.length > 0) await tx.insertInto('clip_subscriptions').values(rows).execute()
}
