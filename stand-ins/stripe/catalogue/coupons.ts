import type Stripe from 'stripe'
import { page, pagingOverTime } from '../protocol/list'
import { mergeMetadata, orNull } from '../protocol/merge'
import { invalid, missing } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { decimal, integer, metadata, oneOf, text } from '../protocol/shapes'
import { randomText } from '../state/ids'
import type { World } from '../state/world'

function checkAmounts({
  percent_off: percent,
  amount_off: amount,
  currency,
  duration,
  duration_in_months,
}: Stripe.CouponCreateParams): void {
  if ((percent === undefined) === (amount === undefined))
    throw invalid('Must provide either percent_off or amount_off, and not both.', { code: 'parameters_exclusive' })
  if (percent !== undefined && !(percent > 0 && percent <= 100))
    throw invalid('Invalid percent_off: must be between 0 and 100', { param: 'percent_off' })
  if (amount !== undefined && amount <= 0) throw invalid('Invalid positive integer', { param: 'amount_off' })
  if (amount !== undefined && !currency) throw invalid('Must provide currency with amount_off.', { param: 'currency' })
  if ((duration === 'repeating') !== (duration_in_months !== undefined))
    throw invalid('duration_in_months goes with the duration repeating.', { param: 'duration_in_months' })
}

/** Whether a coupon can still be redeemed, calculated at every read. */
export function isValid(
  world: World,
  { redeem_by: redeemBy, max_redemptions: maxRedemptions, times_redeemed: redemptions }: Stripe.Coupon,
): boolean {
  return (redeemBy === null || world.now < redeemBy) && (maxRedemptions === null || redemptions < maxRedemptions)
}

/** Returns a coupon; throws if it is missing or deleted. */
export async function needCoupon(world: World, id: string, param?: string): Promise<Stripe.Coupon> {
  const coupon = await world.find('coupon', id)
  if (!coupon || world.hidden(id).deleted) throw missing('coupon', id, param)
  return coupon
}

async function remove(world: World, _: object, id: string): Promise<Stripe.DeletedCoupon> {
  const coupon = await needCoupon(world, id)
  world.setHidden(id, { deleted: true })
  world.emit('coupon.deleted', coupon)
  return { id, object: 'coupon', deleted: true }
}

async function create(world: World, params: Stripe.CouponCreateParams): Promise<Stripe.Coupon> {
  checkAmounts(params)
  if (params.id && (await world.find('coupon', params.id)))
    throw invalid('Coupon already exists.', { code: 'resource_already_exists' })
  const coupon = world.add<'coupon'>({
    id: params.id ?? randomText(8),
    object: 'coupon',
    amount_off: orNull(params.amount_off),
    created: world.now,
    currency: params.amount_off === undefined ? null : orNull(params.currency),
    duration: params.duration ?? 'once',
    duration_in_months: orNull(params.duration_in_months),
    livemode: false,
    max_redemptions: orNull(params.max_redemptions),
    metadata: mergeMetadata(null, params.metadata),
    name: orNull(params.name),
    percent_off: orNull(params.percent_off),
    redeem_by: orNull(params.redeem_by),
    times_redeemed: 0,
    valid: true,
  })
  coupon.valid = isValid(world, coupon)
  world.emit('coupon.created', coupon)
  return coupon
}

const withValidity = (world: World, coupon: Stripe.Coupon): Stripe.Coupon => ({
  ...coupon,
  valid: isValid(world, coupon),
})

export const couponRoutes = [
  route<Stripe.CouponCreateParams>(
    'POST /v1/coupons',
    {
      amount_off: integer,
      currency: text,
      duration: oneOf('once', 'repeating', 'forever'),
      duration_in_months: integer,
      id: text,
      max_redemptions: integer,
      metadata,
      name: text,
      percent_off: decimal,
      redeem_by: integer,
    },
    create,
  ),
  route('GET /v1/coupons/:id', {}, async (world, _, id) => withValidity(world, await needCoupon(world, id))),
  route('DELETE /v1/coupons/:id', {}, remove),
  route<Stripe.CouponListParams>('GET /v1/coupons', pagingOverTime, async (world, query) => {
    const listPage = await page(world, 'coupon', '/v1/coupons', query, {})
    const coupons = await Promise.all(listPage.data.map(({ id }) => world.find('coupon', id)))
    const existing = coupons.filter(
      (coupon) => coupon !== undefined && !world.hidden(coupon.id).deleted,
    ) as Stripe.Coupon[]
    return { ...listPage, data: existing.map((coupon) => withValidity(world, coupon)) }
  }),
]
