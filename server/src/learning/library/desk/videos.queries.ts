import type { DeskVideo, VideoFilters, VideoSort } from '@kasama/contract/learning/desk/videos.api'
import { maxExactCount } from '@kasama/contract/lists.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { collectValues, type Placeholder, prepared } from '#platform/database/prepared'
import type { PageRange } from '#platform/lists/pages'
import type { MeantTerm } from '#platform/search/search-terms'
import { hits } from '../search/hits.queries'
import { lineHits } from './line-hits.queries'
import {
  asksOf,
  hasMachine,
  isNew,
  isPublic,
  isScheduled,
  type Part,
  parts,
  partsByTitle,
  rowsOf,
  states,
  without,
} from './video-parts.queries'

type VideoListFilter = { filters: VideoFilters; terms: MeantTerm[] | null }

/** The lists' maximum count, and one more that tells that there are more. */
const countLimit = maxExactCount + 1

/** The lessons that match the filters; a search adds the CTE `found` and joins it. */
function listSql({ filters, terms }: VideoListFilter, placeholder: Placeholder) {
  const asks = asksOf(filters, placeholder)
  const foundSql = (meantTerms: MeantTerm[]) => `found as materialized (select id, max(points) as points from (
    select id, points from (${hits(meantTerms, placeholder, null)}) out union all ${lineHits(meantTerms, placeholder)}) each group by id)`
  return {
    before: terms ? [foundSql(terms)] : [],
    rows: (some: Part[], select: (part: Part) => string) =>
      rowsOf(some, asks, select, terms ? 'join found on found.id = v.id' : ''),
  }
}

const withFirst = (tables: string[]) => (tables.length > 0 ? `with ${tables.join(', ')}` : '')

export async function countVideos(db: Db, filter: VideoListFilter): Promise<number> {
  const { values, placeholder } = collectValues()
  const { before, rows } = listSql(filter, placeholder)
  const text = `${withFirst(before)} select count(*)::int as total from (
    ${rows(parts, () => '1').join(' union all ')} limit ${countLimit}) listed`
  return (await prepared<{ total: number }>(db, text, values))[0]?.total ?? 0
}

export async function findVideoIds(db: Db, filter: VideoListFilter): Promise<number[]> {
  const { values, placeholder } = collectValues()
  const { before, rows } = listSql(filter, placeholder)
  const text = `${withFirst(before)} ${rows(parts, () => 'v.id').join(' union all ')}`
  return (await prepared<{ id: number }>(db, text, values)).map(({ id }) => id)
}

/** The cursor: the last row of the previous page; its name is empty if the list is not sorted by name. */
export type VideoCursor = Pick<VideoRow, 'rank' | 'created_at' | 'name' | 'id'>

type Order = { by: string; isAfter: (cursor: (part: keyof VideoCursor) => string) => string }

/** The expression of the index: cursors have milliseconds, timestamps microseconds. */
const at = "date_bin('1 millisecond', page.created_at, timestamptz '1970-01-01 00:00:00+00')"
const placeTypes = { rank: 'int', created_at: 'timestamptz', name: 'text', id: 'int' } as const
const [rank, name, id] = ['page.rank', 'page.name', 'page.id']
const orders: Record<VideoSort | 'found', Order> = {
  found: {
    by: `${rank}, ${at} desc, ${id} desc`,
    isAfter: (cursor) =>
      `(${rank} > ${cursor('rank')} or ${rank} = ${cursor('rank')} and (${at}, ${id}) < (${cursor('created_at')}, ${cursor('id')}))`,
  },
  newest: {
    by: `${at} desc, ${id} desc`,
    isAfter: (cursor) => `(${at}, ${id}) < (${cursor('created_at')}, ${cursor('id')})`,
  },
  oldest: { by: `${at}, ${id}`, isAfter: (cursor) => `(${at}, ${id}) > (${cursor('created_at')}, ${cursor('id')})` },
  title: { by: `${name}, ${id}`, isAfter: (cursor) => `(${name}, ${id}) > (${cursor('name')}, ${cursor('id')})` },
  '-title': {
    by: `${name} desc, ${id} desc`,
    isAfter: (cursor) => `(${name}, ${id}) < (${cursor('name')}, ${cursor('id')})`,
  },
}

const lineOrVideo = (lined: string, plain: string) => `case when w.video_id is null then ${plain} else ${lined} end`

type VideoRow = Omit<DeskVideo, 'created_at' | 'scheduled_at'> & {
  created_at: Date
  scheduled_at: Date | null
  rank: number
  name: string
}

/** A page after a cursor: takes a page's rows from each part, merges them, and joins only the merged page. */
export function findVideos(
  db: Db,
  filter: VideoListFilter,
  { after, limit }: PageRange<VideoCursor>,
): Promise<VideoRow[]> {
  const { values, placeholder } = collectValues()
  const { before, rows } = listSql(filter, placeholder)
  const sort = filter.terms ? 'found' : (filter.filters.sort ?? 'newest')
  const { by, isAfter } = orders[sort]
  const isAfterCursor = after ? isAfter((part) => placeholder(after[part], placeTypes[part])) : 'true'
  const first = (from: string) => `(select * from (${from}) page where ${isAfterCursor} order by ${by} limit ${limit})`
  const result = rows(
    sort === 'title' || sort === '-title' ? partsByTitle : parts,
    ({ name }) =>
      `v.id, v.created_at, ${filter.terms ? '-found.points' : '0'}::int as rank, ${name} collate "C" as name`,
  )
  const text = `
    ${withFirst([...before, `page as materialized ${first(result.map(first).join(' union all '))}`])}
    select v.id, page.rank, page.name, v.created_at, coalesce(w.video_host, v.video_host) as host, ${lineOrVideo(isPublic.lined, isPublic.plain)} as is_public,
      coalesce(nullif(w.title, ''), eng.title, v.slug) as title, coalesce(w.duration, eng.duration, 0) as duration,
      ${lineOrVideo('w.thumbnail_url', 'coalesce(eng.thumbnail_url, v.thumbnail_url)')} as thumbnail_url,
      ${lineOrVideo('w.topic_ids::json', "(select coalesce(json_agg(topic_id order by topic_id), '[]') from video_topics where video_id = v.id)")} as topic_ids,
      ${lineOrVideo('w.questions', '(select count(*)::int from questions where video_id = v.id)')} as questions,
      case when ${isScheduled} then 'scheduled' when ${isNew} then 'new' when not v.is_published then 'taken_back'
        when w.differs then 'changed' else 'published' end as state,
      coalesce(w.differs, false) as differs,
      (select scheduled_at from lesson_drafts where video_id = v.id) as scheduled_at,
      coalesce((select revision from lesson_drafts where video_id = v.id), 0) as revision,
      ${lineOrVideo(waitingLanguages, publishedLanguages)} as languages
    from page join lessons v on v.id = page.id left join lesson_lines w on w.video_id = v.id
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

const views = {
  all: [],
  draft: [states.draft],
  public: [isPublic],
  machine: [hasMachine],
  language: [without.language],
  quiz: [without.quiz],
  subtitles: [without.subtitles],
}
export type ViewRow = Record<keyof typeof views, number>

/** The counts of the predefined views, in one statement. */
export async function countViews(db: Db): Promise<ViewRow> {
  const countColumns = Object.entries(views).map(
    ([name, asks]) => `(select count(*)::int from (
      ${rowsOf(parts, asks, () => '1').join(' union all ')} limit ${countLimit}) listed) as ${name}`,
  )
  const { rows } = await sql<ViewRow>`select ${sql.raw(countColumns.join(', '))}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('views without a row')
  return row
}
