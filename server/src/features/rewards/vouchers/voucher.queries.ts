import type { Voucher } from '@kasama/contract/desk/money/redemptions.api'
import { usualVoucherCents } from '@kasama/contract/progress.rules'

import type { Db } from '../../../platform/database/db'
import { findSetting, keepSetting } from '../../../platform/settings/settings.queries'

const key = 'voucher_for_credits'
/** Until the provider has chosen a shop: a gift voucher, of the amount that the specification names. */
const unchanged: Voucher = { merchant: null, amount_cents: usualVoucherCents }

/** What six credits give. */
export async function findVoucher(db: Db): Promise<Voucher> {
  const { merchant, amount_cents } = { ...unchanged, ...(await findSetting<Voucher>(db, key)) }
  return { merchant, amount_cents }
}

export const keepVoucher = (db: Db, voucher: Voucher): Promise<void> => keepSetting(db, key, voucher)
