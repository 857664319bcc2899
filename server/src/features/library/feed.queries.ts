import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { gather } from '../../platform/database/gather'
import { statement } from '../../platform/database/statement'
import type { Place } from './cursor'
import { recommended } from './recommendation.queries'
import { hits } from './search/search.queries'
import type { MeantTerm } from './search/search-terms'
import type { Viewer } from './viewer'

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
  /** One more than is shown: whether more follow. */
  limit: number
}

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
    rank: sql`case when watches.completed_at is null then 0 else 1 end`,
    at: sql`clips.created_at`,
  },
}

/** A search finds within its feed and has an order of its own; recommendations come from tiers of topics. */
function recipe(wanted: Wanted): Recipe {
  const { name, terms, topic, after, limit } = wanted
  if (terms) {
    const { where } = recipes[name]
    const page = where === always && !topic ? { after, limit } : null
    const shared = sql`with hits as materialized (${hits(terms, page)})`
    const found = sql`hits join videos on videos.id = hits.video_id`
    return { shared, from: found, where, rank: sql`-hits.points`, at: sql`hits.at` }
  }
  if (name !== 'recommendation') return recipes[name]
  const tiers = sql`(${recommended(wanted)}) tiers join videos on videos.id = tiers.id`
  return { from: tiers, where: always, rank: sql`tiers.rank`, at: newest }
}

/** They hold the places of the viewers' ids among the values of a query. */
const allEmployers: number[] = []
const allWorkers: number[] = []

/** What to ask for a page, whoever its viewers are. */
function pageQuery(wanted: Wanted) {
  const { topic, after, limit } = wanted
  const { shared = sql``, from: source, where, rank, at } = recipe(wanted)
  const conditions = [
    where,
    topic ? sql`exists (select from video_topics t where t.video_id = videos.id and t.topic_id = ${topic})` : always,
    after
      ? sql`${rank} >= ${after.rank} and (${rank} > ${after.rank} or (${at}, videos.id) < (${after.at}, ${after.id}))`
      : always,
  ]
  const lastShown = sql.lit(limit - 1)
  return sql<FeedPage>`
    ${shared} select page.*, (select version::text from catalogue) as version
    from unnest(${allEmployers}::int[], ${allWorkers}::int[]) with ordinality viewer(employer_id, worker_id, place), lateral (
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

const mostTexts = 100
const texts = new Map<string, CompiledQuery<FeedPage>>()

/** Building a text of so many parts costs as much as asking it: that of a feed's first page is kept. */
function compiled(db: Db, wanted: Wanted): CompiledQuery<FeedPage> {
  if (wanted.terms || wanted.after) return pageQuery(wanted).compile(db)
  const kind = JSON.stringify(wanted)
  const query = texts.get(kind) ?? pageQuery(wanted).compile(db)
  if (texts.size < mostTexts) texts.set(kind, query)
  return query
}

/** The same page of a feed for each of these viewers, in their order. */
async function findPages(db: Db, wanted: Wanted, viewers: Viewer[]): Promise<FeedPage[]> {
  const { sql: text, parameters } = compiled(db, wanted)
  const employers = viewers.map(({ employerId }) => employerId)
  const workers = viewers.map(({ workerId }) => workerId)
  const viewersFor = new Map<unknown, unknown>([
    [allEmployers, employers],
    [allWorkers, workers],
  ])
  return statement<FeedPage>(text)(db, ...parameters.map((value) => viewersFor.get(value) ?? value))
}

type Asked = { wanted: Wanted; viewer: Viewer }

const gathered = gather(
  async (db, asked: Asked[]): Promise<Map<Asked, FeedPage>> => {
    const [first] = asked
    if (!first) return new Map()
    const viewers = asked.map(({ viewer }) => viewer)
    const pages = await findPages(db, first.wanted, viewers)
    return new Map(pages.map((page, place) => [asked[place] ?? first, page]))
  },
  ({ wanted }) => JSON.stringify(wanted),
)

/** A page for a viewer; there always is one, if an empty one. */
export const findPage = (db: Db, wanted: Wanted, viewer: Viewer) => gathered(db, { wanted, viewer })
