import type { RewardSettings } from '@kasama/contract/learning/desk/redemptions.api'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { versionOf } from '#platform/version'
import { findVoucher, lockVoucher, storeRewardSettings } from '../vouchers/voucher.queries'

/** The voucher that six credits buy, with the version for its form. */
export async function showVoucher({ db }: Pick<Deps, 'db'>) {
  const voucher = await findVoucher(db)
  return { ...voucher, version: versionOf(voucher) }
}

type VoucherChange = RewardSettings & { version: string }

/** Changes the voucher; existing orders keep theirs. Refused if it has changed since `version`. */
export async function changeVoucher(deps: Deps, admin: Pick<User, 'id'>, { version, ...after }: VoucherChange) {
  const about = { kind: 'setting', id: 'voucher', orgId: null } as const
  await deps.db.transaction().execute(async (tx) => {
    const previous = await lockVoucher(tx)
    if (versionOf(previous) !== version) fail('changed_meanwhile')
    await storeRewardSettings(tx, after)
    await audit(tx, { at: deps.now(), userId: admin.id, action: 'voucher_changed', about, before: previous, after })
  })
  return showVoucher(deps)
}
