import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { isCountedLesson } from '#platform/database/lessons-that-count'
import { runPrepared } from '#platform/database/prepared'
import { dayOf } from '#platform/sql/singapore-days'

export type Summary = {
  topics: number
  credits: number
  /** Number of these that no voucher has used. */
  unused_credits: number
  /** Value of a voucher now; null until the provider has chosen one. */
  voucher_cents: number | null
  completed: number
  must_watch_left: number
  /** Scores of her answers, oldest first, with the Singapore day of each. */
  scores: { score: number; day: string }[]
  learned: { day: string; seconds: number }[]
  /** Numbers of must-watch videos and of completed ones, the topic with most videos first. */
  by_topic: { topic_id: number; total: number; completed: number }[]
}

/** Returns the data of the progress page; learning days from `from` on. */
export async function findSummary(db: Db, workerId: number, from: string): Promise<Summary> {
  const statement = sql<Summary>`
    with done as (select video_id from watches where worker_id = ${workerId} and completed_at is not null),
    must_watch as (
      select c.video_id, done.video_id is not null as is_done
      from worker_links k
      join clip_subscriptions c on c.employer_id = k.employer_id
      left join done using (video_id)
      where k.worker_id = ${workerId} and k.ended_at is null and ${isCountedLesson('c.video_id', 'done.video_id')})
    select
      (select count(distinct topic_id) from done join video_topics using (video_id))::int as topics,
      (select count(*) from credits where worker_id = ${workerId})::int as credits,
      (select count(*) from credits where worker_id = ${workerId} and order_id is null)::int as unused_credits,
      (select (value ->> 'amount_cents')::int from settings where key = 'voucher_for_credits') as voucher_cents,
      (select count(*) from done)::int as completed,
      (select count(*) from must_watch where not is_done)::int as must_watch_left,
      (select coalesce(json_agg(json_build_object('score', score, 'day', ${dayOf('created_at')})
        order by created_at), '[]') from answers where worker_id = ${workerId}) as scores,
      (select coalesce(json_agg(json_build_object('day', day, 'seconds', seconds)), '[]')
        from learning_days where worker_id = ${workerId} and day >= ${from}::date) as learned,
      (select coalesce(json_agg(json_build_object('topic_id', topic_id, 'total', total, 'completed', completed) order by completed desc, total desc, position), '[]') from (
        select topics.id as topic_id, topics.position, count(*)::int as total, (count(*) filter (where is_done))::int as completed
        from must_watch join video_topics using (video_id) join topics on topics.id = topic_id
        group by topics.id) by_topic) as by_topic`
  const [summary] = await runPrepared(db, statement)
  if (!summary) throw new Error('a summary without rows')
  return summary
}
