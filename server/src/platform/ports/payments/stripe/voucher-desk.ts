import Stripe from 'stripe'
import type { Payments } from '../payments'
import type { DeskVoucherFacts, NewVoucherFacts } from '../voucher-calls'
import { guarded, orNullIfMissing } from './guard'
import { dateOf } from './invoice-facts'
import { seconds } from './previews'
import { ownLimits, reductionOf } from './vouchers'

type Calls = 'listVouchers' | 'findVoucher' | 'makeVoucher' | 'endVoucher'
type Page = { items: DeskVoucherFacts[]; next: string | null }

/**
 * Prefix of the coupon behind a promotion code of ours. Typed codes are looked up in capitals: nobody can use this
 * coupon by itself.
 */
const couponPrefix = 'behind_'
const pageSize = 100
/** Whether a buyer can type a coupon's id; the others belong to promotion codes. */
const isPromotionCode = (id: string) => id === id.toUpperCase()
const expand = ['data.promotion.coupon']
const orDate = (at: number | null) => (at === null ? null : dateOf(at))
const earliest = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b))

function couponFacts(coupon: Stripe.Coupon): DeskVoucherFacts {
  const { id, times_redeemed, metadata } = coupon
  return {
    id,
    kind: 'coupon',
    code: id,
    ...reductionOf(coupon),
    used: times_redeemed,
    limit: coupon.max_redemptions,
    endsAt: orDate(coupon.redeem_by),
    minimum: null,
    firstTime: false,
    isValid: coupon.valid,
    createdAt: dateOf(coupon.created),
    ...ownLimits(metadata),
  }
}

function codeFacts(code: Stripe.PromotionCode): DeskVoucherFacts | null {
  const { coupon } = code.promotion
  if (typeof coupon !== 'object' || coupon === null) return null
  const { restrictions, metadata } = code
  return {
    ...couponFacts(coupon),
    id: code.id,
    kind: 'promotion_code',
    code: code.code,
    used: code.times_redeemed,
    limit: code.max_redemptions,
    endsAt: orDate(earliest(code.expires_at, coupon.redeem_by)),
    minimum: restrictions.minimum_amount,
    firstTime: restrictions.first_time_transaction,
    isValid: code.active && coupon.valid,
    createdAt: dateOf(code.created),
    ...ownLimits(metadata),
  }
}

const isPresent = <T>(value: T | null): value is T => value !== null

async function listCodes(stripe: Stripe, request: Parameters<Payments['listVouchers']>[0]): Promise<Page> {
  const { after, limit, isValid, code } = request
  const paging = { limit, ...(after && { starting_after: after }) }
  const conditions = { ...(code && { code }), ...(isValid !== null && { active: isValid }) }
  const { data, has_more } = await stripe.promotionCodes.list({ ...paging, ...conditions, expand })
  const items = data.map(codeFacts).filter(isPresent)
  return { items, next: has_more ? (data.at(-1)?.id ?? null) : 'coupons' }
}

async function listCoupons(stripe: Stripe, request: Parameters<Payments['listVouchers']>[0]): Promise<Page> {
  const { after, limit, isValid, code } = request
  const isOurs = ({ id, valid }: Stripe.Coupon) => isPromotionCode(id) && (isValid === null || valid === isValid)
  if (code !== null) {
    const coupon = await orNullIfMissing(() => stripe.coupons.retrieve(code))
    return { items: coupon && isOurs(coupon) ? [couponFacts(coupon)] : [], next: null }
  }
  // Many coupons may belong to promotion codes, so a full page is read.
  const paging = { limit: pageSize, ...(after && after !== 'coupons' && { starting_after: after }) }
  const { data, has_more } = await stripe.coupons.list(paging)
  const ours = data.filter(isOurs)
  const items = ours.slice(0, limit)
  const last = ours.length > limit ? items.at(-1) : has_more ? data.at(-1) : undefined
  return { items: items.map(couponFacts), next: last?.id ?? null }
}

