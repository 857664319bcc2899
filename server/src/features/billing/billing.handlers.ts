import type { billingApi, Plan } from '@kasama/contract/billing.api'
import { planFeatures, plans, readPlanId, statusAt } from '@kasama/contract/billing.rules'
import type { Deps } from '../../deps'
import { fail } from '../../platform/http/errors'
import type { Handlers } from '../../platform/http/serve'
import { findSubscription } from './billing.queries'
import { findCoupon, findPromotionCode } from './find-discount'
import { subscribe } from './subscribe'

const free = { subscription_plan_id: 0, status: 'free', mode: 0, current_period_end: null }

function plan(id: string): Plan {
  const planId = readPlanId(id) ?? fail('plan_invalid')
  const found = plans[planId] ?? fail('plan_invalid')
  const price = found.cents / 100
  return {
    id: planId,
    name: found.name,
    ...(found.kind === 'monthly' ? { monthly_price: price } : { price }),
    features: found.kind === 'free' ? [] : planFeatures,
  }
}

export const billingHandlers = (deps: Deps): Handlers<typeof billingApi> => ({
  'GET /users/subscription': async ({ user }) => {
    const row = await findSubscription(deps.db, user.id)
    if (!row) return free
    const { subscription_plan_id, mode, current_period_end } = row
    const status = statusAt(row, deps.now())
    return { subscription_plan_id, status, mode, current_period_end: current_period_end.toISOString() }
  },

  'GET /subscription_plan/:id': async ({ params }) => plan(params.id),

  'POST /payment/validate_voucher': async ({ body }) => {
    const { code, percent_off, amount_off } = await findCoupon(deps, body.code)
    return { id: code, valid: true, percent_off, amount_off }
  },

  'POST /payment/retrieve_promotion': async ({ body }) => {
    const { code, percent_off, amount_off } = await findPromotionCode(deps, body.code)
    return { id: code, active: true, coupon: { percent_off, amount_off } }
  },

  'POST /payment/subscribe': ({ body, user, address }) => subscribe(deps, { user, address }, body),
})
