import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { isCountedLesson } from '#platform/database/lessons-that-count'

/** Marks a video as completed; returns whether it was not before. */
export async function markCompleted(db: Db, key: { workerId: number; videoId: number; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('watches')
    .set({ completed_at: key.at })
    .where('worker_id', '=', key.workerId)
    .where('video_id', '=', key.videoId)
    .where('completed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/**
 * Counts the videos the worker has completed and those left on her must-watch list; also returns whether this one is on
 * it.
 */
export async function countVideos(db: Db, { workerId, videoId }: { workerId: number; videoId: number }) {
  const { rows } = await sql<{ completed: number; is_listed: boolean; must_watch_left: number }>`
    select
      (select count(*) from watches where worker_id = ${workerId} and completed_at is not null)::int as completed,
      coalesce(bool_or(clips.video_id = ${videoId}), false) as is_listed,
      (count(clips.id) filter (where watches.completed_at is null))::int as must_watch_left
    from worker_links
    join clip_subscriptions clips on clips.employer_id = worker_links.employer_id
    left join watches on watches.video_id = clips.video_id and watches.worker_id = worker_links.worker_id
    where worker_links.worker_id = ${workerId} and worker_links.ended_at is null
      and ${isCountedLesson('clips.video_id', 'watches.completed_at')}`.execute(db)
  return rows[0] ?? { completed: 0, is_listed: false, must_watch_left: 0 }
}

/** Least number of must-watch lessons of a topic that make its skill; fewer would call a beginner skilled. */
const fewestLessonsOfTopic = 3

/** The must-watch lessons of a topic of `skill_topics`, each with the worker's watch of it. */
const listedOfTopic = (workerId: number) => sql`from worker_links
  join clip_subscriptions clips on clips.employer_id = worker_links.employer_id
  join video_topics on video_topics.video_id = clips.video_id
  left join watches on watches.video_id = clips.video_id and watches.worker_id = worker_links.worker_id
  where worker_links.worker_id = ${workerId} and worker_links.ended_at is null
    and video_topics.topic_id = skill_topics.topic_id and ${isCountedLesson('clips.video_id', 'watches.completed_at')}`

/**
 * Gives the worker the skills whose lessons she has completed. A skill of topics requires all must-watch lessons of
 * each, and at least three of them. An earned skill stays. Returns the new ones.
 */
export async function earnSkills(db: Db, workerId: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ skill_id: number }>`
    insert into earned_skills (worker_id, skill_id, earned_at)
    select ${workerId}::int, skills.id, ${at}::timestamptz
    from skills
    where (select bool_and(watches.completed_at is not null)
        from skill_videos
        left join watches on watches.video_id = skill_videos.video_id and watches.worker_id = ${workerId}
        where skill_videos.skill_id = skills.id and ${isCountedLesson('skill_videos.video_id', 'watches.completed_at')})
      or (select bool_and(topic.is_learned)
        from skill_topics
        cross join lateral (
          select count(*) >= ${fewestLessonsOfTopic} and bool_and(watches.completed_at is not null) as is_learned
          ${listedOfTopic(workerId)}
        ) topic
        where skill_topics.skill_id = skills.id)
    on conflict do nothing
    returning skill_id`.execute(db)
  return rows.map(({ skill_id }) => skill_id)
}

const topicIds = sql<number[]>`(select coalesce(json_agg(distinct topic_id order by topic_id), '[]') from (
  select topic_id from skill_topics where skill_id = skills.id
  union all select topic_id from skill_videos join video_topics using (video_id) where skill_id = skills.id
) parts)`

type Step = { lessons: number; completed: number }

/**
 * Returns the skills that a lesson counts for, with the numbers of lessons they require and of those she has completed.
 */
export async function listSkillProgress(db: Db, { workerId, videoId }: { workerId: number; videoId: number }) {
  const steps = sql<Step>`(
    select count(*)::int as lessons, count(watches.completed_at)::int as completed
    from skill_videos
    left join watches on watches.video_id = skill_videos.video_id and watches.worker_id = ${workerId}
    where skill_videos.skill_id = skills.id and ${isCountedLesson('skill_videos.video_id', 'watches.completed_at')}
    having bool_or(skill_videos.video_id = ${videoId})
    union all
    select sum(greatest(chosen, ${fewestLessonsOfTopic}))::int, sum(topic.completed)::int
    from skill_topics
    cross join lateral (
      select count(*) as chosen, count(watches.completed_at) as completed, bool_or(clips.video_id = ${videoId}) as is_part
      ${listedOfTopic(workerId)}
    ) topic
    where skill_topics.skill_id = skills.id
    having bool_or(topic.is_part)
  )`
  return db
    .selectFrom('skills')
    .leftJoin('earned_skills', (join) =>
      join.onRef('earned_skills.skill_id', '=', 'skills.id').on('earned_skills.worker_id', '=', workerId),
    )
    .innerJoinLateral(steps.as('step'), (join) => join.onTrue())
    .select(['skills.id', 'skills.url', 'skills.name', 'skills.description', 'earned_skills.earned_at'])
    .select(['step.lessons', 'step.completed', topicIds.as('topic_ids')])
    .orderBy('skills.position')
    .execute()
}

/** A query for all skills in their order, with the time at which she earned them. */
export const skillsOf = (db: Db, workerId: number) =>
  db
    .selectFrom('skills')
    .leftJoin('earned_skills', (join) =>
      join.onRef('earned_skills.skill_id', '=', 'skills.id').on('earned_skills.worker_id', '=', workerId),
    )
    .select(['skills.id', 'skills.url', 'skills.name', 'skills.description', 'earned_skills.earned_at'])
    .select(topicIds.as('topic_ids'))
    .orderBy('skills.position')

export const listSkills = (db: Db, workerId: number) => skillsOf(db, workerId).execute()

/** Tolerance for an early heartbeat, since the network delays each one differently. */
const jitterSeconds = 2

/**
 * Adds one heartbeat to the day: at most one every 30 s by the server's clock, also across midnight. Locks the worker's
 * row, so that two at once don't count on two days. A heartbeat that arrives slightly early is recorded at the time it
 * was due, so that early ones never add up to an extra one.
 */
export function addHeartbeat(
  db: Db,
  { workerId, day, seconds, at }: { workerId: number; day: string; seconds: number; at: Date },
): Promise<void> {
  const gap = sql`make_interval(secs => ${seconds}::int)`
  const latest = sql`${at}::timestamptz + make_interval(secs => ${jitterSeconds}::int)`
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', workerId).forNoKeyUpdate().executeTakeFirst()
    await sql`
      insert into learning_days as today (worker_id, day, seconds, last_at)
      select ${workerId}::int, ${day}::date, ${seconds}::int, greatest(${at}::timestamptz, max(last_at) + ${gap})
      from learning_days
      where worker_id = ${workerId}
      having max(last_at) is null or max(last_at) + ${gap} <= ${latest}
      on conflict (worker_id, day) do update
      set seconds = today.seconds + excluded.seconds, last_at = excluded.last_at`.execute(tx)
  })
}

type Notice = Pick<Rows['notices'], 'worker_id' | 'kind' | 'occasion'> &
  Partial<Pick<Rows['notices'], 'video_id' | 'skill_id' | 'month'>>

/** Inserts notices; an existing one stays as it is. */
export async function addNotices(tx: Db, notices: Notice[], at: Date): Promise<void> {
  if (notices.length === 0) return
  await tx
    .insertInto('notices')
    .values(notices.map((notice) => ({ ...notice, created_at: at })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}
