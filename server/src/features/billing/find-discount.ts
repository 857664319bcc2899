import type { Discount } from '@kasama/contract/billing.rules'
import type { Deps } from '../../deps'
import type { Db } from '../../platform/database/db'
import { fail } from '../../platform/http/errors'
import { findVoucher, isVoucherLeft } from './billing.queries'

const unknown = (code: string) => fail('coupon_unknown', { field: 'voucher', values: { code } })

/** A coupon by its code in capitals; the error shows the code as typed. */
export async function findCoupon({ db, now }: Deps, code: string) {
  return (await findVoucher(db, { code: code.toUpperCase(), kind: 'coupon', now: now() })) ?? unknown(code)
}

/** A promotion code, exactly as typed. */
export async function findPromotionCode({ db, now }: Deps, code: string) {
  return (await findVoucher(db, { code, kind: 'promotion_code', now: now() })) ?? unknown(code)
}

/** Throws coupon_unknown where a voucher is not good for the order that was just opened with it. */
export async function requireVoucherLeft(tx: Db, code: string, userId: number): Promise<void> {
  if (!(await isVoucherLeft(tx, code, userId))) unknown(code)
}

/** The voucher of an order; one that ended in the meantime is refused rather than dropped in silence. */
export async function findDiscount(
  deps: Deps,
  order: { coupon_code?: string | null; promotion_code?: string | null },
): Promise<(Discount & { code: string }) | null> {
  if (order.coupon_code) return findCoupon(deps, order.coupon_code)
  return order.promotion_code ? findPromotionCode(deps, order.promotion_code) : null
}
