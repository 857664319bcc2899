import { type RawBuilder, sql } from 'kysely'
import type { Hidden, WorldObject } from './kinds'
import type { Tx } from './store'

/** Conditions on an object: paths (customer, payment.payment_intent) and the values allowed at each. */
export type Where = Record<string, string | string[] | undefined>
export type Row = { id: string; seq: number; body: WorldObject; hidden: Hidden }
export type Range = { gt?: number; gte?: number; lt?: number; lte?: number }

const asList = (value: string | string[]) => (Array.isArray(value) ? value : [value])

/** Written as literal SQL, so that indexes apply: paths are from our own code, never from a call. */
const column = (path: string) => (path === 'id' ? sql.ref('id') : sql.raw(`body #>> '{${path.replaceAll('.', ',')}}'`))

function conditions(where: Where): RawBuilder<unknown>[] {
  return Object.entries(where).flatMap(([path, value]) =>
    value === undefined ? [] : [sql`${column(path)} = any(${asList(value)}::text[])`],
  )
}

const operators = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` }

function createdConditions(created: Range): RawBuilder<unknown>[] {
  return Object.entries(created).map(
    ([sign, moment]) => sql`(body ->> 'created')::bigint ${operators[sign as keyof Range]} ${moment}`,
  )
}

type Page = { created?: Range; after?: string; before?: string; limit?: number }

/** Rows of a kind, the newest first. */
export async function findRows(tx: Tx, kind: string, where: Where, page: Page = {}): Promise<Row[]> {
  const { created = {}, after, before, limit } = page
  const seqOf = (id: string) => sql`(select seq from stripe_stand_in.objects where id = ${id})`
  const clauses = [
    sql`kind = ${kind}`,
    ...conditions(where),
    ...createdConditions(created),
    ...(after ? [sql`seq < ${seqOf(after)}`] : []),
    ...(before ? [sql`seq > ${seqOf(before)}`] : []),
  ]
  const order = before ? sql`asc` : sql`desc`
  const limitClause = limit === undefined ? sql`` : sql`limit ${limit}`
  const { rows } = await sql<Row>`select id, seq, body, hidden from stripe_stand_in.objects
    where ${sql.join(clauses, sql` and `)} order by seq ${order} ${limitClause}`.execute(tx)
  return rows
}

/** Whether an object that is not stored yet meets the conditions. */
export function matchesWhere(body: object, where: Where): boolean {
  return Object.entries(where).every(([path, value]) => {
    if (value === undefined) return true
    let node: unknown = body
    for (const step of path.split('.')) node = (node as Record<string, unknown> | null | undefined)?.[step]
    return node !== null && node !== undefined && asList(value).includes(String(node))
  })
}
