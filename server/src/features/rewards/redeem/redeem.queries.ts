import { sql } from 'kysely'
import type { Db, Rows } from '../../../platform/database/db'

/** Keeps what a worker sent in the place of what she sent before; what a letter had said about that one is over. */
export async function keepAddress(
  tx: Db,
  { workerId, name, address, at }: { workerId: number; name: string; address: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('redemptions')
    .values({ worker_id: workerId, name, address, created_at: at })
    .onConflict((oc) => oc.column('worker_id').doUpdateSet({ name, address, created_at: at, refused_at: null }))
    .execute()
}

export function findAddress(db: Db, workerId: number): Promise<Rows['redemptions'] | undefined> {
  return db.selectFrom('redemptions').selectAll().where('worker_id', '=', workerId).executeTakeFirst()
}

export function listCredits(db: Db, workerId: number): Promise<Rows['credits'][]> {
  return db.selectFrom('credits').selectAll().where('worker_id', '=', workerId).orderBy('month', 'desc').execute()
}

type Month = { answers: number; right: number; videos: number }

/** What counts of the stretch of time from one moment to another. */
export async function countMonth(db: Db, workerId: number, { from, to }: { from: Date; to: Date }): Promise<Month> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`
  const { rows } = await sql<Month>`
    select count(*)::int as answers, (count(*) filter (where score > 0))::int as right,
      (select count(*) from watches where worker_id = ${workerId} and ${within('completed_at')})::int as videos
    from answers where worker_id = ${workerId} and ${within('created_at')}`.execute(db)
  return rows[0] ?? { answers: 0, right: 0, videos: 0 }
}
