import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { PlanFacts } from '#platform/ports/payments/payments'

type Comparison = Rows['comparisons']
/** A comparison that takes longer counts as abandoned. */
const longestHours = 6

/** Inserts a comparison; null if one is running. */
export async function openComparison(db: Db, askedBy: number | null, at: Date): Promise<Comparison | null> {
  await sql`update comparisons set ended_at = ${at}
    where ended_at is null and started_at < ${at}::timestamptz - make_interval(hours => ${longestHours})`.execute(db)
  const row = await db
    .insertInto('comparisons')
    .values({ asked_by: askedBy, started_at: at })
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export function findComparison(db: Db, id: number): Promise<Comparison | undefined> {
  return db.selectFrom('comparisons').selectAll().where('id', '=', id).executeTakeFirst()
}

type PieceResult = { piece: number; compared: number; mended: number }

/** Counts a piece of a comparison once; false if another run of the same piece was counted first. */
export async function countPiece(tx: Db, id: number, { piece, compared, mended }: PieceResult): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('comparisons')
    .set((eb) => ({ pieces: piece + 1, compared: eb('compared', '+', compared), mended: eb('mended', '+', mended) }))
    .where('id', '=', id)
    .where('pieces', '=', piece)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a comparison and stores the number of plans that still differ. */
export async function endComparison(db: Db, id: number, at: Date): Promise<void> {
  await sql`update comparisons set ended_at = ${at}, differ =
      (select count(*) from subscriptions where mode = 0 and differs_since is not null)
    where id = ${id} and ended_at is null`.execute(db)
}

/** Returns the ids of listed plans that are ours and differ from their last reading; marks the others as seen. */
export async function findChanged(db: Db, plans: PlanFacts[], at: Date): Promise<Set<string>> {
  const providerPlans = sql`jsonb_to_recordset(${JSON.stringify(plans)}::jsonb)
    as given (id text, "customerId" text, word text, cancels boolean, "periodEnd" timestamptz)`
  const same = sql`s.provider_subscription = given.id and s.seen_status = given.word
    and s.seen_cancels = given.cancels and s.seen_period_end = given."periodEnd" and s.differs_since is null`
  await sql`update subscriptions s set seen_at = ${at} from ${providerPlans} where ${same}`.execute(db)
  const { rows } = await sql<{ id: string }>`select given.id from ${providerPlans}
    join billing_customers c on c.customer_id = given."customerId" and c.user_id is not null
    where given.word <> 'incomplete' and not exists (select 1 from subscriptions s where ${same})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Paid plans of ours that this comparison has not seen in the provider's list. */
export async function findUnlisted(db: Db, since: Date, { above, most }: { above: number; most: number }) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('mode', '=', sql.lit(0))
    .where('is_collected', '=', true)
    .where('provider_subscription', 'is not', null)
    .where((eb) => eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', since)]))
    .where('user_id', '>', above)
    .orderBy('user_id')
    .limit(most)
    .execute()
}

/** Marks a subscription that no longer exists at the provider. */
export async function noteGone(db: Db, userId: number, at: Date): Promise<void> {
  await sql`update subscriptions set seen_status = 'gone', seen_cancels = false, seen_at = ${at},
      differs_since = coalesce(differs_since, ${at}) where user_id = ${userId}`.execute(db)
}

/** Ends the difference of a plan that no longer exists at the provider, in the status that it has from now on. */
export async function endDifference(tx: Db, userId: number, status: 'canceled' | 'expired'): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({
      status,
      access_ends_at: null,
      problem: null,
      is_collected: false,
      next_amount: null,
      next_at: null,
      differs_since: null,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Marks a subscription whose state at the provider can't be read. */
export async function noteUnread(db: Db, subscriptionId: string, at: Date): Promise<void> {
  await sql`update subscriptions set seen_at = ${at}, differs_since = coalesce(differs_since, ${at})
    where provider_subscription = ${subscriptionId}`.execute(db)
}

export function findLastComparison(db: Db): Promise<Rows['comparisons'] | undefined> {
  return db.selectFrom('comparisons').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}
