import type { DeskVideo, VideoFilters, VideoSort } from '@kasama/contract/desk/lessons/videos.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import { collectValues, type Placeholder, prepared } from '../../../platform/database/prepared'
import { hits } from '../search/hits.queries'
import type { MeantTerm } from '../search/search-terms'
import { lineHits } from './line-hits.queries'

/** Lists count so far, and one more says that there are more. */
const countsTo = 1000
const allLanguages = 4

/** A lesson `v` that waits to come out, or was taken back, has a line `w`: what it says stands for what is published. */
const line = 'left join lesson_lines w on w.video_id = v.id'
const ofEither = (waiting: string, published: string) =>
  `case when w.video_id is null then ${published} else ${waiting} end`
const isNew = 'not v.is_published and not exists (select from lesson_versions old where old.video_id = v.id)'
const isScheduled = 'exists (select from lesson_drafts d where d.video_id = v.id and d.scheduled_at is not null)'
const hasAny = (part: string) => `jsonb_path_exists(w.languages, '$.*.${part} ? (@ == true)')`

const states: Record<NonNullable<VideoFilters['state']>, string> = {
  draft: `(coalesce(w.differs, false) or ${isNew})`,
  scheduled: isScheduled,
  published: 'v.is_published and not coalesce(w.differs, false)',
  taken_back: `not v.is_published and not (${isNew})`,
}

const without = {
  quiz: ofEither('w.questions = 0', 'not exists (select from questions q where q.video_id = v.id)'),
  subtitles: ofEither(
    `not ${hasAny('has_subtitles')}`,
    'not exists (select from video_languages l where l.video_id = v.id and l.subtitles is not null)',
  ),
  language: `${ofEither(
    '(select count(*) from jsonb_object_keys(w.languages))',
    '(select count(*) from video_languages l where l.video_id = v.id)',
  )} < ${allLanguages}`,
}
const isPublic = ofEither('w.is_public', 'v.public_level >= 1')
const hasMachine = hasAny('is_machine')

type Asked = { filters: VideoFilters; terms: MeantTerm[] | null }

function conditionsOf(filters: VideoFilters, placeholder: Placeholder): string[] {
  const { topic, host, missing, machine, state } = filters
  const inTopic = (id: string) =>
    ofEither(
      `w.topic_ids @> to_jsonb(${id})`,
      `exists (select from video_topics t where t.video_id = v.id and t.topic_id = ${id})`,
    )
  const lacks = (language: string) =>
    ofEither(
      `not jsonb_exists(w.languages, ${language})`,
      `not exists (select from video_languages l where l.video_id = v.id and l.language_code = ${language})`,
    )
  return [
    'true',
    topic && inTopic(placeholder(topic, 'int')),
    host && `coalesce(w.video_host, v.video_host) = ${placeholder(host, 'text')}`,
    filters.public && `(${isPublic}) = ${filters.public === 'yes'}`,
    missing && lacks(placeholder(missing, 'text')),
    machine === 'any' && hasMachine,
    machine && machine !== 'any' && `(w.languages -> ${placeholder(machine, 'text')} ->> 'is_machine')::boolean`,
    state && states[state],
    filters.without && without[filters.without],
  ].filter((condition) => typeof condition === 'string')
}

/** The lessons that were asked for, each as `v`, and for a search its `found`. */
function from({ filters, terms }: Asked, placeholder: Placeholder) {
  const all = (found: MeantTerm[]) => `(select id, max(points) as points from (
    select id, points from (${hits(found, placeholder, null)}) out union all ${lineHits(found, placeholder)}) each group by id)`
  const found = terms ? `join ${all(terms)} found on found.id = v.id` : ''
  return { from: `from lessons v ${line} ${found}`, conditions: conditionsOf(filters, placeholder) }
}

export async function countVideos(db: Db, asked: Asked): Promise<number> {
  const { values, placeholder } = collectValues()
  const { from: tables, conditions } = from(asked, placeholder)
  const text = `select count(*)::int as total from (
    select 1 ${tables} where ${conditions.join(' and ')} limit ${countsTo + 1}) listed`
  return (await prepared<{ total: number }>(db, text, values))[0]?.total ?? 0
}

export async function findVideoIds(db: Db, asked: Asked): Promise<number[]> {
  const { values, placeholder } = collectValues()
  const { from: tables, conditions } = from(asked, placeholder)
  const rows = await prepared<{ id: number }>(db, `select v.id ${tables} where ${conditions.join(' and ')}`, values)
  return rows.map(({ id }) => id)
}

/** The last row of the page before; its name is empty where the list is not sorted by it. */
export type Place = { rank: number; at: Date; name: string; id: number }

type Order = { by: string; isAfter: (place: (part: keyof Place) => string) => string }

