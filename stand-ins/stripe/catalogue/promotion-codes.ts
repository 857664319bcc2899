import type Stripe from 'stripe'
import { page, pagingOverTime } from '../protocol/list'
import { idOf, mergeFields, mergeMetadata, orNull } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { boolean, group, integer, metadata, oneOf, required, text } from '../protocol/shapes'
import { randomText } from '../state/ids'
import type { World } from '../state/world'
import { needCoupon } from './coupons'

async function create(world: World, given: Stripe.PromotionCodeCreateParams): Promise<Stripe.PromotionCode> {
  const coupon = await needCoupon(world, given.promotion.coupon ?? '', 'promotion[coupon]')
  if (given.customer) await world.need('customer', given.customer, 'customer')
  const code = (given.code ?? randomText(8)).toUpperCase()
  if ((await world.all('promotion_code', { code, active: 'true' })).length > 0) {
    throw invalid(`An active promotion code with code ${code} already exists.`, {
      code: 'resource_already_exists',
      param: 'code',
    })
  }
  const promotionCode = world.add<'promotion_code'>({
    id: world.newId('promotion_code'),
    object: 'promotion_code',
    active: given.active ?? true,
    code,
    created: world.now,
    customer: orNull(given.customer),
    customer_account: null,
    expires_at: orNull(given.expires_at),
    livemode: false,
    max_redemptions: orNull(given.max_redemptions),
    metadata: mergeMetadata(null, given.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: given.restrictions?.first_time_transaction ?? false,
      minimum_amount: orNull(given.restrictions?.minimum_amount),
      minimum_amount_currency: orNull(given.restrictions?.minimum_amount_currency),
    },
    times_redeemed: 0,
  })
  world.tell('promotion_code.created', promotionCode)
  return promotionCode
}

async function update(
  world: World,
  given: Stripe.PromotionCodeUpdateParams,
  id: string,
): Promise<Stripe.PromotionCode> {
  const code = await world.need('promotion_code', id)
  mergeFields(code, given, ['active'])
  code.metadata = mergeMetadata(code.metadata, given.metadata)
  world.save(code)
  world.tell('promotion_code.updated', code)
  return code
}

/** Whether a code is active: one that has expired or is used up is not. */
export function isActive(
  world: World,
  { active, expires_at: end, max_redemptions: most, times_redeemed: times }: Stripe.PromotionCode,
): boolean {
  return active && (end === null || world.now < end) && (most === null || times < most)
}
const asItIs = (world: World, code: Stripe.PromotionCode): Stripe.PromotionCode => ({
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
    asItIs(world, await world.need('promotion_code', id)),
  ),
  route<Stripe.PromotionCodeListParams>(
    'GET /v1/promotion_codes',
    { ...pagingOverTime, active: boolean, code: text, coupon: text, customer: text },
    async (world, asked) => {
      const where = { code: asked.code?.toUpperCase(), 'promotion.coupon': asked.coupon, customer: asked.customer }
      const found = await page(world, 'promotion_code', '/v1/promotion_codes', asked, where)
      const data = found.data.map((code) => asItIs(world, code))
      return { ...found, data: data.filter(({ active }) => asked.active === undefined || active === asked.active) }
    },
  ),
]
export const couponOf = (code: Stripe.PromotionCode): string => idOf(code.promotion.coupon)
