import { type RawBuilder, sql } from 'kysely'
import { isInTopic, placeAt, placeId } from './place.queries'

/** `tier` is the one to go on with after the first page. */
type Shape = { hasTopic: boolean; isFirst: boolean; tier: number; limit: number }

// An `exists` with an offset is asked of each row, newest first, until there are enough: without, the planner may sort
// the whole library to find those that are left.

/** The first videos of one tier, newest first, none of them finished. */
function tierOf(
  number: number,
  { hasTopic, isFirst, tier, limit }: Shape,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const goesOn = !isFirst && tier === number
  const place = goesOn ? sql`(c.at, c.id) < (${placeAt}, ${placeId})` : sql`${sql.lit(tier <= number)}`
  return sql`select c.id, ${sql.lit(number)}::int as rank, c.at from ${source} as c(id, at)
    where ${place} and not exists (
      select from watches d where d.worker_id = viewer.worker_id and d.video_id = c.id and d.completed_at is not null offset 0)
    ${hasTopic ? sql`and ${isInTopic(sql`c.id`)}` : sql``}
    order by c.at desc, c.id desc limit ${sql.lit(limit)}`
}

const inTopics = (id: RawBuilder<unknown>, topics: string) =>
  sql`exists (select from video_topics o join ${sql.table(topics)} using (topic_id) where o.video_id = ${id} offset 0)`

/** Per topic as many as a page needs, so that a large library costs no more than a small one. */
function ofTopics(topics: string, number: number, shape: Shape, extra = sql`true`): RawBuilder<unknown> {
  const newest = tierOf(
    number,
    shape,
    sql`(select t.video_id, t.created_at from video_topics t
      where t.topic_id = topics.topic_id and ${extra})`,
  )
  return sql`select distinct found.id, found.rank, found.at from ${sql.table(topics)} topics
    cross join lateral (${newest}) found order by found.at desc, found.id desc limit ${sql.lit(shape.limit)}`
}

/**
 * Videos that `viewer` has not yet watched (id, rank, at): from chosen topics, then from topics of finished videos, then the newest. A
 * later tier is looked at only where those before it do not fill the page.
 */
export function recommended(shape: Shape): RawBuilder<unknown> {
  const { limit } = shape
  const id = sql`t.video_id`
  const rest = sql`(select v.id, v.created_at from videos v
    where not ${inTopics(sql`v.id`, 'chosen')} and not ${inTopics(sql`v.id`, 'finished')})`
  return sql`with chosen as materialized (select topic_id from user_topics where user_id = viewer.employer_id),
    finished as materialized (select distinct f.topic_id from watches d join video_topics f using (video_id)
      where d.worker_id = viewer.worker_id and d.completed_at is not null),
    first as materialized (${ofTopics('chosen', 0, shape)}),
    second as materialized (select * from (${ofTopics('finished', 1, shape, sql`not ${inTopics(id, 'chosen')}`)}) found
      where (select count(*) from first) < ${sql.lit(limit)}),
    third as materialized (select * from (${tierOf(2, shape, rest)}) found
      where (select count(*) from first) + (select count(*) from second) < ${sql.lit(limit)})
    select * from first union all select * from second union all select * from third`
}
