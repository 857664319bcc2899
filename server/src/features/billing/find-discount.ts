import type { Discount } from '@kasama/contract/billing.rules'
import type { Deps } from '../../deps'
import { fail } from '../../platform/http/errors'
import { findVoucher } from './billing.queries'

const unknown = (code: string) => fail('coupon_unknown', { field: 'voucher', values: { code } })

/** A coupon by its code in capitals; the error shows the code as typed. */
export async function findCoupon({ db, now }: Deps, code: string) {
  return (await findVoucher(db, { code: code.toUpperCase(), kind: 'coupon', now: now() })) ?? unknown(code)
}

/** A promotion code, exactly as typed. */
export async function findPromotionCode({ db, now }: Deps, code: string) {
  return (await findVoucher(db, { code, kind: 'promotion_code', now: now() })) ?? unknown(code)
}

/** The discount of an order; a voucher that ended in the meantime is refused rather than dropped in silence. */
export async function findDiscount(
  deps: Deps,
  order: { coupon_code?: string | null; promotion_code?: string | null },
): Promise<Discount | null> {
  if (order.coupon_code) return findCoupon(deps, order.coupon_code)
  return order.promotion_code ? findPromotionCode(deps, order.promotion_code) : null
}
