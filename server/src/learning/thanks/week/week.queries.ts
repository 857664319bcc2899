import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { startOfDay } from '#platform/sql/singapore-days'
import type { Pair } from '../thanks.queries'

export type WeekRow = {
  fullname: string
  img_url: string | null
  language_code: Language
  has_agreed: boolean
  lessons: number
  right_answers: number
  skills: number
  /** Names of the topics of these lessons in English, those with the most lessons first. */
  topics: string[]
}

const topicsNamed = 2

/**
 * Returns what a worker learned in a week, `first` to the day before `after`, as far as the pair was linked; undefined
 * if it is not linked. Every stored answer is right.
 */
export async function findWeek(
  db: Db,
  { employerId, workerId }: Pair,
  { first, after }: { first: string; after: string },
): Promise<WeekRow | undefined> {
  const isInWeek = (column: string) =>
    sql`${sql.ref(column)} >= greatest(link.created_at, ${startOfDay(first)}) and ${sql.ref(column)} < ${startOfDay(after)}`
  const { rows } = await sql<WeekRow>`
    with link as (
      select created_at, worker_id, exists (
        select from week_agreements agreed
        where agreed.worker_id = worker_links.worker_id and agreed.employer_id = worker_links.employer_id
          and agreed.agreed_at >= worker_links.created_at) as has_agreed
      from worker_links where employer_id = ${employerId} and worker_id = ${workerId} and ended_at is null),
    done as (
      select watches.video_id from watches, link
      where watches.worker_id = ${workerId} and ${isInWeek('watches.completed_at')})
    select case when users.fullname like '%@%' then '' else users.fullname end as fullname, users.img_url,
      users.language_code, link.has_agreed,
      (select count(*)::int from done) as lessons,
      (select count(*)::int from answers where answers.worker_id = ${workerId} and ${isInWeek('answers.created_at')}) as right_answers,
      (select count(*)::int from earned_skills earned
        where earned.worker_id = ${workerId} and ${isInWeek('earned.earned_at')}) as skills,
      (select coalesce(json_agg(name order by lessons desc, position), '[]') from (
        select topics.name ->> 'eng' as name, topics.position, count(*) as lessons
        from done join video_topics using (video_id) join topics on topics.id = topic_id
        group by topics.id order by lessons desc, topics.position limit ${sql.lit(topicsNamed)}) named) as topics
    from link join users on users.id = link.worker_id`.execute(db)
  return rows[0]
}

/** Stores that a worker agrees that her present employer shares her weeks. */
export async function storeAgreement(db: Db, workerId: number, at: Date): Promise<void> {
  await sql`
    insert into week_agreements (worker_id, employer_id, agreed_at)
    select worker_id, employer_id, ${at}::timestamptz from worker_links where worker_id = ${workerId} and ended_at is null
    on conflict (worker_id, employer_id) do update set agreed_at = excluded.agreed_at`.execute(db)
}

export async function deleteAgreement(db: Db, workerId: number): Promise<void> {
  await db.deleteFrom('week_agreements').where('worker_id', '=', workerId).execute()
}
