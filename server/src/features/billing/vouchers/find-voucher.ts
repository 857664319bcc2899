import type { Deps } from '../../../deps'
import { fail } from '../../../platform/http/errors'
import type { VoucherFacts } from '../../../ports/payments/payments'
import type { Caller, Order } from '../attempts/order'

const unknown = (code: string) => fail('coupon_unknown', { field: 'voucher', values: { code } })

/** A coupon by its code in capitals; the error shows the code as typed. */
export async function findCoupon({ payments }: Deps, code: string): Promise<VoucherFacts> {
  return (await payments.findCoupon(code.toUpperCase())) ?? unknown(code)
}

/** A promotion code, as typed. */
export async function findPromotionCode({ payments }: Deps, code: string): Promise<VoucherFacts> {
  return (await payments.findPromotionCode(code)) ?? unknown(code)
}

/**
 * The voucher of an order; one that ended in the meantime is refused rather than dropped in silence. A code that comes
 * with an order is a guess like any other.
 */
export async function voucherOf(deps: Deps, { user, address }: Caller, order: Order) {
  const { coupon_code: coupon, promotion_code: promotion } = order
  if (coupon || promotion) await deps.limits.count('voucher', { address, userId: user.id })
  if (coupon) return { kind: 'coupon' as const, ...(await findCoupon(deps, coupon)) }
  return promotion ? { kind: 'promotion_code' as const, ...(await findPromotionCode(deps, promotion)) } : null
}
