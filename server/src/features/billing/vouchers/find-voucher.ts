import type { Deps } from '../../../deps'
import { fail } from '../../../platform/http/errors'
import type { VoucherFacts } from '../../../ports/payments/payments'
import type { Caller, Order } from '../attempts/order'
import { hasUsedVoucher } from '../billing.queries'

export type VoucherOfOrder = VoucherFacts & { kind: 'coupon' | 'promotion_code' }
type Codes = Pick<Order, 'coupon_code' | 'promotion_code'>

const unknown = (code: string) => fail('coupon_unknown', { field: 'voucher', values: { code } })

/** What an account has paid with once is no voucher for it any more. */
async function unlessUsed({ db }: Deps, userId: number, code: string, found: VoucherFacts | null) {
  return found && !(await hasUsedVoucher(db, userId, found.id)) ? found : unknown(code)
}

/** A coupon by its code in capitals; the error shows the code as typed. */
export async function findCoupon(deps: Deps, userId: number, code: string): Promise<VoucherFacts> {
  return unlessUsed(deps, userId, code, await deps.payments.findCoupon(code.toUpperCase()))
}

/** A promotion code, as typed. */
export async function findPromotionCode(deps: Deps, userId: number, code: string): Promise<VoucherFacts> {
  return unlessUsed(deps, userId, code, await deps.payments.findPromotionCode(code))
}

/**
 * The voucher of an order; one that ended in the meantime is refused rather than dropped in silence. A code that comes
 * with an order is a guess like any other.
 */
export async function voucherOf(deps: Deps, { user, address }: Caller, codes: Codes): Promise<VoucherOfOrder | null> {
  const { coupon_code: coupon, promotion_code: promotion } = codes
  if (coupon || promotion) await deps.limits.count('voucher', { address, userId: user.id })
  if (coupon) return { kind: 'coupon', ...(await findCoupon(deps, user.id, coupon)) }
  return promotion ? { kind: 'promotion_code', ...(await findPromotionCode(deps, user.id, promotion)) } : null
}
