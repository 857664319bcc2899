import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database/db'
import { tokenPrefix } from './scale-rows'

/** A household that is logged in: lessons that the worker completed, and one that she is watching. */
export type LoggedIn = {
  worker: { id: number; token: string }
  employer: { id: number; token: string }
  completed: number[]
  /** Questions of her latest lesson, which she has not answered yet. */
  unanswered: number[]
  watching: number
}

const tokenOf = (id: number) => tokenPrefix + createHash('md5').update(String(id)).digest('hex')

/** Households spread over the whole table; nobody's login has ended since the database was filled. */
export async function logInHouseholds(db: Db, count: number): Promise<LoggedIn[]> {
  const chosen = sql`(select employer_id, worker_id from worker_links
    where ended_at is null and id % (select count(*) / ${count}::int from worker_links) = 0 limit ${count})`
  // An earlier run may have ended the session of a worker, or begun another.
  const people = sql`(select unnest(array[employer_id, worker_id]) as user_id from ${chosen} pair) people`
  await sql`update sessions set last_seen_at = now() from ${people}
    where sessions.user_id = people.user_id and ended_at is null and last_seen_at < now() - interval '1 hour'`.execute(
    db,
  )
  await sql`insert into sessions (user_id, session_key, created_at, last_seen_at)
    select user_id, md5(random()::text), now(), now() from ${people} where not exists (
      select from sessions where sessions.user_id = people.user_id and ended_at is null)`.execute(db)
  await sql`insert into tokens (hash, user_id, session_id, created_at)
    select encode(sha256((${tokenPrefix}::text || md5(user_id::text))::bytea), 'hex'), user_id, sessions.id, now()
    from ${people} join sessions using (user_id) where ended_at is null
    on conflict (hash) do update set session_id = excluded.session_id
    where tokens.session_id is distinct from excluded.session_id`.execute(db)
  const { rows } = await sql<{ employer_id: number; worker_id: number; completed: number[]; watching: number }>`
    select employer_id, worker_id, completed, watching from ${chosen} pair, lateral (
      select json_agg(video_id order by completed_at desc) filter (where completed_at is not null) as completed,
        min(video_id) filter (where completed_at is null) as watching
      from watches where watches.worker_id = pair.worker_id) lessons`.execute(db)
  const latest = rows.map(({ completed }) => completed[0] ?? 0)
  const { rows: questions } = await sql<{ video_id: number; ids: number[] }>`
    select video_id, json_agg(id order by position) as ids from questions
    where video_id = any(${latest}::int[]) group by video_id`.execute(db)
  const idsOf = new Map(questions.map(({ video_id, ids }) => [video_id, ids]))
  const households = rows.map(({ employer_id, worker_id, completed, watching }) => ({
    worker: { id: worker_id, token: tokenOf(worker_id) },
    employer: { id: employer_id, token: tokenOf(employer_id) },
    completed,
    unanswered: idsOf.get(completed[0] ?? 0) ?? [],
    watching,
  }))
  const pairs = households.flatMap(({ worker, unanswered }) =>
    unanswered.map((question) => ({ w: worker.id, question })),
  )
  for (const table of ['answers', 'attempts'])
    await sql`delete from ${sql.table(table)} rows using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(w int, question int)
      where rows.worker_id = w and rows.question_id = question`.execute(db)
  return households
}
