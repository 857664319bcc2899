import { type RawBuilder, sql } from 'kysely'
import type { Hidden, WorldObject } from './kinds'
import type { Tx } from './store'

/** Conditions on an object: paths (customer, payment.payment_intent) and the values allowed at each. */
export type Where = Record<string, string | string[] | undefined>
export type Row = { id: string; seq: number; body: WorldObject; hidden: Hidden }
export type Range = { gt?: number; gte?: number; lt?: number; lte?: number }

const listed = (value: string | string[]) => (Array.isArray(value) ? value : [value])

/** Written as literal SQL, so that indexes apply: paths are from our own code, never from a call. */
const at = (path: string) => (path === 'id' ? sql.ref('id') : sql.raw(`body #>> '{${path.replaceAll('.', ',')}}'`))

function conditions(where: Where): RawBuilder<unknown>[] {
  return Object.entries(where).flatMap(([path, value]) =>
    value === undefined ? [] : [sql`${at(path)} = any(${listed(value)}::text[])`],
  )
}

const signs = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` }

function within(created: Range): RawBuilder<unknown>[] {
  return Object.entries(created).map(
    ([sign, moment]) => sql`(body ->> 'created')::bigint ${signs[sign as keyof Range]} ${moment}`,
  )
}

type Page = { created?: Range; after?: string; before?: string; limit?: number }

/** Rows of a kind, the newest first. */
export async function findRows(tx: Tx, kind: string, where: Where, page: Page = {}): Promise<Row[]> {
  const { created = {}, after, before, limit } = page
  const seqOf = (id: string) => sql`(select seq from stripe_stand_in.objects where id = ${id})`
  const all = [
    sql`kind = ${kind}`,
    ...conditions(where),
    ...within(created),
    ...(after ? [sql`seq < ${seqOf(after)}`] : []),
    ...(before ? [sql`seq > ${seqOf(before)}`] : []),
  ]
  const order = before ? sql`asc` : sql`desc`
  const most = limit === undefined ? sql`` : sql`limit ${limit}`
  const { rows } = await sql<Row>`select id, seq, body, hidden from stripe_stand_in.objects
    where ${sql.join(all, sql` and `)} order by seq ${order} ${most}`.execute(tx)
  return rows
}

/** Whether an object that is not stored yet meets the conditions. */
export function meets(body: object, where: Where): boolean {
  return Object.entries(where).every(([path, value]) => {
    if (value === undefined) return true
    let found: unknown = body
    for (const step of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[step]
    return found !== null && found !== undefined && listed(value).includes(String(found))
  })
}