const at = "date_trunc('milliseconds', page.created_at)"
const placeTypes = { rank: 'int', at: 'timestamptz', name: 'text', id: 'int' } as const
const [rank, name, id] = ['page.rank', 'page.name', 'page.id']
const orders: Record<VideoSort | 'found', Order> = {
  found: {
    by: `${rank}, ${at} desc, ${id} desc`,
    isAfter: (place) =>
      `(${rank} > ${place('rank')} or ${rank} = ${place('rank')} and (${at}, ${id}) < (${place('at')}, ${place('id')}))`,
  },
  newest: { by: `${at} desc, ${id} desc`, isAfter: (place) => `(${at}, ${id}) < (${place('at')}, ${place('id')})` },
  oldest: { by: `${at}, ${id}`, isAfter: (place) => `(${at}, ${id}) > (${place('at')}, ${place('id')})` },
  title: { by: `${name}, ${id}`, isAfter: (place) => `(${name}, ${id}) > (${place('name')}, ${place('id')})` },
  '-title': {
    by: `${name} desc, ${id} desc`,
    isAfter: (place) => `(${name}, ${id}) < (${place('name')}, ${place('id')})`,
  },
}

type VideoRow = Omit<DeskVideo, 'created_at' | 'scheduled_at'> & {
  created_at: Date
  scheduled_at: Date | null
  rank: number
  name: string
}

/** A page from behind a place: its rows are found first, and only they are joined with what a line says. */
export function findVideos(db: Db, asked: Asked, page: { after: Place | null; size: number }): Promise<VideoRow[]> {
  const { values, placeholder } = collectValues()
  const { from: tables, conditions } = from(asked, placeholder)
  const { after, size } = page
  const sort = asked.terms ? 'found' : (asked.filters.sort ?? 'newest')
  const { by, isAfter } = orders[sort]
  const isByName = sort === 'title' || sort === '-title'
  const behind = after ? isAfter((part) => placeholder(after[part], placeTypes[part])) : 'true'
  const named = isByName
    ? "left join video_languages named on named.video_id = v.id and named.language_code = 'eng'"
    : ''
  const text = `
    with page as materialized (
      select * from (
        select v.id, v.created_at, ${asked.terms ? '-found.points' : '0'}::int as rank,
          ${isByName ? 'left(lower(coalesce(w.title, named.title, v.slug)), 30)' : "''"} collate "C" as name
        ${tables} ${named} where ${conditions.join(' and ')}) page
      where ${behind} order by ${by} limit ${size})
    select v.id, page.rank, page.name, v.created_at, coalesce(w.video_host, v.video_host) as host, ${isPublic} as is_public,
      coalesce(nullif(w.title, ''), eng.title, v.slug) as title, coalesce(w.duration, eng.duration, 0) as duration,
      ${ofEither('w.thumbnail_url', 'coalesce(eng.thumbnail_url, v.thumbnail_url)')} as thumbnail_url,
      ${ofEither('w.topic_ids::json', "(select coalesce(json_agg(topic_id order by topic_id), '[]') from video_topics where video_id = v.id)")} as topic_ids,
      ${ofEither('w.questions', '(select count(*)::int from questions where video_id = v.id)')} as questions,
      case when ${isScheduled} then 'scheduled' when ${isNew} then 'new' when not v.is_published then 'taken_back'
        when w.differs then 'changed' else 'published' end as state,
      coalesce(w.differs, false) as differs,
      (select scheduled_at from lesson_drafts where video_id = v.id) as scheduled_at,
      coalesce((select revision from lesson_drafts where video_id = v.id), 0) as revision,
      ${ofEither(waitingLanguages, publishedLanguages)} as languages
    from page join lessons v on v.id = page.id ${line}
    left join video_languages eng on eng.video_id = v.id and eng.language_code = 'eng'
    order by ${by}`
  return prepared<VideoRow>(db, text, values)
}

const publishedLanguages = `(select coalesce(json_agg(json_build_object('language_code', language_code,
    'has_clip', address is not null or vimeo_id is not null, 'has_subtitles', subtitles is not null,
    'is_machine', false, 'is_draft', false)), '[]')
  from video_languages where video_id = v.id)`

const waitingLanguages = `(select coalesce(json_agg(json_build_object('language_code', of.key,
    'has_clip', of.value -> 'has_clip', 'has_subtitles', of.value -> 'has_subtitles',
    'is_machine', of.value -> 'is_machine', 'is_draft', not v.is_published or not exists (
      select from video_languages l where l.video_id = v.id and l.language_code = of.key))), '[]')
  from jsonb_each(w.languages) of)`

export type ViewRow = Record<'all' | 'draft' | 'public' | 'machine' | keyof typeof without, number>

/** The ready-made views in one statement. */
export async function countViews(db: Db): Promise<ViewRow> {
  const view = (condition: string): RawBuilder<number> =>
    sql`(select count(*)::int from (select 1 from lessons v ${sql.raw(line)} where ${sql.raw(condition)} limit ${sql.lit(countsTo + 1)}) listed)`
  const { rows } = await sql<ViewRow>`select ${view('true')} as all, ${view(states.draft)} as draft,
    ${view(isPublic)} as public, ${view(hasMachine)} as machine, ${view(without.language)} as language,
    ${view(without.quiz)} as quiz, ${view(without.subtitles)} as subtitles`.execute(db)
  const [row] = rows
  if (!row) throw new Error('views without a row')
  return row
}
