import type { RewardSettings } from '@kasama/contract/learning/desk/redemptions.api'
import { defaultVoucherCents } from '@kasama/contract/learning/progress/progress.rules'

import type { Db } from '#platform/database/db'
import { findSetting, lockSetting, storeSetting } from '#platform/settings/settings.queries'

const key = 'voucher_for_credits'
/** The default until the provider has chosen a shop: a gift voucher of the specification's amount. */
const unchanged: RewardSettings = { merchant: null, amount_cents: defaultVoucherCents }

function voucherWith(changed: Partial<RewardSettings> = {}): RewardSettings {
  const { merchant, amount_cents } = { ...unchanged, ...changed }
  return { merchant, amount_cents }
}

/** The voucher that six credits buy. */
export const findVoucher = async (db: Db) => voucherWith(await findSetting<RewardSettings>(db, key))

/** The same; its row is locked until the transaction ends. */
export const lockVoucher = async (tx: Db) => voucherWith(await lockSetting<RewardSettings>(tx, key))

export const storeRewardSettings = (db: Db, voucher: RewardSettings): Promise<void> => storeSetting(db, key, voucher)
