import type { Discount } from '@kasama/contract/money/billing.rules'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'

/** A voucher that the server knows, with the payment's field that carries it. */
export type Voucher = { typed: string; discount: Discount; sent: { coupon_code: string } | { promotion_code: string } }

/**
 * Looks a code up: as a coupon in capitals, then as a promotion code as typed; no code has blanks. Null if it is
 * neither.
 */
export async function findVoucher(typed: string): Promise<Voucher | null> {
  const code = typed.replaceAll(/\s/g, '')
  return (await findCoupon(code)) ?? (await findPromotion(code))
}

async function findCoupon(typed: string): Promise<Voucher | null> {
  const code = typed.toUpperCase()
  const coupon = await nullIfUnknown(() => request('POST /payment/validate_voucher', { body: { code } }))
  return coupon?.valid ? { typed, discount: coupon, sent: { coupon_code: code } } : null
}

async function findPromotion(typed: string): Promise<Voucher | null> {
  const promotion = await nullIfUnknown(() => request('POST /payment/retrieve_promotion', { body: { code: typed } }))
  return promotion?.active ? { typed, discount: promotion.coupon, sent: { promotion_code: promotion.id } } : null
}

export const isUnknown = (error: unknown) => error instanceof RequestError && error.code === 'coupon_unknown'

async function nullIfUnknown<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find()
  } catch (error) {
    if (isUnknown(error)) return null
    throw error
  }
}
