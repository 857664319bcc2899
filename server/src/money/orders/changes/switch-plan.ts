import { dayMs } from '@kasama/contract/durations.rules'
import { discountedCents, parsePlanId, plans } from '@kasama/contract/money/billing.rules'
import type { SwitchPreview } from '@kasama/contract/money/payment.api'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { InvoiceFacts } from '#platform/ports/payments/payments'
import { type Attempt, findAttempt, findOpenAttempt } from '../../payment/attempts/attempt.queries'
import { callProvider } from '../../payment/attempts/call-provider'
import type { AttemptResult } from '../../payment/carry-out'
import { settle } from '../../payment/settle/settle'
import { carryOutChange } from './carry-out-change'
import { findPayerPlan, planToSwitchTo } from './payer-plan'

/** The price of switching now, to the cent, as the provider computes it. */
export async function previewSwitch(deps: Deps, user: User, planId: string): Promise<SwitchPreview> {
  const row = await findPayerPlan(deps, user)
  const wanted = planToSwitchTo(row, planId, deps.now())
  const subscriptionId = row.provider_subscription ?? fail('plan_running')
  const preview = await callProvider('plan_unread', async () => {
    const priceId = await deps.payments.priceOf(wanted)
    return deps.payments.previewSwitch({ subscriptionId, planId: wanted, priceId })
  })
  const price = plans[wanted]?.cents ?? 0
  const end = preview.periodEnd.toISOString()
  const renewal = preview.lasting.reduce(discountedCents, price)
  return {
    plan_id: wanted,
    price,
    credit: preview.creditCents,
    days: Math.max(0, Math.round((row.current_period_end.getTime() - deps.now().getTime()) / dayMs)),
    amount: preview.cents,
    current_period_end: end,
    next: row.status === 'canceled' ? null : { amount: renewal, at: end },
  }
}

/** `amount`: the price that the buyer saw. */
type SwitchChoice = { new_plan_id?: string | number | null; amount?: number }

/**
 * Starts the annual plan at once and credits the unused days. Their value falls by the second, so a price above the one
 * that the buyer saw is refused.
 */
export async function switchPlan(deps: Deps, user: User, choice: SwitchChoice): Promise<AttemptResult> {
  const row = await findPayerPlan(deps, user)
  const wanted = parsePlanId(choice.new_plan_id) ?? ''
  planToSwitchTo(row, wanted, deps.now())
  const subscriptionId = row.provider_subscription ?? fail('plan_running')
  const settled = await settleBefore(deps, user.id, subscriptionId)
  if (settled) return settled
  const planId = planToSwitchTo(await findPayerPlan(deps, user), wanted, deps.now())
  const { priceId, cents } = await callProvider('switch_unclear', async () => {
    const found = await deps.payments.priceOf(planId)
    const preview = await deps.payments.previewSwitch({ subscriptionId, planId, priceId: found })
    return { priceId: found, cents: preview.cents }
  })
  if (cents > (choice.amount ?? cents)) fail('price_changed')
  const change = {
    user_id: user.id,
    kind: 'switch' as const,
    subscription_plan_id: planId,
    price_id: priceId,
    provider_subscription: subscriptionId,
    amount: cents,
  }
  const check = (plan: typeof row) => planToSwitchTo(plan, planId, deps.now())
  return carryOutChange(deps, { change, action: sendSwitch, unclear: 'switch_unclear', check })
}

/**
 * Reads the plan at the provider: its renewal may be a draft, or unpaid, and would be collected beside the year. Returns
 * the result of an earlier press that has succeeded meanwhile.
 */
async function settleBefore(deps: Deps, userId: number, subscriptionId: string): Promise<AttemptResult | null> {
  const open = await findOpenAttempt(deps.db, userId)
  const { facts } = await callProvider('switch_unclear', () => settle(deps, subscriptionId))
  const attempt = open?.kind === 'switch' ? await findAttempt(deps.db, open.id) : undefined
  if (attempt?.state === 'settled') return { attempt, clientSecret: null }
  const isRenewal = ({ state, plan }: InvoiceFacts) =>
    (state === 'draft' || state === 'open') && plan?.id === facts.planId
  return facts.invoices.some(isRenewal) ? fail('payment_open') : null
}

async function sendSwitch({ payments }: Deps, attempt: Attempt): Promise<string> {
  const subscriptionId = attempt.provider_subscription ?? fail('not_found')
  const { subscription_plan_id: planId, price_id: priceId } = attempt
  const wanted = { subscriptionId, planId, priceId: priceId ?? '' }
  await payments.switchPlan(wanted, attempt.key)
  return subscriptionId
}
