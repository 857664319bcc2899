import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

/** The part of Kysely that the stand-in needs, whatever tables the database has. */
export type Db = QueryExecutorProvider & {
  transaction(): { execute<T>(run: (tx: QueryExecutorProvider) => Promise<T>): Promise<T> }
}
export type Tx = QueryExecutorProvider

/** Number of the advisory lock; the product uses other numbers. */
const lock = 727_830

/** Runs transactions one at a time, over all processes that share the database. */
export function runExclusive<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    return run(tx)
  })
}

const tables: RawBuilder<unknown>[] = [
  sql`create schema if not exists stripe_stand_in`,
  sql`create table if not exists stripe_stand_in.objects (
    id text primary key,
    seq bigserial,
    kind text not null,
    due_at bigint,
    body jsonb not null,
    hidden jsonb not null)`,
  sql`create index if not exists objects_kind on stripe_stand_in.objects (kind, seq)`,
  sql`create index if not exists objects_customer on stripe_stand_in.objects (kind, (body #>> '{customer}'))`,
  sql`create index if not exists objects_subscription
    on stripe_stand_in.objects ((body #>> '{parent,subscription_details,subscription}'))`,
  sql`create index if not exists objects_invoice on stripe_stand_in.objects (kind, (body #>> '{invoice}'))`,
  sql`create index if not exists objects_due on stripe_stand_in.objects (due_at) where due_at is not null`,
  sql`create table if not exists stripe_stand_in.idempotency (
    key text primary key, fingerprint text not null, status int not null, body jsonb not null, created bigint not null)`,
  sql`create table if not exists stripe_stand_in.deliveries (
    id bigserial primary key,
    event_id text not null,
    endpoint_id text not null,
    due_at bigint not null,
    tries int not null default 0,
    claimed_until timestamptz)`,
  sql`create table if not exists stripe_stand_in.orders (name text primary key, value jsonb not null)`,
]

/** The stand-in's own schema, apart from the product's tables and their migrations. */
export const makeTables = (db: Db): Promise<void> =>
  runExclusive(db, async (tx) => {
    for (const table of tables) await table.execute(tx)
  })

/** Reads a setting that a test ordered, such as the clock's advance or the delivery of webhooks. */
export async function readOrder<T>(tx: Tx, name: string): Promise<T | undefined> {
  const { rows } = await sql<{
    value: T
  }>`select value from stripe_stand_in.orders where name = ${name}`.execute(tx)
  return rows[0]?.value
}

export const writeOrder = (tx: Tx, name: string, value: unknown) =>
  sql`insert into stripe_stand_in.orders values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(tx)
