import type { Voucher } from '@kasama/contract/desk/money/redemptions.api'
import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { findVoucher, keepVoucher } from '../vouchers/voucher.queries'

/** Changes what six credits give; orders keep what they were made with. */
export function changeVoucher({ db, now }: Deps, admin: Pick<User, 'id'>, voucher: Voucher): Promise<Voucher> {
  const about = { kind: 'setting', id: 'voucher', orgId: null } as const
  return db.transaction().execute(async (tx) => {
    const before = await findVoucher(tx)
    await keepVoucher(tx, voucher)
    await audit(tx, { at: now(), userId: admin.id, action: 'voucher_changed', about, before, after: voucher })
    return findVoucher(tx)
  })
}
