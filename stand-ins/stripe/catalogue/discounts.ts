import type Stripe from 'stripe'
import { addMonths } from '../money/periods'
import { idOf } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { group, list, text } from '../protocol/shapes'
import type { World } from '../state/world'
import { isValid, needCoupon } from './coupons'
import { couponOf, isActive } from './promotion-codes'

type DiscountInput = { coupon?: string; promotion_code?: string; discount?: string }
export const discountsShape = list(group<DiscountInput>({ coupon: text, discount: text, promotion_code: text }))

const notRedeemable = (why: string, param: string) =>
  invalid(`This promotion code cannot be redeemed because ${why}.`, { param })

async function checkCode(
  world: World,
  code: Stripe.PromotionCode,
  customer: string,
  amount: number,
  param: string,
): Promise<void> {
  if (!isActive(world, code)) throw notRedeemable('it is expired or no longer valid', param)
  if (code.customer && code.customer !== customer) throw notRedeemable('it is limited to another customer', param)
  const { first_time_transaction: firstTime, minimum_amount: minimum } = code.restrictions
  const paid = firstTime ? await world.all('charge', { customer, status: 'succeeded' }) : []
  if (paid.length > 0) throw notRedeemable('the associated customer has prior transactions', param)
  if (minimum !== null && amount < minimum) throw notRedeemable('the amount is below its minimum', param)
}

function newDiscount(
  world: World,
  coupon: Stripe.Coupon,
  code: string | null,
  customer: string | null,
): Stripe.Discount {
  const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null
  return {
    id: world.newId('discount'),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: months === null ? null : addMonths(world.now, months),
    invoice: null,
    invoice_item: null,
    promotion_code: code,
    source: { coupon: coupon.id, type: 'coupon' },
    start: world.now,
    subscription: null,
    subscription_item: null,
  }
}

type DiscountTarget = { customer: string | null; amount: number }

async function resolveDiscount(
  world: World,
  input: DiscountInput,
  { customer, amount }: DiscountTarget,
  path: string,
): Promise<Stripe.Discount> {
  if (input.discount) return world.need('discount', input.discount, `${path}[discount]`)
  const param = `${path}[${input.promotion_code ? 'promotion_code' : 'coupon'}]`
  const code = input.promotion_code ? await world.need('promotion_code', input.promotion_code, param) : undefined
  if (code) await checkCode(world, code, customer ?? '', amount, param)
  const coupon = await needCoupon(world, code ? couponOf(code) : (input.coupon ?? ''), param)
  if (!isValid(world, coupon)) throw invalid(`Coupon expired: ${coupon.id}`, { code: 'coupon_expired', param })
  return newDiscount(world, coupon, code?.id ?? null, customer)
}

/** The requested discounts, checked but not redeemed: as a preview shows them. */
export async function resolveDiscounts(
  world: World,
  inputs: DiscountInput[] | '' | null | undefined,
  customer: string | null,
  amount: number,
): Promise<Stripe.Discount[]> {
  const discounts: Stripe.Discount[] = []
  for (const [n, input] of (inputs || []).entries())
    discounts.push(await resolveDiscount(world, input, { customer, amount }, `discounts[${n}]`))
  return discounts
}

/** Gives discounts to a subscription, which uses up their coupons and codes. */
export async function redeem(world: World, discounts: Stripe.Discount[], subscription: string): Promise<string[]> {
  for (const discount of discounts) {
    if (await world.find('discount', discount.id)) continue
    world.emit('customer.discount.created', world.add<'discount'>({ ...discount, subscription }))
    const coupon = await world.need('coupon', idOf(discount.source.coupon))
    coupon.times_redeemed++
    coupon.valid = isValid(world, coupon)
    world.save(coupon)
    world.emit('coupon.updated', coupon)
    if (discount.promotion_code) {
      const code = await world.need('promotion_code', idOf(discount.promotion_code))
      code.times_redeemed++
      world.save(code)
      world.emit('promotion_code.updated', code)
    }
  }
  return discounts.map(({ id }) => id)
}

export type AppliedDiscount = { discount: Stripe.Discount; coupon: Stripe.Coupon }

/** Discounts that still apply at a moment, with their coupons. */
export async function discountsAt(
  world: World,
  discounts: Stripe.Discount[],
  moment: number,
): Promise<AppliedDiscount[]> {
  const current = discounts.filter(({ end }) => end === null || moment < end)
  return Promise.all(
    current.map(async (discount) => ({ discount, coupon: await world.need('coupon', idOf(discount.source.coupon)) })),
  )
}

/** Drops a coupon for one payment after the first invoice, one for some months when these are over. */
export async function dropUsed(world: World, subscription: Stripe.Subscription, moment: number): Promise<void> {
  const remaining: string[] = []
  for (const id of subscription.discounts.map(idOf)) {
    const discount = await world.need('discount', id)
    const coupon = await world.need('coupon', idOf(discount.source.coupon))
    const isUsed = coupon.duration === 'once' || (discount.end !== null && discount.end <= moment)
    if (!isUsed) remaining.push(id)
    else world.emit('customer.discount.deleted', discount)
  }
  subscription.discounts = remaining
}
