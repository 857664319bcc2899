import { plans, statusAt } from '@kasama/contract/money/billing.rules'
import type { DeskSubscription, MatchState } from '@kasama/contract/money/desk/subscriptions.api'
import type { Payments } from '#platform/ports/payments/payments'
import { nextChargeOf } from '../../plan/renewal'
import type { ListedSubscription } from './plans.queries'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** The address of an object in the provider's dashboard. */
function deskAddress({ name, livemode }: Pick<Payments, 'name' | 'livemode'>, path: string): string | null {
  return name === 'stripe' ? `https://dashboard.stripe.com/${livemode ? '' : 'test/'}${path}` : null
}

const matchOf = ({ differs_since, mended_at, seen_at }: ListedSubscription): MatchState => {
  if (differs_since) return 'differs'
  if (seen_at === null) return 'unknown'
  return mended_at ? 'mended' : 'same'
}

function theirsOf(row: ListedSubscription, payments: Payments): DeskSubscription['theirs'] {
  const { provider_subscription: id, seen_status, seen_cancels, seen_period_end, seen_at } = row
  if (!id || !seen_at) return null
  return {
    id,
    status: seen_status ?? '',
    cancels: seen_cancels ?? false,
    period_end: iso(seen_period_end),
    seen_at: seen_at.toISOString(),
    url: deskAddress(payments, `subscriptions/${id}`),
  }
}

/** A plan with the provider's state beside ours. */
export function shownPlan(row: ListedSubscription, payments: Payments, now: Date): DeskSubscription {
  return {
    user_id: row.user_id,
    name: row.fullname,
    email: row.email,
    plan_id: row.subscription_plan_id,
    plan_name: plans[row.subscription_plan_id]?.name ?? '',
    status: statusAt(row, now),
    problem: row.problem,
    period_start: row.current_period_start.toISOString(),
    period_end: row.current_period_end.toISOString(),
    access_ends_at: iso(row.access_ends_at),
    next_charge: nextChargeOf(row),
    theirs: theirsOf(row, payments),
    match: matchOf(row),
    differs_since: iso(row.differs_since),
    mended_at: iso(row.mended_at),
  }
}
