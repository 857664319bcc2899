import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

export function findSubscription(db: Db, userId: number): Promise<Rows['subscriptions'] | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function findEmail(db: Db, userId: number): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return email ?? ''
}

/** Grants a plan without payment: organisations are invoiced. */
export async function grantPlan(
  db: Db,
  plan: { userId: number; planId: number; from: Date; to: Date; mode?: number },
): Promise<void> {
  const values = {
    subscription_plan_id: plan.planId,
    status: 'active',
    mode: plan.mode ?? 0,
    current_period_start: plan.from,
    current_period_end: plan.to,
  }
  await db
    .insertInto('subscriptions')
    .values({ user_id: plan.userId, ...values })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(values))
    .execute()
}

/** Cancels a granted plan or resumes it; false if it was so before. */
export async function setGrantedStatus(db: Db, userId: number, status: 'active' | 'canceled'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ status })
    .where('user_id', '=', userId)
    .where('status', '!=', status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function lockSubscription(tx: Db, userId: number): Promise<Rows['subscriptions'] | undefined> {
  return tx.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()
}

/** Sets the end of an agency's contract, which is also the end of its access. */
export async function setContractEnd(tx: Db, userId: number, until: Date): Promise<void> {
  await sql`update subscriptions set current_period_end = ${until}, access_ends_at = null,
    status = case when status = 'expired' then 'active' else status end where user_id = ${userId} and mode = 1`.execute(
    tx,
  )
}

/** Extends access alone; the paid period stays as it is at the provider. */
export async function giveAccess(tx: Db, userId: number, until: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ access_ends_at: until, extended_until: until })
    .where('user_id', '=', userId)
    .execute()
}
