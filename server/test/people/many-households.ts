import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** Adds employers (home1@… on) whose workers completed that lesson and learned ten minutes at that moment. */
export async function addHouseholds(db: Db, { count, videoId, at }: { count: number; videoId: number; at: Date }) {
  await sql`
    with people as (
      insert into users (role, email, username, fullname, created_at)
      select role, case role when 'E' then 'home' || n || '@many.example' end, role || n, 'Worker ' || n, ${at}::timestamptz - interval '1 day'
      from generate_series(1, ${count}::int) n cross join (values ('E'), ('W')) roles(role)
      returning id, role, username),
    links as (
      insert into worker_links (employer_id, worker_id, created_at)
      select e.id, w.id, ${at}::timestamptz - interval '1 day' from people e
      join people w on w.role = 'W' and substr(w.username, 2) = substr(e.username, 2) where e.role = 'E'
      returning worker_id),
    days as (
      insert into learning_days (worker_id, day, seconds, last_at)
      select worker_id, (${at}::timestamptz at time zone 'Asia/Singapore')::date, 600, ${at}::timestamptz from links)
    insert into watches (worker_id, video_id, language_code, position, furthest, reported_at, clock_at, completed_at)
    select worker_id, ${videoId}, 'eng', 100, 1, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz from links`.execute(
    db,
  )
}
