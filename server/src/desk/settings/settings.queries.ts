import { singaporeDay } from '@kasama/contract/calendar.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** Employers with a worker who want the weekly mail. */
export async function countReaders(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users employer
    where role = 'E' and email is not null and progress_mails and mail_weekly and exists (
      select from worker_links where employer_id = employer.id and ended_at is null)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts Genie's questions and tokens of today. */
export async function findSpent(db: Db, at: Date): Promise<{ questions_today: number; tokens_today: number }> {
  const { rows } = await sql<{ questions_today: number; tokens_today: number }>`
    select coalesce(sum(questions) filter (where outcome not in ('spoken', 'heard', 'translation')), 0)::int as questions_today, coalesce(sum(tokens), 0)::float8 as tokens_today
    from chat_days where day = ${singaporeDay(at)}`.execute(db)
  return rows[0] ?? { questions_today: 0, tokens_today: 0 }
}
