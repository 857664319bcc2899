import type { Db, Rows } from '../../platform/database/db'

export function findSubscription(db: Db, userId: number): Promise<Rows['subscriptions'] | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export function findVoucher(
  db: Db,
  voucher: { code: string; kind: 'coupon' | 'promotion_code'; now: Date },
): Promise<Rows['vouchers'] | undefined> {
  return db
    .selectFrom('vouchers')
    .selectAll()
    .where('code', '=', voucher.code)
    .where('kind', '=', voucher.kind)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', voucher.now)]))
    .where((eb) =>
      eb.or([
        eb('max_redemptions', 'is', null),
        eb(
          'max_redemptions',
          '>',
          eb
            .selectFrom('payment_attempts')
            .select(({ fn }) => fn.countAll<number>().as('uses'))
            .whereRef('voucher_code', '=', 'vouchers.code')
            .where('status', 'in', ['open', 'succeeded']),
        ),
      ]),
    )
    .executeTakeFirst()
}

/**
 * Whether a voucher's limit of uses covers all orders with it, the one just opened included. Locks the voucher's row until the
 * transaction ends, so that its last use is given once; `no key` lets other orders refer to the voucher meanwhile.
 */
export async function isVoucherLeft(tx: Db, code: string, userId: number): Promise<boolean> {
  const voucher = await tx
    .selectFrom('vouchers')
    .select('max_redemptions')
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { uses, own } = await tx
    .selectFrom('payment_attempts')
    .select(({ fn }) => [
      fn.countAll<number>().as('uses'),
      fn.countAll<number>().filterWhere('user_id', '=', userId).as('own'),
    ])
    .where('voucher_code', '=', code)
    .where('status', 'in', ['open', 'succeeded'])
    .executeTakeFirstOrThrow()
  const most = voucher?.max_redemptions ?? Number.POSITIVE_INFINITY
  return voucher !== undefined && Number(uses) <= most && Number(own) === 1
}

export async function findEmail(db: Db, userId: number): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return email ?? ''
}

/** Opens a payment attempt; the database lets one account have one, and names the constraint where it has. */
export async function openAttempt(
  db: Db,
  attempt: { userId: number; planId: number; amount: number; voucher: string | null; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('payment_attempts')
    .values({
      user_id: attempt.userId,
      subscription_plan_id: attempt.planId,
      amount: attempt.amount,
      voucher_code: attempt.voucher,
      status: 'open',
      created_at: attempt.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Attempts whose process died before it could close them stop being open after a while. */
export async function failStaleAttempts(db: Db, userId: number, openedBefore: Date, at: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ status: 'failed', error_code: 'abandoned', ended_at: at })
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('created_at', '<', openedBefore)
    .execute()
}

export function findOpenAttempt(db: Db, userId: number) {
  return db
    .selectFrom('payment_attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

export async function closeAttempt(
  db: Db,
  id: number,
  end: { status: 'succeeded' | 'failed'; reference?: string; errorCode?: string; at: Date },
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({
      status: end.status,
      provider_reference: end.reference ?? null,
      error_code: end.errorCode ?? null,
      ended_at: end.at,
    })
    .where('id', '=', id)
    .execute()
}

export async function startSubscription(
  db: Db,
  subscription: { userId: number; planId: number; from: Date; to: Date; mode?: number; reference?: string },
): Promise<void> {
  const values = {
    subscription_plan_id: subscription.planId,
    status: 'active',
    mode: subscription.mode ?? 0,
    current_period_start: subscription.from,
    current_period_end: subscription.to,
    provider_reference: subscription.reference ?? null,
  }
  await db
    .insertInto('subscriptions')
    .values({ user_id: subscription.userId, ...values })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(values))
    .execute()
}
