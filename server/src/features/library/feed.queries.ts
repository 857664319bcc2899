import type { Language } from '@kasama/contract/language'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { Place } from './cursor'
import { recommended } from './recommendation.queries'
import { hits, type MeantTerm } from './search.queries'
import type { Viewer } from './viewer'

export type FeedName = 'employer_all' | 'recently_added' | 'recommendation' | 'completed' | 'subscribed' | 'public'

export type CardRow = {
  video_id: number
  clip_id: number | null
  title: string
  description: string
  sub_description: string
  thumbnail_url: string | null
  duration: number
  created_at: Date
  public_level: number
  completed_at: Date | null
  furthest: number | null
  topic_ids: number[]
  question_ids: number[]
  language_codes: Language[]
  rank: number
  at: Date
}

type Wanted = {
  name: FeedName
  viewer: Viewer
  /** What is searched for; null for the whole feed. */
  terms: MeantTerm[] | null
  topic: number | undefined
  after: Place | null
  limit: number
}

/** How a feed is chosen and ordered: lowest rank first, then the latest `at`, then the highest id. */
type Recipe = {
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
    const found = sql`(${hits(terms, page)}) hits join videos on videos.id = hits.video_id`
    return { from: found, where, rank: sql`-hits.points`, at: sql`hits.at` }
  }
  if (name !== 'recommendation') return recipes[name]
  const tiers = sql`(${recommended(wanted)}) tiers join videos on videos.id = tiers.id`
  return { from: tiers, where: always, rank: sql`tiers.rank`, at: newest }
}

/** A page of cards with all that they show. */
export async function findCards(db: Db, wanted: Wanted): Promise<CardRow[]> {
  const { viewer, topic, after, limit } = wanted
  const { from: source, where, rank, at } = recipe(wanted)
  const conditions = [
    where,
    topic ? sql`exists (select from video_topics t where t.video_id = videos.id and t.topic_id = ${topic})` : always,
    after
      ? sql`${rank} >= ${after.rank} and (${rank} > ${after.rank} or (${at}, videos.id) < (${after.at}, ${after.id}))`
      : always,
  ]
  const { rows } = await sql<CardRow>`
    with page as (
      select videos.id, clips.id as clip_id, watches.completed_at, watches.furthest, ${rank} as rank, ${at} as at
      from ${source}
      left join clip_subscriptions clips on clips.video_id = videos.id and clips.employer_id = ${viewer.employerId}
      left join watches on watches.video_id = videos.id and watches.worker_id = ${viewer.workerId}
      where ${sql.join(conditions, sql` and `)}
      order by ${rank}, ${at} desc, videos.id desc
      limit ${sql.lit(limit)}
    )
    select page.id as video_id, page.clip_id, page.completed_at, page.furthest, page.rank, page.at,
      videos.public_level, videos.thumbnail_url, videos.created_at,
      coalesce(own.title, base.title) as title,
      coalesce(own.description, base.description) as description,
      coalesce(own.sub_description, base.sub_description) as sub_description,
      coalesce(nullif(own.duration, 0), base.duration) as duration,
      (select coalesce(json_agg(t.topic_id order by t.topic_id), '[]') from video_topics t where t.video_id = page.id) as topic_ids,
      (select coalesce(json_agg(q.id order by q.position), '[]') from questions q where q.video_id = page.id) as question_ids,
      (select json_agg(l.language_code) from video_languages l where l.video_id = page.id) as language_codes
    from page
    join videos on videos.id = page.id
    join video_languages base on base.video_id = page.id and base.language_code = 'eng'
    left join video_languages own on own.video_id = page.id and own.language_code = ${viewer.language}
    order by page.rank, page.at desc, page.id desc`.execute(db)
  return rows
}
