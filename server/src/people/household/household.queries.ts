import type { Db } from '#platform/database/db'

type Link = { employerId: number; workerId: number }

export async function addLink(db: Db, { employerId, workerId, at }: Link & { at: Date }): Promise<void> {
  await db.insertInto('worker_links').values({ employer_id: employerId, worker_id: workerId, created_at: at }).execute()
}

/** Ends the link of a pair; returns whether it was open. */
export async function endLink(db: Db, { employerId, workerId, at }: Link & { at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('worker_links')
    .set({ ended_at: at })
    .where('employer_id', '=', employerId)
    .where('worker_id', '=', workerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Whether a pair was linked before; it may be again. */
export async function isFormerPair(db: Db, { employerId, workerId }: Link): Promise<boolean> {
  const link = await db
    .selectFrom('worker_links')
    .select('worker_id')
    .where('employer_id', '=', employerId)
    .where('worker_id', '=', workerId)
    .where('ended_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

/** Ends every link of an account, on either side; returns the workers. */
export async function endLinksOf(tx: Db, id: number, at: Date): Promise<number[]> {
  // Accounts are locked before links, as everywhere: two writers of one household can't deadlock.
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('worker_links')
        .select('worker_id')
        .where('ended_at', 'is', null)
        .where((link) => link.or([link('employer_id', '=', id), link('worker_id', '=', id)])),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const rows = await tx
    .updateTable('worker_links')
    .set({ ended_at: at })
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('employer_id', '=', id), eb('worker_id', '=', id)]))
    .returning('worker_id')
    .execute()
  return rows.map(({ worker_id }) => worker_id)
}

export function findWorker(db: Db, employerId: number) {
  return db
    .selectFrom('worker_links')
    .innerJoin('users', 'users.id', 'worker_links.worker_id')
    .select(['users.id', 'users.username'])
    .where('worker_links.employer_id', '=', employerId)
    .where('worker_links.ended_at', 'is', null)
    .executeTakeFirst()
}

export function findEmployer(db: Db, workerId: number) {
  return db
    .selectFrom('worker_links')
    .innerJoin('users', 'users.id', 'worker_links.employer_id')
    .select(['users.id', 'users.email', 'users.fullname'])
    .where('worker_links.worker_id', '=', workerId)
    .where('worker_links.ended_at', 'is', null)
    .executeTakeFirst()
}
