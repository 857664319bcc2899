import type { DataSaver } from '@kasama/contract/people/account.api'
import { batched } from '#platform/database/batch'
import type { Db, Rows } from '#platform/database/db'
import { prepared } from '#platform/database/prepared'

type AccountRow = Pick<Rows['users'], 'id' | 'role' | 'language_code' | 'org_id'> & {
  employer_id: number | null
  worker_id: number | null
  status: string | null
  mode: number | null
  current_period_end: Date | null
  access_ends_at: Date | null
}

/** An account with the further columns of its profile. */
export type ProfileRow = AccountRow &
  Pick<Rows['users'], 'email' | 'username' | 'fullname' | 'img_url'> & {
    session_key: string | null
    credit: number
    topic_ids: number[]
    had_subscription: boolean
    practises: boolean
    data_saver: DataSaver
    problem: string | null
  }

type SessionRow = {
  hash: string
  session_id: number | null
  seen_at: Date
  confirmed_at: Date | null
  ended_at: Date | null
}
export type VisitorRow = SessionRow & AccountRow

const account = `users.id, users.role, users.language_code, users.org_id, boss.employer_id, own.worker_id,
  subscriptions.status, subscriptions.mode, subscriptions.current_period_end, subscriptions.access_ends_at`

const profile = `${account}, users.email, users.username, users.fullname, users.img_url, sessions.session_key, subscriptions.problem,
  (select count(*) from credits where worker_id = users.id) as credit,
  (select coalesce(json_agg(topic_id order by topic_id), '[]') from user_topics
    where user_id = coalesce(boss.employer_id, users.id)) as topic_ids,
  exists (select from worker_links past join subscriptions paid on paid.user_id = past.employer_id
    where past.worker_id = users.id) as had_subscription,
  exists (select from watches join questions on questions.video_id = watches.video_id
    join answers on answers.question_id = questions.id and answers.worker_id = users.id
    where watches.worker_id = users.id and completed_at is not null offset 0) as practises,
  coalesce((select data_saver from learner_choices where worker_id = users.id), 'off') as data_saver`

const household = `
  left join worker_links own on own.employer_id = users.id and own.ended_at is null
  left join worker_links boss on boss.worker_id = users.id and boss.ended_at is null
  left join subscriptions on subscriptions.user_id = coalesce(boss.employer_id, users.id)`

const tokensSql = (columns: string) => `
  select asked.hash, found.* from unnest($1::text[]) asked(hash), lateral (
    select ${columns}, tokens.session_id, sessions.ended_at, sessions.confirmed_at,
      coalesce(sessions.last_seen_at, tokens.created_at) as seen_at
    from tokens
    join users on users.id = tokens.user_id
    left join sessions on sessions.id = tokens.session_id ${household}
    where tokens.hash = asked.hash
    limit 1) found`

const idsSql = (columns: string) => `
  select found.* from unnest($1::int[]) asked(id), lateral (
    select ${columns}
    from users
    left join sessions on sessions.user_id = users.id and sessions.ended_at is null ${household}
    where users.id = asked.id
    limit 1) found`

const sessionByHash = <Row extends SessionRow>(columns: string) =>
  batched(async (db, hashes: string[]) => {
    const rows = await prepared<Row>(db, tokensSql(columns), [hashes])
    return new Map(rows.map((row) => [row.hash, row]))
  })

/** The account of a token, with its session, its household and the subscription of that household. */
export const findVisitor = sessionByHash<VisitorRow>(account)

/** The same with the profile, for the one request that returns it: others need not pay for these columns. */
export const findVisitorWithProfile = sessionByHash<VisitorRow & ProfileRow>(profile)

/** Returns the columns of a profile. */
export const findProfile = batched(async (db, ids: number[]) => {
  const rows = await prepared<ProfileRow>(db, idsSql(profile), [ids])
  return new Map(rows.map((row) => [row.id, row]))
})

export async function recordSeen(db: Db, sessionId: number, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', sessionId).execute()
}
