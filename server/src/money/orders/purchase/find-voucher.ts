import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { VoucherFacts } from '#platform/ports/payments/payments'
import { hasUsedVoucher } from '../../payment/attempts/attempt.queries'
import type { Caller, Order } from '../order'

export type VoucherOfOrder = VoucherFacts & { kind: 'coupon' | 'promotion_code' }
type Codes = Pick<Order, 'coupon_code' | 'promotion_code'>

const unknown = (code: string) => fail('coupon_unknown', { field: 'voucher', values: { code } })

/** Returns the voucher; refuses one that the account has already used, or that is not valid yet. */
async function requireUsable({ db, now }: Deps, userId: number, code: string, found: VoucherFacts | null) {
  if (!found || (found.startsAt !== null && found.startsAt > now())) return unknown(code)
  return (await hasUsedVoucher(db, userId, found.id)) ? unknown(code) : found
}

/** A coupon by its code, which is uppercase; the error shows the code as typed. */
export async function findCoupon(deps: Deps, userId: number, code: string): Promise<VoucherFacts> {
  return requireUsable(deps, userId, code, await deps.payments.findCoupon(code.toUpperCase()))
}

/** A promotion code, as typed. */
export async function findPromotionCode(deps: Deps, userId: number, code: string): Promise<VoucherFacts> {
  return requireUsable(deps, userId, code, await deps.payments.findPromotionCode(code))
}

/**
 * Returns the voucher of an order; one that has expired or is for another plan is refused, not ignored. A code in an
 * order counts against the limit of guesses.
 */
export async function voucherOf(
  deps: Deps,
  { user, address }: Caller,
  { planId, ...codes }: Codes & { planId: number },
): Promise<VoucherOfOrder | null> {
  const { coupon_code: coupon, promotion_code: promotion } = codes
  const code = coupon || promotion
  if (!code) return null
  await deps.limits.count('voucher', { address, userId: user.id })
  const found = await (coupon ? findCoupon : findPromotionCode)(deps, user.id, code)
  if (found.plans && !found.plans.includes(planId)) return unknown(code)
  return { kind: coupon ? 'coupon' : 'promotion_code', ...found }
}
