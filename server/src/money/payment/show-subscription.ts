import type { Subscription } from '@kasama/contract/money/billing.api'
import { isRunning, isSuspended, statusAt } from '@kasama/contract/money/billing.rules'
import type { Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { findSubscription } from '../plan/plan.queries'
import { nextChargeOf, renewalOf, renews } from '../plan/renewal'
import { findOpenAttempt } from './attempts/attempt.queries'

const free = {
  subscription_plan_id: 0,
  status: 'free',
  mode: 0,
  current_period_end: null,
  access_ends_at: null,
  problem: null,
  card: null,
  renews: false,
  renewal: null,
  next_charge: null,
  due: null,
}

function cardOf({ card_brand, card_last4, card_exp_month, card_exp_year }: Rows['subscriptions']) {
  if (!card_last4) return null
  return { brand: card_brand ?? '', last4: card_last4, exp_month: card_exp_month ?? 0, exp_year: card_exp_year ?? 0 }
}

function shown(row: Rows['subscriptions'], now: Date): Omit<Subscription, 'attempt'> {
  const { subscription_plan_id, mode, current_period_end, access_ends_at, problem, open_amount } = row
  const runs = isRunning(row, now)
  return {
    subscription_plan_id,
    status: statusAt(row, now),
    mode,
    current_period_end: current_period_end.toISOString(),
    access_ends_at: access_ends_at?.toISOString() ?? null,
    problem: problem === 'disputed' && !isSuspended(row, now) ? null : problem,
    card: cardOf(row),
    due: problem === 'past_due' ? open_amount : null,
    renews: runs && renews(row),
    renewal: runs ? renewalOf(row) : null,
    next_charge: runs ? nextChargeOf(row) : null,
  }
}

/** Returns an account's subscription, without a request to the provider. */
export async function showSubscription({ db, now }: Deps, userId: number): Promise<Subscription> {
  const [row, running] = [await findSubscription(db, userId), await findOpenAttempt(db, userId)]
  const attempt = running ? { kind: running.kind, state: running.state } : null
  return { ...(row ? shown(row, now()) : free), attempt }
}
