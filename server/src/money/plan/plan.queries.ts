import type { Db, Rows } from '#platform/database/db'

export function findSubscription(db: Db, userId: number): Promise<Rows['subscriptions'] | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function findEmail(db: Db, userId: number): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return email ?? ''
}

export async function hasUsedVoucher(db: Db, userId: number, voucherId: string): Promise<boolean> {
  const used = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('voucher_id', '=', voucherId)
    .where('state', '=', 'settled')
    .executeTakeFirst()
  return used !== undefined
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

/** Cancels a granted plan or resumes it. */
export async function setGrantedStatus(db: Db, userId: number, status: 'active' | 'canceled'): Promise<void> {
  await db.updateTable('subscriptions').set({ status }).where('user_id', '=', userId).execute()
}
