import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { gather } from '../../platform/database/gather'
import { later, shaped } from '../../platform/database/statement'
import type { Viewer } from '../household/viewer'
import type { Place } from './cursor'
import { isInTopic, placeAt, placeId, placeRank } from './place.queries'
import { recommended } from './recommendation.queries'
import { hits } from './search/search.queries'
import { type MeantTerm, type TermShape, termShape } from './search/search-terms'

export type FeedName = 'employer_all' | 'recently_added' | 'recommendation' | 'completed' | 'subscribed' | 'public'

/** A page of a feed, video by video: what the viewer has to do with each, and the catalogue's version that describes them. */
export type FeedPage = {
  video_ids: number[]
  clip_ids: (number | null)[]
  completed: boolean[]
  furthest: (number | null)[]
  version: string
  /** The place of the last video that is shown, where more follow: milliseconds since 1970 in `at_ms`. */
  rank: number | null
  at_ms: number | null
}

type Wanted = {
  name: FeedName
  /** What is searched for; null for the whole feed. */
  terms: MeantTerm[] | null
  topic: number | undefined
  after: Place | null
  /** One more is looked for than is shown: whether more follow. */
  shown: number
}
type Asked = Wanted & { viewers: Viewer[] }

/** What the text of a page's statement depends on. */
type Shape = {
  name: FeedName
  terms: TermShape[] | null
  hasTopic: boolean
  isFirst: boolean
  /** The tier that recommendations go on with. */
  tier: number
  limit: number
}

/** How many are looked for: few sizes, so that there are few statements. */
const sizes = [25, 101]

const shapeOf = ({ name, terms, topic, after, shown }: Wanted): Shape => ({
  name,
  terms: terms?.map(termShape) ?? null,
  hasTopic: topic !== undefined,
  isFirst: !after,
  tier: name === 'recommendation' && after ? Math.min(Math.max(after.rank, 0), 3) : 0,
  limit: sizes.find((size) => size > shown) ?? shown + 1,
})

/** How a feed is chosen and ordered: lowest rank first, then the latest `at`, then the highest id. */
type Recipe = {
  /** What is found once for all viewers: the hits of a search. */
  shared?: RawBuilder<unknown>
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  rank: RawBuilder<unknown>
  at: RawBuilder<unknown>
}

const newest = sql`videos.created_at`
const layout = sql`coalesce(videos.layout_position, 2147483647)`
const always = sql`true`
const from = sql`videos`

const recipes: Record<FeedName, Recipe> = {
  employer_all: { from, where: always, rank: layout, at: newest },
  recently_added: { from, where: always, rank: sql`0::int`, at: newest },
  public: { from, where: sql`videos.public_level >= 1`, rank: layout, at: newest },
  recommendation: { from, where: sql`watches.completed_at is null`, rank: sql`0::int`, at: newest },
  completed: { from, where: sql`watches.completed_at is not null`, rank: sql`0::int`, at: sql`watches.completed_at` },
  subscribed: {
    from,
    where: sql`clips.id is not null`,
    // As they were added until she orders them; the latest completed after those to be done.
    rank: sql`case when watches.completed_at is null then coalesce(clips.position, clips.id) else 2147483647 end`,
    at: sql`coalesce(watches.completed_at, clips.created_at)`,
  },
}

/** A search finds within its feed and has an order of its own; recommendations come from tiers of topics. */
function recipe(shape: Shape): Recipe {
  const { name, terms, hasTopic, isFirst, limit } = shape
  if (terms) {
    const { where } = recipes[name]
    const page = where === always && !hasTopic ? { isFirst, limit } : null
    const shared = sql`with hits as materialized (${hits(terms, page)})`
    const found = sql`hits join videos on videos.id = hits.video_id`
    return { shared, from: found, where, rank: sql`-hits.points`, at: sql`hits.at` }
  }
  if (name !== 'recommendation') return recipes[name]
  const tiers = sql`(${recommended(shape)}) tiers join videos on videos.id = tiers.id`
  return { from: tiers, where: always, rank: sql`tiers.rank`, at: newest }
}

const employers = later('int[]', ({ viewers }: Asked) => viewers.map(({ employerId }) => employerId))
const workers = later('int[]', ({ viewers }: Asked) => viewers.map(({ workerId }) => workerId))
const lastShown = later('int', ({ shown }: Asked) => shown)

/** What to ask for a page, whoever its viewers are. */
function pageQuery(shape: Shape) {
  const { hasTopic, isFirst, limit } = shape
  const { shared = sql``, from: source, where, rank, at } = recipe(shape)
  const conditions = [where]
  if (hasTopic) conditions.push(isInTopic(sql`videos.id`))
  if (!isFirst)
    conditions.push(
      sql`${rank} >= ${placeRank} and (${rank} > ${placeRank} or (${at}, videos.id) < (${placeAt}, ${placeId}))`,
    )
  return sql<FeedPage>`
    ${shared} select page.*, (select version::text from catalogue) as version
    from unnest(${employers}, ${workers}) with ordinality viewer(employer_id, worker_id, place), lateral (
      select coalesce(json_agg(video_id), '[]') as video_ids, json_agg(clip_id) as clip_ids,
        json_agg(completed) as completed, json_agg(furthest) as furthest, (array_agg(rank))[${lastShown}] as rank,
        floor(extract(epoch from (array_agg(at))[${lastShown}]) * 1000)::bigint as at_ms
      from (
        select videos.id as video_id, clips.id as clip_id, watches.completed_at is not null as completed,
          watches.furthest, ${rank} as rank, ${at} as at
        from ${source}
        left join clip_subscriptions clips on clips.video_id = videos.id and clips.employer_id = viewer.employer_id
        left join watches on watches.video_id = videos.id and watches.worker_id = viewer.worker_id
        where ${sql.join(conditions, sql` and `)}
        order by ${rank}, ${at} desc, videos.id desc
        limit ${sql.lit(limit)}) one) page
    order by viewer.place`
}

/** The same page of a feed for each of these viewers, in their order. */
const findPages = shaped<Shape, Asked, FeedPage>(shapeOf, pageQuery)

type One = { wanted: Wanted; viewer: Viewer }

const gathered = gather(
  async (db, asked: One[]): Promise<Map<One, FeedPage>> => {
    const [first] = asked
    if (!first) return new Map()
    const pages = await findPages(db, { ...first.wanted, viewers: asked.map(({ viewer }) => viewer) })
    return new Map(pages.map((page, place) => [asked[place] ?? first, page]))
  },
  ({ wanted }) => JSON.stringify(wanted),
)

/** A page for a viewer; there always is one, if an empty one. */
export const findPage = (db: Db, wanted: Wanted, viewer: Viewer) => gathered(db, { wanted, viewer })
