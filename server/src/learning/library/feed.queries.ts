import type { Language } from '@kasama/contract/language'
import type { Viewer } from '#people/household/viewer'
import { batched } from '#platform/database/batch'
import type { Db } from '#platform/database/db'
import { collectValues, prepared } from '#platform/database/prepared'
import type { MeantTerm } from '#platform/search/search-terms'
import { recommended } from './recommendation.queries'
import { hits } from './search/hits.queries'

export type FeedName =
  | 'employer_all'
  | 'recently_added'
  | 'recommendation'
  | 'completed'
  | 'subscribed'
  | 'begun'
  | 'public'

/** A card's sort key in its feed: rank first, then newest, then the higher id. */
export type FeedCursor = { rank: number; at: Date; id: number }

type FeedPageRequest = {
  name: FeedName
  /** The search terms; null for the whole feed. */
  terms: MeantTerm[] | null
  topic: number | undefined
  /** Only videos that have this language. */
  language: Language | undefined
  /** The sort key after which the page begins; null for the first page. */
  after: FeedCursor | null
  /** Number of cards on the page. */
  limit: number
}

/** A page as one array for each column, with one more video than is shown if another page follows. */
export type FeedPage = {
  video_ids: number[]
  clip_ids: (number | null)[]
  completed: boolean[]
  furthest: (number | null)[]
  /** The sort key of the last video that is shown; `at_ms` in milliseconds since 1970. */
  rank: number | null
  at_ms: number | null
  /** The version of the catalogue that the page was read at. */
  version: string
}

/** The videos of a feed and their order: the lowest rank first, then the latest `at`, then the highest id. */
type Order = { where: string; rank: string; at: string }

const layout = 'coalesce(videos.layout_position, 2147483647)'
const newest = 'videos.created_at'

/** A smaller part of a video counts as not begun: it was opened and left again. */
const leastBegun = 0.005

const mustWatch: Order = {
  where: 'clips.id is not null',
  // In the order in which they were added until she reorders them; completed ones come last, the latest first.
  rank: 'case when watches.completed_at is null then coalesce(clips.position, clips.id) else 2147483647 end',
  at: 'coalesce(watches.completed_at, clips.created_at)',
}

const orders: Record<FeedName, Order> = {
  employer_all: { where: 'true', rank: layout, at: newest },
  recently_added: { where: 'true', rank: '0::int', at: newest },
  public: { where: 'videos.public_level >= 1', rank: layout, at: newest },
  recommendation: { where: 'watches.completed_at is null', rank: 'found.rank', at: newest },
  completed: { where: 'watches.completed_at is not null', rank: '0::int', at: 'watches.completed_at' },
  subscribed: mustWatch,
  begun: {
    ...mustWatch,
    // A video watched to its end is not among them: only its quiz is left.
    where: `clips.id is not null and watches.completed_at is null and watches.furthest >= ${leastBegun} and watches.furthest < 1`,
  },
}

/** A search is ordered by points. */
const orderOf = ({ name, terms }: FeedPageRequest): Order =>
  terms ? { ...orders[name], rank: '-found.points', at: 'found.at' } : orders[name]

/** The placeholders of the page's conditions. */
type ConditionPlaceholders = {
  inTopic: string | null
  inLanguage: string | null
  cursor: { rank: string; at: string; id: string } | null
}

function conditionsOf({ where, rank, at }: Order, { inTopic, inLanguage, cursor }: ConditionPlaceholders): string[] {
  return [
    where,
    inTopic && `exists (select from video_topics o where o.video_id = videos.id and o.topic_id = ${inTopic})`,
    inLanguage &&
      `exists (select from video_languages l where l.video_id = videos.id and l.language_code = ${inLanguage})`,
    cursor &&
      `${rank} >= ${cursor.rank} and (${rank} > ${cursor.rank} or (${at}, videos.id) < (${cursor.at}, ${cursor.id}))`,
  ].filter((condition) => condition !== null)
}

