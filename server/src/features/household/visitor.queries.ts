import { batched } from '../../platform/database/batch'
import type { Db, Rows } from '../../platform/database/db'
import { prepared } from '../../platform/database/prepared'

export type VisitorRow = Pick<Rows['users'], 'id' | 'role' | 'language_code' | 'org_id'> & {
  hash: string
  session_id: number | null
  seen_at: Date
  ended_at: Date | null
  employer_id: number | null
  worker_id: number | null
  status: string | null
  mode: number | null
  current_period_end: Date | null
  access_ends_at: Date | null
}

const visitors = `
  select asked.hash, found.* from unnest($1::text[]) asked(hash), lateral (
    select users.id, users.role, users.language_code, users.org_id, tokens.session_id,
      coalesce(sessions.last_seen_at, tokens.created_at) as seen_at, sessions.ended_at, boss.employer_id, own.worker_id,
      subscriptions.status, subscriptions.mode, subscriptions.current_period_end, subscriptions.access_ends_at
    from tokens
    join users on users.id = tokens.user_id
    left join sessions on sessions.id = tokens.session_id
    left join worker_links own on own.employer_id = users.id and own.ended_at is null
    left join worker_links boss on boss.worker_id = users.id and boss.ended_at is null
    left join subscriptions on subscriptions.user_id = coalesce(boss.employer_id, users.id)
    where tokens.hash = asked.hash
    limit 1) found`

/** The account of a token, with its session, its household and the subscription of that household. */
export const findVisitor = batched(async (db, hashes: string[]) => {
  const rows = await prepared<VisitorRow>(db, visitors, [hashes])
  return new Map(rows.map((row) => [row.hash, row]))
})

export async function markSeen(db: Db, sessionId: number, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', sessionId).execute()
}
