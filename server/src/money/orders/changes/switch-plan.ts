import { dayMs, hourMs } from '@kasama/contract/durations.rules'
import { discountedCents, parsePlanId, plans } from '@kasama/contract/money/billing.rules'
import type { SwitchPreview } from '@kasama/contract/money/payment.api'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Attempt } from '../../payment/attempts/attempt.queries'
import { callProvider } from '../../payment/attempts/call-provider'
import type { AttemptResult } from '../../payment/carry-out'
import { carryOutChange } from './carry-out-change'
import { payerPlan, planToSwitchTo } from './payer-plan'

/** How long a preview is valid; the provider prorates from its time. */
const previewLastsMs = hourMs

/** The price of switching now, to the cent, as the provider computes it. */
export async function previewSwitch(deps: Deps, user: User, planId: string): Promise<SwitchPreview> {
  const row = await payerPlan(deps, user)
  const wanted = planToSwitchTo(row, planId)
  const subscriptionId = row.provider_subscription ?? fail('plan_running')
  const at = new Date(Math.floor(deps.now().getTime() / 1000) * 1000)
  const preview = await callProvider('plan_unread', async () => {
    const priceId = await deps.payments.priceOf(wanted)
    return deps.payments.previewSwitch({ subscriptionId, planId: wanted, priceId, at })
  })
  const price = plans[wanted]?.cents ?? 0
  const end = preview.periodEnd.toISOString()
  const renewal = preview.lasting.reduce(discountedCents, price)
  return {
    plan_id: wanted,
    price,
    credit: preview.creditCents,
    days: Math.max(0, Math.round((row.current_period_end.getTime() - at.getTime()) / dayMs)),
    amount: preview.cents,
    proration_date: at.getTime() / 1000,
    current_period_end: end,
    next: row.status === 'canceled' ? null : { amount: renewal, at: end },
  }
}

type SwitchChoice = { new_plan_id?: string | number | null; proration_date?: number }

/** Returns the time of the buyer's preview; now, if there was none or it is too old. */
function momentOf({ proration_date }: SwitchChoice, now: Date): Date {
  const seen = (proration_date ?? 0) * 1000
  const holds = seen > now.getTime() - previewLastsMs && seen <= now.getTime()
  return new Date(holds ? seen : Math.floor(now.getTime() / 1000) * 1000)
}

/** Starts the annual plan at once and credits the unused days; charges the amount of the preview. */
export async function switchPlan(deps: Deps, user: User, choice: SwitchChoice): Promise<AttemptResult> {
  const row = await payerPlan(deps, user)
  const planId = planToSwitchTo(row, parsePlanId(choice.new_plan_id) ?? '')
  const subscriptionId = row.provider_subscription ?? fail('plan_running')
  const at = momentOf(choice, deps.now())
  const { priceId, cents } = await callProvider('switch_unclear', async () => {
    const found = await deps.payments.priceOf(planId)
    const preview = await deps.payments.previewSwitch({ subscriptionId, planId, priceId: found, at })
    return { priceId: found, cents: preview.cents }
  })
  const change = {
    user_id: user.id,
    kind: 'switch' as const,
    subscription_plan_id: planId,
    price_id: priceId,
    provider_subscription: subscriptionId,
    proration_at: at,
    amount: cents,
  }
  const check = (plan: typeof row) => planToSwitchTo(plan, planId)
  return carryOutChange(deps, { change, action: sendSwitch, unclear: 'switch_unclear', check })
}

async function sendSwitch({ payments, now }: Deps, attempt: Attempt): Promise<string> {
  const subscriptionId = attempt.provider_subscription ?? fail('not_found')
  const { subscription_plan_id: planId, price_id: priceId, proration_at } = attempt
  const wanted = { subscriptionId, planId, priceId: priceId ?? '', at: proration_at ?? now() }
  await payments.switchPlan(wanted, attempt.key)
  return subscriptionId
}
