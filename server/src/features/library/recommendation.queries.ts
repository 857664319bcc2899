import { type RawBuilder, sql } from 'kysely'
import type { Place } from './cursor'

type Wanted = { topic: number | undefined; after: Place | null; limit: number }

/** The first videos of one tier, newest first, none of them finished. */
function tier(number: number, { topic, after, limit }: Wanted, source: RawBuilder<unknown>): RawBuilder<unknown> {
  const isBehind = after !== null && after.rank > number
  const place = after?.rank === number ? sql`(c.at, c.id) < (${after.at}, ${after.id})` : sql`${sql.lit(!isBehind)}`
  return sql`select c.id, ${sql.lit(number)}::int as rank, c.at from ${source} as c(id, at)
    where ${place} and not exists (
      select from watches d where d.worker_id = viewer.worker_id and d.video_id = c.id and d.completed_at is not null)
    ${topic ? sql`and exists (select from video_topics o where o.video_id = c.id and o.topic_id = ${topic})` : sql``}
    order by c.at desc, c.id desc limit ${sql.lit(limit)}`
}

const inTopics = (id: RawBuilder<unknown>, topics: string) =>
  sql`exists (select from video_topics o join ${sql.table(topics)} using (topic_id) where o.video_id = ${id})`

/** Per topic as many as a page needs, so that a large library costs no more than a small one. */
function ofTopics(topics: string, number: number, wanted: Wanted, extra = sql`true`): RawBuilder<unknown> {
  const newest = tier(
    number,
    wanted,
    sql`(select t.video_id, t.created_at from video_topics t
      where t.topic_id = topics.topic_id and ${extra})`,
  )
  return sql`select distinct found.id, found.rank, found.at from ${sql.table(topics)} topics
    cross join lateral (${newest}) found order by found.at desc, found.id desc limit ${sql.lit(wanted.limit)}`
}

/**
 * Videos that `viewer` has not yet watched (id, rank, at): from chosen topics, then from topics of finished videos, then the newest. A
 * later tier is looked at only where those before it do not fill the page.
 */
export function recommended(wanted: Wanted): RawBuilder<unknown> {
  const { limit } = wanted
  const id = sql`t.video_id`
  const rest = sql`(select v.id, v.created_at from videos v
    where not ${inTopics(sql`v.id`, 'chosen')} and not ${inTopics(sql`v.id`, 'finished')})`
  return sql`with chosen as materialized (select topic_id from user_topics where user_id = viewer.employer_id),
    finished as materialized (select distinct f.topic_id from watches d join video_topics f using (video_id)
      where d.worker_id = viewer.worker_id and d.completed_at is not null),
    first as materialized (${ofTopics('chosen', 0, wanted)}),
    second as materialized (select * from (${ofTopics('finished', 1, wanted, sql`not ${inTopics(id, 'chosen')}`)}) found
      where (select count(*) from first) < ${sql.lit(limit)}),
    third as materialized (select * from (${tier(2, wanted, rest)}) found
      where (select count(*) from first) + (select count(*) from second) < ${sql.lit(limit)})
    select * from first union all select * from second union all select * from third`
}
