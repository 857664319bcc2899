import type Stripe from 'stripe'
import { page, pagingOverTime } from '../protocol/list'
import { idOf, mergeFields, mergeMetadata, orNull } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { boolean, group, integer, metadata, oneOf, required, text } from '../protocol/shapes'
import { randomText } from '../state/ids'
import type { World } from '../state/world'
import { needCoupon } from './coupons'

async function create(world: World, params: Stripe.PromotionCodeCreateParams): Promise<Stripe.PromotionCode> {
  const coupon = await needCoupon(world, params.promotion.coupon ?? '', 'promotion[coupon]')
  if (params.customer) await world.need('customer', params.customer, 'customer')
  const code = (params.code ?? randomText(8)).toUpperCase()
  if ((await world.all('promotion_code', { code, active: 'true' })).length > 0) {
    throw invalid(`An active promotion code with code ${code} already exists.`, {
      code: 'resource_already_exists',
      param: 'code',
    })
  }
  const promotionCode = world.add<'promotion_code'>({
    id: world.newId('promotion_code'),
    object: 'promotion_code',
    active: params.active ?? true,
    code,
    created: world.now,
    customer: orNull(params.customer),
    customer_account: null,
    expires_at: orNull(params.expires_at),
    livemode: false,
    max_redemptions: orNull(params.max_redemptions),
    metadata: mergeMetadata(null, params.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: params.restrictions?.first_time_transaction ?? false,
      minimum_amount: orNull(params.restrictions?.minimum_amount),
      minimum_amount_currency: orNull(params.restrictions?.minimum_amount_currency),
    },
    times_redeemed: 0,
  })
  world.emit('promotion_code.created', promotionCode)
  return promotionCode
}

async function update(
  world: World,
  params: Stripe.PromotionCodeUpdateParams,
  id: string,
): Promise<Stripe.PromotionCode> {
  const code = await world.need('promotion_code', id)
  mergeFields(code, params, ['active'])
  code.metadata = mergeMetadata(code.metadata, params.metadata)
  world.save(code)
  world.emit('promotion_code.updated', code)
  return code
}

/** Whether a code is active: one that has expired or is used up is not. */
export function isActive(
  world: World,
  { active, expires_at: expiresAt, max_redemptions: maxRedemptions, times_redeemed: redemptions }: Stripe.PromotionCode,
): boolean {
  return (
    active && (expiresAt === null || world.now < expiresAt) && (maxRedemptions === null || redemptions < maxRedemptions)
  )
}
const withActivity = (world: World, code: Stripe.PromotionCode): Stripe.PromotionCode => ({
  ...code,
  active: isActive(world, code),
})

export const promotionCodeRoutes = [
  route<Stripe.PromotionCodeCreateParams>(
    'POST /v1/promotion_codes',
    {
      active: boolean,
      code: text,
      customer: text,
      expires_at: integer,
      max_redemptions: integer,
      metadata,
      promotion: required(
        group<Stripe.PromotionCodeCreateParams.Promotion>({ coupon: required(text), type: required(oneOf('coupon')) }),
      ),
      restrictions: group<Stripe.PromotionCodeCreateParams.Restrictions>({
        first_time_transaction: boolean,
        minimum_amount: integer,
        minimum_amount_currency: text,
      }),
    },
    create,
  ),
  route<Stripe.PromotionCodeUpdateParams>('POST /v1/promotion_codes/:id', { active: boolean, metadata }, update),
  route('GET /v1/promotion_codes/:id', {}, async (world, _, id) =>
    withActivity(world, await world.need('promotion_code', id)),
  ),
  route<Stripe.PromotionCodeListParams>(
    'GET /v1/promotion_codes',
    { ...pagingOverTime, active: boolean, code: text, coupon: text, customer: text },
    async (world, query) => {
      const filter = { code: query.code?.toUpperCase(), 'promotion.coupon': query.coupon, customer: query.customer }
      const listPage = await page(world, 'promotion_code', '/v1/promotion_codes', query, filter)
      const data = listPage.data.map((code) => withActivity(world, code))
      return { ...listPage, data: data.filter(({ active }) => query.active === undefined || active === query.active) }
    },
  ),
]
export const couponOf = (code: Stripe.PromotionCode): string => idOf(code.promotion.coupon)
