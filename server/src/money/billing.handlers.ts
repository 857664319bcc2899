import type { billingApi, Plan } from '@kasama/contract/money/billing.api'
import { parsePlanId, planFeatures, plans } from '@kasama/contract/money/billing.rules'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { cancelPlan, resumePlan } from './orders/changes/cancel-plan'
import { changeCard } from './orders/changes/change-card'
import { previewSwitch, switchPlan } from './orders/changes/switch-plan'
import { changeContact, showContact } from './orders/contact'
import { findCoupon, findPromotionCode } from './orders/purchase/find-voucher'
import { previewPurchase } from './orders/purchase/preview-purchase'
import { subscribe } from './orders/purchase/subscribe'
import { refreshPayment } from './orders/refresh-payment'
import { callProvider } from './payment/attempts/call-provider'
import type { AttemptResult } from './payment/carry-out'
import { showSubscription } from './payment/show-subscription'
import { listPayments, showReceipt } from './receipts/show-payments'

function plan(id: string): Plan {
  const planId = parsePlanId(id) ?? fail('plan_invalid')
  const found = plans[planId] ?? fail('plan_invalid')
  const price = found.cents / 100
  return {
    id: planId,
    name: found.name,
    ...(found.kind === 'monthly' ? { monthly_price: price } : { price }),
    features: found.kind === 'free' ? [] : planFeatures,
  }
}

/** The outcome of a payment, with the present subscription. */
async function paymentResult(deps: Deps, userId: number, { attempt, clientSecret }: AttemptResult) {
  return { subscription: await showSubscription(deps, userId), amount: attempt.amount, client_secret: clientSecret }
}

/** The present subscription after a change that costs nothing. */
async function freeResult(deps: Deps, userId: number) {
  return { subscription: await showSubscription(deps, userId), amount: 0, client_secret: null }
}

export const billingHandlers = (deps: Deps): Handlers<typeof billingApi> => ({
  'GET /users/subscription': ({ user }) => showSubscription(deps, user.id),

  'GET /subscription_plan/:id': async ({ params }) => plan(params.id),

  'POST /payment/validate_voucher': async ({ body, user }) => {
    const { code, percentOff, amountOff } = await callProvider('payment_unclear', () =>
      findCoupon(deps, user.id, body.code),
    )
    return { id: code, valid: true, percent_off: percentOff, amount_off: amountOff }
  },

  'POST /payment/retrieve_promotion': async ({ body, user }) => {
    const found = callProvider('payment_unclear', () => findPromotionCode(deps, user.id, body.code))
    const { code, percentOff, amountOff } = await found
    return { id: code, active: true, coupon: { percent_off: percentOff, amount_off: amountOff } }
  },

  'POST /payment/preview': ({ body, user, address }) => previewPurchase(deps, { user, address }, body),

  'POST /payment/subscribe': async ({ body, user, address }) =>
    paymentResult(deps, user.id, await subscribe(deps, { user, address }, body)),

  'POST /payment/settle': async ({ user }) => {
    const seen = await refreshPayment(deps, user.id)
    return { subscription: await showSubscription(deps, user.id), ...seen }
  },

  'GET /payment/switch_preview/:plan': ({ params, user }) => previewSwitch(deps, user, params.plan),

  'POST /payment/switch_plan': async ({ body, user }) => {
    if (parsePlanId(body.new_plan_id) !== 0) return paymentResult(deps, user.id, await switchPlan(deps, user, body))
    await cancelPlan(deps, user)
    return freeResult(deps, user.id)
  },

  'POST /payment/resume': async ({ user }) => {
    await resumePlan(deps, user)
    return freeResult(deps, user.id)
  },

  'POST /payment/change_source': async ({ body, user }) =>
    paymentResult(deps, user.id, await changeCard(deps, user, body.source_id)),

  'POST /payment/sandbox_bank': async ({ body }) => {
    const answered = await deps.payments.sandbox?.answerForBuyer(body.client_secret, body.answer)
    if (!answered) fail('not_found')
  },

  'GET /payment/contact': async ({ user }) => ({ contact: await showContact(deps, user) }),

  'POST /payment/contact': ({ body, user }) => changeContact(deps, user, body),

  'GET /payments': ({ query, user }) => listPayments(deps, user.id, query),

  'GET /payments/:id': ({ params, user }) => showReceipt(deps, user.id, params.id),
})
