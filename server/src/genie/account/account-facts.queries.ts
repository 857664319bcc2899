import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { isCountedLesson } from '#platform/database/lessons-that-count'

/** Returns the lesson that a worker watched last. */
export const findLastWatch = (db: Db, workerId: number) =>
  db
    .selectFrom('watches')
    .innerJoin('videos', 'videos.id', 'watches.video_id')
    .select(['watches.video_id', 'watches.reported_at', 'watches.completed_at'])
    .where('watches.worker_id', '=', workerId)
    .orderBy('watches.reported_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Counts the lessons of the pair's must-watch list that the worker has not completed, and returns the next three. */
export async function findList(db: Db, { employerId, workerId }: { employerId: number; workerId: number }) {
  const { rows } = await sql<{ left: number; next: number[] }>`
    with open as (
      select clips.video_id, row_number() over (order by coalesce(clips.position, clips.id)) as place
      from clip_subscriptions clips
      left join watches done on done.worker_id = ${workerId} and done.video_id = clips.video_id
        and done.completed_at is not null
      where clips.employer_id = ${employerId} and done.video_id is null
        and ${isCountedLesson('clips.video_id', 'done.completed_at')})
    select count(*)::int as left, coalesce(array_agg(video_id order by place) filter (where place <= 3), '{}') as next
    from open`.execute(db)
  return rows[0] ?? { left: 0, next: [] }
}
