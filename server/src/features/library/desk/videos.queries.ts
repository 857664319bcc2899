import type { DeskVideo, VideoFilters } from '@kasama/contract/desk/videos.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import { collectValues, type Placeholder, prepared } from '../../../platform/database/prepared'
import type { Place } from '../cursor'
import { hits } from '../search/hits.queries'
import type { MeantTerm } from '../search/search-terms'

/** Lists count so far, and one more says that there are more. */
const countsTo = 1000
const allLanguages = 4

const without = {
  quiz: 'not exists (select from questions q where q.video_id = v.id)',
  subtitles: 'not exists (select from video_languages l where l.video_id = v.id and l.subtitles is not null)',
  language: `(select count(*) from video_languages l where l.video_id = v.id) < ${allLanguages}`,
}

type Asked = { filters: VideoFilters; terms: MeantTerm[] | null }

/** The videos that were asked for, each as `v`, and for a search its `found`. */
function from({ filters, terms }: Asked, placeholder: Placeholder) {
  const { topic, host, missing } = filters
  const conditions = [
    'true',
    topic &&
      `exists (select from video_topics t where t.video_id = v.id and t.topic_id = ${placeholder(topic, 'int')})`,
    host && `v.video_host = ${placeholder(host, 'text')}`,
    filters.public && `v.public_level ${filters.public === 'yes' ? '>=' : '<'} 1`,
    missing &&
      `not exists (select from video_languages l where l.video_id = v.id and l.language_code = ${placeholder(missing, 'text')})`,
    filters.without && without[filters.without],
  ].filter((condition) => typeof condition === 'string')
  const found = terms ? `join (${hits(terms, placeholder, null)}) found on found.id = v.id` : ''
  return { from: `from videos v ${found}`, conditions }
}

export async function countVideos(db: Db, asked: Asked): Promise<number> {
  const { values, placeholder } = collectValues()
  const { from: tables, conditions } = from(asked, placeholder)
  const text = `select count(*)::int as total from (
    select 1 ${tables} where ${conditions.join(' and ')} limit ${countsTo + 1}) listed`
  return (await prepared<{ total: number }>(db, text, values))[0]?.total ?? 0
}

type VideoRow = Omit<DeskVideo, 'created_at'> & { created_at: Date; rank: number }

/** A page from behind a place: its rows are found first, and only they are joined with what a line says. */
export function findVideos(db: Db, asked: Asked, page: { after: Place | null; size: number }): Promise<VideoRow[]> {
  const { values, placeholder } = collectValues()
  const { from: tables, conditions } = from(asked, placeholder)
  const { after, size } = page
  const rank = asked.terms ? '-found.points' : '0::int'
  const isOldest = !asked.terms && asked.filters.sort === 'oldest'
  const [order, beyond] = isOldest ? ['', '>'] : ['desc', '<']
  if (after) {
    const [place, at, id] = [
      placeholder(after.rank, 'int'),
      placeholder(after.at, 'timestamptz'),
      placeholder(after.id, 'int'),
    ]
    conditions.push(
      `(${rank} > ${place} or ${rank} = ${place} and (date_trunc('milliseconds', v.created_at), v.id) ${beyond} (${at}, ${id}))`,
    )
  }
  const by = (at: string, id: string) => `rank, date_trunc('milliseconds', ${at}) ${order}, ${id} ${order}`
  const text = `
    with page as materialized (
      select v.id, ${rank} as rank, v.created_at ${tables} where ${conditions.join(' and ')}
      order by ${by('v.created_at', 'v.id')} limit ${size})
    select v.id, page.rank, v.created_at, v.video_host as host, v.public_level >= 1 as is_public,
      coalesce(eng.title, v.slug) as title, coalesce(eng.duration, 0) as duration,
      coalesce(eng.thumbnail_url, v.thumbnail_url) as thumbnail_url,
      (select coalesce(json_agg(topic_id order by topic_id), '[]') from video_topics where video_id = v.id) as topic_ids,
      (select count(*)::int from questions where video_id = v.id) as questions,
      (select coalesce(json_agg(json_build_object('language_code', language_code,
          'has_clip', address is not null or vimeo_id is not null, 'has_subtitles', subtitles is not null)), '[]')
        from video_languages where video_id = v.id) as languages
    from page join videos v on v.id = page.id
    left join video_languages eng on eng.video_id = v.id and eng.language_code = 'eng'
    order by ${by('page.created_at', 'page.id')}`
  return prepared<VideoRow>(db, text, values)
}

export type ViewRow = Record<'all' | 'public' | keyof typeof without, number>

/** The ready-made views in one statement. */
export async function countViews(db: Db): Promise<ViewRow> {
  const view = (condition: string): RawBuilder<number> =>
    sql`(select count(*)::int from (select 1 from videos v where ${sql.raw(condition)} limit ${sql.lit(countsTo + 1)}) listed)`
  const { rows } = await sql<ViewRow>`select ${view('true')} as all, ${view('v.public_level >= 1')} as public,
    ${view(without.language)} as language, ${view(without.quiz)} as quiz, ${view(without.subtitles)} as subtitles`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('views without a row')
  return row
}

/** Videos that nobody else changes until the transaction ends; in one order, whoever asks. */
export const holdVideos = (tx: Db, ids: number[]) =>
  tx.selectFrom('videos').select(['id', 'public_level']).where('id', 'in', ids).orderBy('id').forUpdate().execute()

export async function setPublic(tx: Db, ids: number[], level: 0 | 1): Promise<void> {
  await tx.updateTable('videos').set({ public_level: level }).where('id', 'in', ids).execute()
}
