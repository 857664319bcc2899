/** The page's placeholders, and the number of videos wanted; `tier` is the tier in which a later page continues. */
type Page = {
  inTopic: string | null
  inLanguage: string | null
  cursor: { at: string; id: string } | null
  tier: number
  size: number
}

// `offset 0` keeps the planner from turning `exists` into a join: it is evaluated row by row, newest first, until the
// page is full. For a join, the planner may sort the whole library first.

/** The first videos of one tier that the worker has not finished, newest first. */
function tierOf(number: number, { inTopic, inLanguage, cursor, tier, size }: Page, source: string): string {
  const goesOn = cursor && tier === number ? `(c.at, c.id) < (${cursor.at}, ${cursor.id})` : `${tier <= number}`
  const hasLanguage = inLanguage
    ? `and exists (select from video_languages l where l.video_id = c.id and l.language_code = ${inLanguage})`
    : ''
  const hasTopic = inTopic
    ? `and exists (select from video_topics o where o.video_id = c.id and o.topic_id = ${inTopic})`
    : ''
  return `select c.id, ${number} as rank, c.at from (${source}) as c(id, at)
    where ${goesOn} ${hasTopic} ${hasLanguage} and exists (select from videos v where v.id = c.id offset 0) and not exists (
      select from watches d where d.worker_id = viewer.worker_id and d.video_id = c.id and d.completed_at is not null offset 0)
    order by c.at desc, c.id desc limit ${size}`
}

const isIn = (topics: string, id: string) =>
  `exists (select from video_topics o join ${topics} using (topic_id) where o.video_id = ${id} offset 0)`

/** The newest videos of each topic, as many as a page needs: the cost does not grow with the library. */
function topicTier(topics: string, number: number, page: Page, where = 'true'): string {
  const source = `select t.video_id, t.created_at from video_topics t where t.topic_id = ${topics}.topic_id and ${where}`
  return `select distinct newest.id, newest.rank, newest.at from ${topics}
    cross join lateral (${tierOf(number, page, source)}) newest order by newest.at desc, newest.id desc limit ${page.size}`
}

/**
 * Videos that `viewer` has not finished (id, rank, at): from chosen topics, then from topics of finished videos, then
 * the newest. A later tier is read only if the earlier ones do not fill the page.
 */
export function recommended(page: Page): string {
  const { size } = page
  const otherVideos = `select v.id, v.created_at from videos v where not ${isIn('chosen', 'v.id')} and not ${isIn('finished', 'v.id')}`
  return `with chosen as materialized (select topic_id from user_topics where user_id = viewer.employer_id),
    finished as materialized (select distinct f.topic_id from watches d join video_topics f using (video_id)
      where d.worker_id = viewer.worker_id and d.completed_at is not null),
    first as materialized (${topicTier('chosen', 0, page)}),
    second as materialized (select * from (${topicTier('finished', 1, page, `not ${isIn('chosen', 't.video_id')}`)}) more
      where (select count(*) from first) < ${size}),
    third as materialized (select * from (${tierOf(2, page, otherVideos)}) more
      where (select count(*) from first) + (select count(*) from second) < ${size})
    select * from first union all select * from second union all select * from third`
}
