import type { Voucher } from '@kasama/contract/learning/desk/redemptions.api'
import { usualVoucherCents } from '@kasama/contract/learning/progress/progress.rules'

import type { Db } from '#platform/database/db'
import { findSetting, keepSetting, lockSetting } from '#platform/settings/settings.queries'

const key = 'voucher_for_credits'
/** The default until the provider has chosen a shop: a gift voucher of the specification's amount. */
const unchanged: Voucher = { merchant: null, amount_cents: usualVoucherCents }

function voucherWith(changed: Partial<Voucher> = {}): Voucher {
  const { merchant, amount_cents } = { ...unchanged, ...changed }
  return { merchant, amount_cents }
}

/** The voucher that six credits buy. */
export const findVoucher = async (db: Db) => voucherWith(await findSetting<Voucher>(db, key))

/** The same; its row is locked until the transaction ends. */
export const lockVoucher = async (tx: Db) => voucherWith(await lockSetting<Voucher>(tx, key))

export const keepVoucher = (db: Db, voucher: Voucher): Promise<void> => keepSetting(db, key, voucher)
