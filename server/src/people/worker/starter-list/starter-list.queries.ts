import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

export type StarterLesson = {
  video_id: number
  title: string
  thumbnail_url: string | null
  public_level: number
  duration: number
  topic_id: number
}

/** The first lessons of the employer's chosen topics, in the library's order, that are not on her list yet. */
export async function listStarters(db: Db, employerId: number, max: number): Promise<StarterLesson[]> {
  const { rows } = await sql<StarterLesson>`
    select videos.id as video_id, words.title, words.duration, chosen.topic_id, videos.public_level,
      coalesce(words.thumbnail_url, videos.thumbnail_url) as thumbnail_url
    from videos
    join video_languages words on words.video_id = videos.id and words.language_code = 'eng'
    join lateral (select topics.id as topic_id
      from video_topics of_video
      join user_topics on user_topics.topic_id = of_video.topic_id and user_topics.user_id = ${employerId}
      join topics on topics.id = of_video.topic_id
      where of_video.video_id = videos.id
      order by topics.position limit 1) chosen on true
    where not exists (select from clip_subscriptions clips
      where clips.employer_id = ${employerId} and clips.video_id = videos.id)
    order by coalesce(videos.layout_position, 2147483647), videos.created_at desc, videos.id desc
    limit ${max}`.execute(db)
  return rows
}

/**
 * Adds these lessons to the employer's list in this order, leaves existing ones unchanged, and chooses their topics.
 * Returns the number of ids that exist.
 */
export async function addStarters(db: Db, list: { employerId: number; ids: number[]; at: Date }): Promise<number> {
  await sql`with topics as (
      insert into user_topics (user_id, topic_id)
      select distinct ${list.employerId}::int, topic_id from video_topics
      where video_id in (select id from videos where id = any(${list.ids}::int[])) order by topic_id
      on conflict do nothing)
    insert into clip_subscriptions (employer_id, video_id, created_at)
    select ${list.employerId}, videos.id, ${list.at}
    from unnest(${list.ids}::int[]) with ordinality wanted(id, place)
    join videos on videos.id = wanted.id
    order by wanted.place
    on conflict (employer_id, video_id) do nothing`.execute(db)
  const clips = await db
    .selectFrom('clip_subscriptions')
    .select('video_id')
    .where('employer_id', '=', list.employerId)
    .where('video_id', 'in', list.ids)
    .execute()
  return clips.length
}