/** The same page of a feed for each of these viewers, in their order, with each viewer's progress and list. */
function findPages(db: Db, request: FeedPageRequest, viewers: Viewer[]): Promise<FeedPage[]> {
  const { name, terms, topic, language, after, limit } = request
  const { values, placeholder } = collectValues()
  // Reads at least one row more than is shown, to tell whether another page follows. The limit is part of the text, not
  // a parameter, so that PostgreSQL plans for few rows; only two limits are used, so that few texts are prepared.
  const size = limit < 25 ? 25 : 101
  const employers = placeholder(
    viewers.map(({ employerId }) => employerId),
    'int[]',
  )
  const workers = placeholder(
    viewers.map(({ workerId }) => workerId),
    'int[]',
  )
  const limitSql = placeholder(limit, 'int')
  const inTopic = topic === undefined ? null : placeholder(topic, 'int')
  const inLanguage = language === undefined ? null : placeholder(language, 'text')
  const cursor = after && {
    rank: placeholder(after.rank, 'int'),
    at: placeholder(after.at, 'timestamptz'),
    id: placeholder(after.id, 'int'),
  }
  const order = orderOf(request)
  const { where, rank, at } = order
  const conditions = conditionsOf(order, { inTopic, inLanguage, cursor })
  const isWhole = where === 'true' && !inTopic && !inLanguage
  // Search matches are the same for all viewers; recommendations are each viewer's own.
  const hitsSql = terms && hits(terms, placeholder, isWhole ? { cursor, size } : null)
  const ownSql =
    !terms && name === 'recommendation'
      ? recommended({ inTopic, inLanguage, cursor, tier: after?.rank ?? 0, size })
      : null
  const text = `
    ${hitsSql ? `with found as materialized (${hitsSql})` : ''}
    select page.*, (select version::text from catalogue) as version
    from unnest(${employers}, ${workers}) with ordinality viewer(employer_id, worker_id, number), lateral (
      ${ownSql ? `with found as materialized (${ownSql})` : ''}
      select coalesce(json_agg(id), '[]') as video_ids, json_agg(clip_id) as clip_ids,
        json_agg(is_completed) as completed, json_agg(furthest) as furthest, (array_agg(rank))[${limitSql}] as rank,
        floor(extract(epoch from (array_agg(at))[${limitSql}]) * 1000)::bigint as at_ms
      from (
        select videos.id, clips.id as clip_id, watches.completed_at is not null as is_completed, watches.furthest,
          ${rank} as rank, ${at} as at
        from ${hitsSql || ownSql ? 'found join videos on videos.id = found.id' : 'videos'}
        left join clip_subscriptions clips on clips.video_id = videos.id and clips.employer_id = viewer.employer_id
        left join watches on watches.video_id = videos.id and watches.worker_id = viewer.worker_id
        where ${conditions.join(' and ')}
        order by ${rank}, ${at} desc, videos.id desc
        limit ${size}) video) page
    order by viewer.number`
  return prepared<FeedPage>(db, text, values)
}

type ViewerPageRequest = { request: FeedPageRequest; viewer: Viewer }

const askForPage = batched(
  async (db, requests: ViewerPageRequest[]): Promise<Map<ViewerPageRequest, FeedPage>> => {
    const [first] = requests
    if (!first) return new Map()
    const viewers = requests.map(({ viewer }) => viewer)
    const pages = await findPages(db, first.request, viewers)
    return new Map(pages.map((page, n) => [requests[n] ?? first, page]))
  },
  ({ request }) => JSON.stringify(request),
)

/** A page of a feed for a viewer; concurrent calls for the same page share a statement. */
export const findPage = (db: Db, request: FeedPageRequest, viewer: Viewer) => askForPage(db, { request, viewer })

type Marks = Pick<FeedPage, 'clip_ids' | 'completed' | 'furthest'>

/** A viewer's own marks on these videos, in their order. */
export async function findMarks(db: Db, ids: number[], { employerId, workerId }: Viewer): Promise<Marks | undefined> {
  const text = `
    select json_agg(clips.id order by number) as clip_ids, json_agg(furthest order by number) as furthest,
      json_agg(completed_at is not null order by number) as completed
    from unnest($1::int[]) with ordinality video(id, number)
    left join clip_subscriptions clips on clips.video_id = video.id and clips.employer_id = $2::int
    left join watches on watches.video_id = video.id and watches.worker_id = $3::int`
  const [marks] = ids.length === 0 ? [] : await prepared<Marks>(db, text, [ids, employerId, workerId])
  return marks
}
