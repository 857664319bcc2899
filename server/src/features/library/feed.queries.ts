import type { Language } from '@kasama/contract/language'
import type { Db } from '../../platform/database/db'
import { collectValues, prepared } from '../../platform/database/prepared'
import type { Viewer } from '../household/viewer'
import type { Place } from './cursor'
import { recommended } from './recommendation.queries'
import { hits } from './search/hits.queries'
import type { MeantTerm } from './search/search-terms'

export type FeedName = 'employer_all' | 'recently_added' | 'recommendation' | 'completed' | 'subscribed' | 'public'

type Wanted = {
  name: FeedName
  viewer: Viewer
  /** What is searched for; null for the whole feed. */
  terms: MeantTerm[] | null
  topic: number | undefined
  /** Only videos that have this language. */
  language: Language | undefined
  /** The place that the page follows; null for the first page. */
  after: Place | null
  /** How many cards are shown. */
  limit: number
}

/** A page, video by video, with one more video than is shown where more follow. */
export type FeedPage = {
  video_ids: number[]
  clip_ids: (number | null)[]
  completed: boolean[]
  furthest: (number | null)[]
  /** The place of the last video that is shown: milliseconds since 1970 in `at_ms`. */
  rank: number | null
  at_ms: number | null
  /** The version of the catalogue that the page was read at. */
  version: string
}

/** Which videos a feed has and in which order: the lowest rank first, then the latest `at`, then the highest id. */
type Order = { where: string; rank: string; at: string }

const layout = 'coalesce(videos.layout_position, 2147483647)'
const newest = 'videos.created_at'

const orders: Record<FeedName, Order> = {
  employer_all: { where: 'true', rank: layout, at: newest },
  recently_added: { where: 'true', rank: '0::int', at: newest },
  public: { where: 'videos.public_level >= 1', rank: layout, at: newest },
  recommendation: { where: 'watches.completed_at is null', rank: 'found.rank', at: newest },
  completed: { where: 'watches.completed_at is not null', rank: '0::int', at: 'watches.completed_at' },
  subscribed: {
    where: 'clips.id is not null',
    // As they were added until she orders them; the latest completed after those to be done.
    rank: 'case when watches.completed_at is null then coalesce(clips.position, clips.id) else 2147483647 end',
    at: 'coalesce(watches.completed_at, clips.created_at)',
  },
}

/** A search has an order of its own: by points. */
const orderOf = ({ name, terms }: Wanted): Order =>
  terms ? { ...orders[name], rank: '-found.points', at: 'found.at' } : orders[name]

/** One page of a feed, with what the viewer did with each video. */
export async function findPage(db: Db, wanted: Wanted): Promise<FeedPage | undefined> {
  const { name, viewer, terms, topic, language, after, limit } = wanted
  const { values, placeholder } = collectValues()
  // At least one more than is shown, to tell whether more follow. It stands in the text, so that PostgreSQL plans for few
  // rows; two sizes keep the texts few.
  const size = limit < 25 ? 25 : 101
  const employer = placeholder(viewer.employerId, 'int')
  const worker = placeholder(viewer.workerId, 'int')
  const inTopic = topic === undefined ? null : placeholder(topic, 'int')
  const inLanguage = language === undefined ? null : placeholder(language, 'text')
  const place = after && {
    rank: placeholder(after.rank, 'int'),
    at: placeholder(after.at, 'timestamptz'),
    id: placeholder(after.id, 'int'),
  }
  const { where, rank, at } = orderOf(wanted)
  const conditions = [where]
  if (inTopic)
    conditions.push(`exists (select from video_topics o where o.video_id = videos.id and o.topic_id = ${inTopic})`)
  if (inLanguage)
    conditions.push(
      `exists (select from video_languages l where l.video_id = videos.id and l.language_code = ${inLanguage})`,
    )
  if (place)
    conditions.push(
      `${rank} >= ${place.rank} and (${rank} > ${place.rank} or (${at}, videos.id) < (${place.at}, ${place.id}))`,
    )
  const isWhole = where === 'true' && !inTopic && !inLanguage
  let found = ''
  if (terms) found = hits(terms, placeholder, isWhole ? { place, size } : null)
  else if (name === 'recommendation')
    found = recommended({ employer, worker, inTopic, inLanguage, place, tier: after?.rank ?? 0, size })
  const shown = placeholder(limit, 'int')
  const text = `
    with ${found && `found as materialized (${found}),`}
    page as (
      select videos.id, clips.id as clip_id, watches.completed_at is not null as is_completed, watches.furthest,
        ${rank} as rank, ${at} as at
      from ${found ? 'found join videos on videos.id = found.id' : 'videos'}
      left join clip_subscriptions clips on clips.video_id = videos.id and clips.employer_id = ${employer}
      left join watches on watches.video_id = videos.id and watches.worker_id = ${worker}
      where ${conditions.join(' and ')}
      order by ${rank}, ${at} desc, videos.id desc
      limit ${size})
    select coalesce(json_agg(id), '[]') as video_ids, json_agg(clip_id) as clip_ids,
      json_agg(is_completed) as completed, json_agg(furthest) as furthest, (array_agg(rank))[${shown}] as rank,
      floor(extract(epoch from (array_agg(at))[${shown}]) * 1000)::bigint as at_ms,
      (select version::text from catalogue) as version
    from page`
  return (await prepared<FeedPage>(db, text, values))[0]
}
