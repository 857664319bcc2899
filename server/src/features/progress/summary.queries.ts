import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'

export async function listScores(db: Db, workerId: number): Promise<{ score: number; day: string }[]> {
  const { rows } = await sql<{ score: number; day: string }>`
    select score, (created_at at time zone 'Asia/Singapore')::date as day
    from answers where worker_id = ${workerId} order by created_at`.execute(db)
  return rows
}

export function listLearningDays(db: Db, workerId: number, from: string): Promise<{ day: string; seconds: number }[]> {
  return db
    .selectFrom('learning_days')
    .select(['day', 'seconds'])
    .where('worker_id', '=', workerId)
    .where('day', '>=', from)
    .execute()
}

/** The counts of the progress page in one statement. */
export async function findCounts(db: Db, workerId: number) {
  const { rows } = await sql<{ topics: number; credits: number; completed: number; must_watch_left: number }>`
    select
      (select count(distinct t.topic_id) from watches w join video_topics t on t.video_id = w.video_id
        where w.worker_id = ${workerId} and w.completed_at is not null)::int as topics,
      (select count(*) from credits where worker_id = ${workerId})::int as credits,
      (select count(*) from watches where worker_id = ${workerId} and completed_at is not null)::int as completed,
      (select count(*) from worker_links k join clip_subscriptions c on c.employer_id = k.employer_id
        left join watches w on w.video_id = c.video_id and w.worker_id = k.worker_id
        where k.worker_id = ${workerId} and k.ended_at is null and w.completed_at is null)::int as must_watch_left`.execute(
    db,
  )
  return rows[0] ?? { topics: 0, credits: 0, completed: 0, must_watch_left: 0 }
}

/** Must-watch videos and how many of them are completed, by topic. */
export async function listTopicProgress(db: Db, workerId: number) {
  const { rows } = await sql<{ topic_id: number; total: number; completed: number }>`
    select t.topic_id, count(*)::int as total, (count(*) filter (where w.completed_at is not null))::int as completed
    from worker_links k
    join clip_subscriptions c on c.employer_id = k.employer_id
    join video_topics t on t.video_id = c.video_id
    join topics on topics.id = t.topic_id
    left join watches w on w.video_id = c.video_id and w.worker_id = k.worker_id
    where k.worker_id = ${workerId} and k.ended_at is null
    group by t.topic_id, topics.position
    order by completed desc, total desc, topics.position`.execute(db)
  return rows
}
