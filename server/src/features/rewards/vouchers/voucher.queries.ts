import type { Voucher } from '@kasama/contract/desk/money/redemptions.api'
import { usualVoucherCents } from '@kasama/contract/progress.rules'

import type { Db } from '../../../platform/database/db'
import { findSetting, holdSetting, keepSetting } from '../../../platform/settings/settings.queries'

const key = 'voucher_for_credits'
/** Until the provider has chosen a shop: a gift voucher, of the amount that the specification names. */
const unchanged: Voucher = { merchant: null, amount_cents: usualVoucherCents }

function voucherWith(changed: Partial<Voucher> = {}): Voucher {
  const { merchant, amount_cents } = { ...unchanged, ...changed }
  return { merchant, amount_cents }
}

/** What six credits give. */
export const findVoucher = async (db: Db) => voucherWith(await findSetting<Voucher>(db, key))

/** The same, which nobody else changes until the transaction ends. */
export const holdVoucher = async (tx: Db) => voucherWith(await holdSetting<Voucher>(tx, key))

export const keepVoucher = (db: Db, voucher: Voucher): Promise<void> => keepSetting(db, key, voucher)
