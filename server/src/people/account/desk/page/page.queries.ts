import { singaporeDay, startOfDay } from '@kasama/contract/calendar.rules'
import { loginMails, mailDays } from '@kasama/contract/desk/desk.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import { sql } from 'kysely'
import { isReadableBy } from '#platform/audit/audit-readers'
import type { Db } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'
import { inScope, type PersonRow, person, personJoins } from '../people.queries'

type AccountRequest = { id: number; orgId: number | null; at: Date }

export type AccountRow = PersonRow & {
  is_requested: boolean
  email: string | null
  email_verified: boolean
  created_at: Date
  has_password: boolean
  has_google: boolean
  has_facebook: boolean
  session_since: Date | null
  session_seen: Date | null
  status: string | null
  mode: number | null
  current_period_start: Date | null
  current_period_end: Date | null
  access_ends_at: Date | null
  extended_until: Date | null
  ended_before: Date | null
}

/**
 * The earlier end of a contract that was shortened today, if that may be undone; only the provider undoes its own cut.
 */
const endedBefore = (orgId: number | null, at: Date) => sql`(
  select case when c.ends_at = s.current_period_end and ${orgId === null ? sql`true` : sql`not c.by_provider`} then c.ended_at end
  from contract_cuts c where c.user_id = s.user_id and c.cut_at >= ${startOfDay(singaporeDay(at))}
  order by c.id desc limit 1)`

/** The account and the other member of its household. */
export async function findHousehold(db: Db, { id, orgId, at }: AccountRequest): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select ${person(at)}, u.id = ${id} as is_requested, u.email, u.email_verified, u.created_at,
      u.password_hash is not null as has_password, u.google_sub is not null as has_google,
      u.facebook_id is not null as has_facebook, live.created_at as session_since, live.last_seen_at as session_seen,
      s.status, s.mode, s.current_period_start, s.current_period_end, s.access_ends_at, s.extended_until,
      ${endedBefore(orgId, at)} as ended_before
    from users u ${personJoins(orgId)}
    left join sessions live on live.user_id = u.id and live.ended_at is null
    where u.role <> 'A' and ${inScope(orgId)} and u.id = any(array(
      select ${id}::int
      union select employer_id from worker_links where worker_id = ${id} and ended_at is null
      union select worker_id from worker_links where employer_id = ${id} and ended_at is null))`.execute(db)
  return rows
}

export type ProgressRow = {
  lessons: number
  answers: number
  right: number
  credits: number
  seconds: number
  must_watch: number
  must_watch_done: number
  hard: string | null
  orders: { id: number; state: string; ordered_at: string; posted_at: string | null }[]
}

/** A worker's learning progress; `monday` is the first day of the week. */
export async function findProgress(db: Db, workerId: number, monday: string): Promise<ProgressRow> {
  const completedVideos = sql`select video_id from watches where worker_id = ${workerId} and completed_at is not null`
  const { rows } = await sql<ProgressRow>`
    with must_watch as (
      select c.video_id from worker_links k join clip_subscriptions c on c.employer_id = k.employer_id
      where k.worker_id = ${workerId} and k.ended_at is null and (c.video_id in (select id from videos) or c.video_id in (${completedVideos})))
    select (select count(*) from (${completedVideos}) x)::int as lessons,
      (select count(*) from answers where worker_id = ${workerId})::int as answers,
      (select count(*) from answers where worker_id = ${workerId} and score > 0)::int as right,
      (select count(*) from credits where worker_id = ${workerId})::int as credits,
      (select coalesce(sum(seconds), 0) from learning_days where worker_id = ${workerId} and day >= ${monday}::date)::int as seconds,
      (select count(*) from must_watch)::int as must_watch,
      (select count(*) from must_watch where video_id in (${completedVideos}))::int as must_watch_done,
      (select questions.content ->> 'eng' from attempts join questions on questions.id = attempts.question_id
        left join answers on answers.question_id = attempts.question_id and answers.worker_id = attempts.worker_id
        where attempts.worker_id = ${workerId} and attempts.count > (answers.worker_id is not null)::int
        order by attempts.count - (answers.worker_id is not null)::int desc, questions.id limit 1) as hard,
      (select coalesce(json_agg(x), '[]') from (select id, state, ordered_at, posted_at from voucher_orders
        where worker_id = ${workerId} order by id desc limit 12) x) as orders`.execute(db)
  const [row] = rows
  if (!row) throw new Error('progress without a row')
  return row
}

type Mail = DeskAccount['mails'][number]
type AuditLine = DeskAccount['audit'][number]
const [maxMails, maxLines] = [20, 12]

/**
 * Recent mails to the account and the latest entries of its audit trail. An organisation's admin sees neither the names
 * of the provider's staff nor anything about money.
 */
export async function findHistory(
  db: Db,
  { id, orgId, at }: AccountRequest,
): Promise<{ mails: Mail[]; audit: AuditLine[] }> {
  const since = new Date(at.getTime() - mailDays * dayMs)
  const latest = sql`order by at desc, id desc limit ${maxLines}`
  const isReadable = isReadableBy(orgId)
  const { rows } = await sql<{ mails: Mail[]; audit: AuditLine[] }>`select
    (select coalesce(json_agg(x), '[]') from (
      select * from (
        select m.kind, ${personName('w')} as about, coalesce(m.sent_at, m.created_at) as at,
          case when m.sent_at is not null then 'sent' when m.next_at is not null then 'waiting' else 'left_out' end as state
        from progress_mails m join users w on w.id = m.worker_id
        where m.employer_id = ${id} and m.created_at > ${since}::timestamptz
        union all
        select 'answer', coalesce(c.subject, ''), coalesce(p.sent_at, p.created_at),
          case when p.sent_at is null then 'waiting' else 'sent' end
        from contact_messages c join message_parts p on p.message_id = c.id and p.kind = 'answer'
        where c.user_id = ${id} and p.created_at > ${since}::timestamptz and ${orgId === null ? sql`true` : sql`false`}
        union all
        select s.kind, coalesce(${personName('w')}, ''), s.sent_at, 'sent'
        from sent_mails s left join users w on w.id = s.about_id
        where (s.user_id = ${id} or s.about_id = ${id}) and s.sent_at > ${since}::timestamptz
          and ${orgId === null ? sql`true` : sql`s.kind = any(${loginMails as unknown as string[]}::text[])`}
      ) every_mail order by at desc limit ${maxMails}) x) as mails,
    (select coalesce(json_agg(x), '[]') from (
      select lines.at, lines.action, lines.reason,
        case when ${orgId}::int is not null and author.role = 'A' and author.org_id is null then null
          else ${personName('author')} end as by
      from (
        (select id, at, action, reason, user_id from audit_log where user_id = ${id} and ${isReadable} ${latest})
        union
        (select id, at, action, reason, user_id from audit_log
          where about_kind = 'account' and about_id = ${String(id)} and ${isReadable} ${latest})
      ) lines left join users author on author.id = lines.user_id
      order by lines.at desc, lines.id desc limit ${maxLines}) x) as audit`.execute(db)
  return rows[0] ?? { mails: [], audit: [] }
}