/** Lists vouchers: promotion codes, whose ids have this prefix, and after their end the coupons. */
async function listVouchers(stripe: Stripe, request: Parameters<Payments['listVouchers']>[0]): Promise<Page> {
  const isCode = request.after === null || request.after.startsWith('promo_')
  const page = await (isCode ? listCodes : listCoupons)(stripe, request)
  const remaining = request.limit - page.items.length
  if (page.next === null || remaining === 0) return page
  const nextPage = await listVouchers(stripe, { ...request, after: page.next, limit: remaining })
  return { items: [...page.items, ...nextPage.items], next: nextPage.next }
}

async function findVoucher(stripe: Stripe, id: string): Promise<DeskVoucherFacts | null> {
  if (id.startsWith('promo_')) {
    const code = await orNullIfMissing(() => stripe.promotionCodes.retrieve(id, { expand: ['promotion.coupon'] }))
    return code && codeFacts(code)
  }
  const coupon = isPromotionCode(id) ? await orNullIfMissing(() => stripe.coupons.retrieve(id)) : null
  return coupon && couponFacts(coupon)
}

const isDuplicate = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'resource_already_exists' || /already exists/.test(error.message))

/** Makes it; after an error, looks for it, since it may have been made all the same. */
async function madeOnce<T>(make: () => Promise<T>, find: () => Promise<T | null | undefined>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    const existing = await find().catch(() => null)
    if (existing) return existing
    throw error
  }
}

function makeCoupon(stripe: Stripe, voucher: NewVoucherFacts, key: string): Promise<Stripe.Coupon> {
  const { code, percentOff, amountOff, duration, months } = voucher
  const id = `${couponPrefix}${key}`
  const params: Stripe.CouponCreateParams = {
    id,
    name: code,
    duration,
    ...(months && { duration_in_months: months }),
    ...(percentOff !== null ? { percent_off: percentOff } : { amount_off: amountOff ?? 0, currency: 'sgd' }),
  }
  return madeOnce(
    () => stripe.coupons.create(params, { idempotencyKey: `${key}_coupon` }),
    () => orNullIfMissing(() => stripe.coupons.retrieve(id)),
  )
}

async function makeVoucher(stripe: Stripe, voucher: NewVoucherFacts, key: string): Promise<DeskVoucherFacts | null> {
  const { code, plans, limit, startsAt, endsAt, minimum, firstTime } = voucher
  const coupon = await makeCoupon(stripe, voucher, key)
  const params: Stripe.PromotionCodeCreateParams = {
    code,
    promotion: { type: 'coupon', coupon: coupon.id },
    metadata: {
      ...(plans && { plans: plans.join(',') }),
      ...(startsAt && { starts: startsAt.toISOString() }),
    },
    ...(limit && { max_redemptions: limit }),
    ...(endsAt && { expires_at: seconds(endsAt) }),
    restrictions: {
      first_time_transaction: firstTime,
      ...(minimum && { minimum_amount: minimum, minimum_amount_currency: 'sgd' }),
    },
  }
  try {
    const promotionCode = await madeOnce<Stripe.PromotionCode>(
      () => stripe.promotionCodes.create(params, { idempotencyKey: `${key}_code` }),
      async () => (await stripe.promotionCodes.list({ coupon: coupon.id, limit: 1 })).data[0],
    )
    return codeFacts({ ...promotionCode, promotion: { type: 'coupon', coupon } })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    await orNullIfMissing(() => stripe.coupons.del(coupon.id))
    return null
  }
}

async function endVoucher(stripe: Stripe, id: string): Promise<void> {
  if (id.startsWith('promo_')) await stripe.promotionCodes.update(id, { active: false })
  // A coupon can't be switched off, so it is deleted; customers who have used it keep its reduction.
  else await orNullIfMissing(() => stripe.coupons.del(id))
}

/** Vouchers as the desk makes, lists and ends them. */
export function voucherDesk(stripe: Stripe): Pick<Payments, Calls> {
  return {
    listVouchers: (request) => guarded(() => orNullIfMissing(() => listVouchers(stripe, request))),
    findVoucher: (id) => guarded(() => findVoucher(stripe, id)),
    makeVoucher: (voucher, key) => guarded(() => makeVoucher(stripe, voucher, key)),
    endVoucher: (id) => guarded(() => endVoucher(stripe, id)),
  }
}
