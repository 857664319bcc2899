import { voucherDollars } from '@kasama/contract/progress.rules'
import type { Voucher } from '@kasama/contract/rewards.api'
import type { Db } from '../../../platform/database/db'

const key = 'voucher_for_credits'
/** Until the provider has chosen a shop: a gift voucher, of the amount that the specification names. */
const unchanged: Voucher = { merchant: null, amount_cents: voucherDollars * 100 }

/** What six credits give. */
export async function findVoucher(db: Db): Promise<Voucher> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  const { merchant, amount_cents } = { ...unchanged, ...(row?.value as Partial<Voucher> | undefined) }
  return { merchant, amount_cents }
}

export async function keepVoucher(db: Db, voucher: Voucher): Promise<void> {
  const value = JSON.stringify(voucher)
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}
