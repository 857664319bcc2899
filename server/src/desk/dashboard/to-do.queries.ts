import type { ToDo } from '@kasama/contract/desk/dashboard.api'
import { dayMs } from '@kasama/contract/durations.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

const soonMs = 14 * dayMs
const maxEndingDays = 5

type ToDoCounts = {
  vouchers: number
  voucher_at: Date | null
  messages: number
  message_at: Date | null
  problems: number
  is_library_empty: boolean
}

/** Returns the dashboard's list of tasks, in two statements. */
export async function listToDo(db: Db, at: Date): Promise<ToDo> {
  const { rows } = await sql<ToDoCounts>`
    select
      (select count(*) from voucher_orders where state = 'ordered')::int as vouchers,
      (select min(ordered_at) from voucher_orders where state = 'ordered') as voucher_at,
      (select count(*) from contact_messages where state = 'open')::int as messages,
      (select min(created_at) from contact_messages where state = 'open') as message_at,
      (select count(*) from subscriptions
        where mode = 0 and (problem is not null or differs_since is not null))::int as problems,
      not exists (select from lessons) as is_library_empty
  `.execute(db)
  const row = rows[0]
  return {
    vouchers: { count: row?.vouchers ?? 0, oldest_at: row?.voucher_at?.toISOString() ?? null },
    messages: { count: row?.messages ?? 0, oldest_at: row?.message_at?.toISOString() ?? null },
    problems: row?.problems ?? 0,
    is_library_empty: row?.is_library_empty ?? false,
    ending: await listEnding(db, at),
  }
}

/** Returns organisations with accounts that end soon. */
async function listEnding(db: Db, at: Date): Promise<ToDo['ending']> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .innerJoin('orgs', 'orgs.id', 'users.org_id')
    .select(({ fn }) => [
      'orgs.id',
      'orgs.name',
      fn.countAll<string>().as('accounts'),
      fn.min('current_period_end').as('ends_at'),
    ])
    .where('mode', '=', sql.lit(1))
    .where('current_period_end', '>', at)
    .where('current_period_end', '<', new Date(at.getTime() + soonMs))
    .groupBy(['orgs.id', 'orgs.name'])
    .orderBy('ends_at')
    .limit(maxEndingDays)
    .execute()
  return rows.map(({ accounts, ends_at, ...org }) => ({
    ...org,
    accounts: Number(accounts),
    ends_at: (ends_at as Date).toISOString(),
  }))
}
