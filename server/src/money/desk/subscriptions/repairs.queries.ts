import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { PageRange } from '#platform/lists/pages'
import { personName } from '#platform/sql/person-name'

type Repair = Rows['billing_repairs'] & { name: string | null }

/** Automatic repairs, the latest first; of one account or of all. */
export async function findRepairs(db: Db, { after, limit }: PageRange, userId?: number): Promise<Repair[]> {
  const { rows } = await sql<Repair>`
    select r.*, ${personName('u')} as name
    from billing_repairs r left join users u on u.id = r.user_id
    where ${userId === undefined ? sql`true` : sql`r.user_id = ${userId}`}
      and ${after ? sql`r.id < ${after.id}` : sql`true`}
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

export const toRepair = ({ id, at, kind, user_id, name, about, before, after }: Repair) => {
  return { id, at: at.toISOString(), kind, user_id, name, about, before, after }
}
