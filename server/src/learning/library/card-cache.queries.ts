import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** The facts on a card that are the same for every viewer. */
export type VideoFacts = {
  video_id: number
  title: string
  description: string
  sub_description: string
  thumbnail_url: string | null
  duration: number
  created_at: string
  public_level: number
  video_host: 'file' | 'youtube' | 'vimeo'
  topic_ids: number[]
  question_ids: number[]
  language_codes: Language[]
}

/** The card facts of these videos in a language, with the catalogue version at which they were read. */
export async function findFacts(db: Db, ids: number[], language: Language) {
  const { rows } = await sql<Omit<VideoFacts, 'created_at'> & { created_at: Date; version: string }>`
    select videos.id as video_id, videos.public_level, videos.created_at,
      coalesce(own.video_host, videos.video_host) as video_host,
      coalesce(own.thumbnail_url, videos.thumbnail_url) as thumbnail_url,
      coalesce(nullif(own.title, ''), base.title) as title,
      coalesce(nullif(own.description, ''), base.description) as description,
      coalesce(nullif(own.sub_description, ''), base.sub_description) as sub_description,
      coalesce(nullif(own.duration, 0), base.duration) as duration,
      (select coalesce(json_agg(t.topic_id order by t.topic_id), '[]') from video_topics t where t.video_id = videos.id) as topic_ids,
      (select coalesce(json_agg(q.id order by q.position), '[]') from questions q where q.video_id = videos.id) as question_ids,
      (select json_agg(l.language_code) from video_languages l where l.video_id = videos.id) as language_codes,
      (select version::text from catalogue) as version
    from videos
    join video_languages base on base.video_id = videos.id and base.language_code = 'eng'
    left join video_languages own on own.video_id = videos.id and own.language_code = ${language}
    where videos.id = any(${ids}::int[])`.execute(db)
  return rows.map(({ version, created_at, ...facts }) => ({
    version,
    facts: { ...facts, created_at: created_at.toISOString() },
  }))
}
