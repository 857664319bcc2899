import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'

export type Contract = { id: number; orgId: number | null; startsAt: Date; endsAt: Date }

/** Locks the agency contracts of these accounts that are in the admin's scope, always in the order of ids. */
export async function lockContracts(tx: Db, ids: number[], orgId: number | null): Promise<Contract[]> {
  const { rows } = await sql<Contract>`
    select u.id, u.org_id as "orgId", s.current_period_start as "startsAt",
      coalesce(s.access_ends_at, s.current_period_end) as "endsAt"
    from subscriptions s join users u on u.id = s.user_id
    where s.user_id = any(${ids}::int[]) and s.mode = 1 and ${orgId === null ? sql`true` : sql`u.org_id = ${orgId}`}
    order by s.user_id for no key update of s`.execute(tx)
  return rows
}

/** Sets the ends of contracts, each to its own moment. One that ends at once gets no other mail about its end. */
export async function setEnds(tx: Db, contracts: Pick<Contract, 'id' | 'endsAt'>[], at: Date): Promise<void> {
  await sql`
    update subscriptions s set current_period_end = a.ends_at, access_ends_at = null,
      status = case when s.status = 'expired' then 'active' else s.status end,
      end_told = case when a.ends_at <= ${at}::timestamptz then a.ends_at else s.end_told end
    from unnest(${contracts.map(({ id }) => id)}::int[],
      ${contracts.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]) as a (id, ends_at)
    where s.user_id = a.id and s.mode = 1`.execute(tx)
}

type ContractCut = { contracts: Contract[]; until: Date; at: Date; byProvider: boolean; today: Date }

/** Stores how contracts were shortened; deletes cuts that can't be undone any more. */
export async function addCuts(tx: Db, { contracts, until, at, byProvider, today }: ContractCut): Promise<void> {
  const ids = contracts.map(({ id }) => id)
  await tx.deleteFrom('contract_cuts').where('user_id', 'in', ids).where('cut_at', '<', today).execute()
  await tx
    .insertInto('contract_cuts')
    .values(
      contracts.map(({ id, endsAt }) => ({
        user_id: id,
        ended_at: endsAt,
        ends_at: until,
        cut_at: at,
        by_provider: byProvider,
      })),
    )
    .execute()
}

/** Removes the last cut of each contract that still ends where it was cut; returns the contracts' former ends. */
export async function takeCuts(
  tx: Db,
  { ids, orgId, today }: { ids: number[]; orgId: number | null; today: Date },
): Promise<{ id: number; endsAt: Date }[]> {
  const { rows } = await sql<{ id: number; endsAt: Date }>`
    delete from contract_cuts c using subscriptions s
    where s.user_id = c.user_id and s.current_period_end = c.ends_at and c.user_id = any(${ids}::int[])
      and c.cut_at >= ${today} and ${orgId === null ? sql`true` : sql`not c.by_provider`}
      and c.id = (select max(last.id) from contract_cuts last where last.user_id = c.user_id)
    returning c.user_id as id, c.ended_at as "endsAt"`.execute(tx)
  return rows.sort((a, b) => a.id - b.id)
}

/** Returns the receiver of a mail about a contract; undefined if it ends at another time, or is gone. */
export function findContractOf(db: Db, { id, until }: { id: number; until: Date }) {
  return db
    .selectFrom('users as u')
    .innerJoin('subscriptions as s', 's.user_id', 'u.id')
    .leftJoin('orgs as o', 'o.id', 'u.org_id')
    .leftJoin('worker_links as l', (join) => join.onRef('l.employer_id', '=', 'u.id').on('l.ended_at', 'is', null))
    .leftJoin('users as w', 'w.id', 'l.worker_id')
    .select(['u.email as to', 'u.fullname as name', 'o.name as org'])
    .select(personName('w').as('worker'))
    .where('u.id', '=', id)
    .where('s.mode', '=', sql.lit(1))
    .where('s.current_period_end', '=', until)
    .executeTakeFirst()
}
