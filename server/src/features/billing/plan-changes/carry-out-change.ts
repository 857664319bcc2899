import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@kasama/contract/errors'
import type { Deps } from '../../../deps'
import { AppError, fail, isUniqueViolation } from '../../../platform/http/errors'
import type { SubscriptionFacts } from '../../../ports/payments/payments'
import { type Attempt, endAttempt, findAttempt, findRunning, insertAttempt } from '../attempts/attempt.queries'
import { carryOut, type Ended } from '../attempts/carry-out'
import { busyMs, claim, unclaim } from '../claim.queries'
import { clear } from '../clear'
import type { Outcome } from '../standing/outcome'
import { settle } from '../standing/settle'

/** A wish to change a running subscription. */
type Change = Pick<Attempt, 'kind' | 'subscription_plan_id' | 'amount'> & {
  user_id: number
  provider_subscription: string
} & Partial<Attempt>

type Deed = (deps: Deps, attempt: Attempt) => Promise<string>

/** Does a change at the provider; pressed again it goes on with the one that is under way. */
export async function carryOutChange(deps: Deps, change: Change, act: Deed, unclear: ErrorCode): Promise<Ended> {
  const running = await findRunning(deps.db, change.user_id)
  if (running) {
    if (!(await claim(deps, 'payment_attempts', running.id))) fail('payment_open')
    const ended = await goOn(deps, running, { change, act, unclear }).finally(() =>
      unclaim(deps.db, 'payment_attempts', running.id),
    )
    if (ended) return ended
  }
  return carryOut(deps, await open(deps, change), act, unclear)
}

async function open({ db, now }: Deps, change: Change): Promise<Attempt> {
  const at = now()
  const busy = { state: 'open' as const, busy_until: new Date(at.getTime() + busyMs), created_at: at }
  try {
    return await insertAttempt(db, { ...change, ...busy, key: randomUUID() })
  } catch (error) {
    throw isUniqueViolation(error, 'payment_attempts_running') ? new AppError('payment_open') : error
  }
}

type Wish = { change: Change; act: Deed; unclear: ErrorCode }

/** What came of the change under way, which is made where it did not happen yet; null where it is out of the way. */
async function goOn(deps: Deps, running: Attempt, { change, act, unclear }: Wish): Promise<Ended | null> {
  const { db } = deps
  const isAlike = running.kind === change.kind && (change.source_id ?? null) === running.source_id
  const { outcomes, facts } = await clear(unclear, () => settle(deps, change.provider_subscription))
  const attempt = (await findAttempt(db, running.id)) ?? running
  if (attempt.state === 'settled' && isAlike) return { attempt, clientSecret: null }
  if (attempt.ended_at) return null
  const outcome = outcomes.get(running.id)
  if (isAlike && outcome?.state === 'needs_buyer') return { attempt, clientSecret: outcome.clientSecret }
  if (isAlike) return carryOut(deps, attempt, act, unclear)
  if (!canBeReplaced(running, outcome)) return fail('payment_open')
  await clear(unclear, () => giveUp(deps, running, facts))
  return null
}

/**
 * What waits for her bank can be taken back. A card can be followed by another one at any time, since an invoice is paid
 * once whichever card it is asked of; a switch that may be on its way can't.
 */
const canBeReplaced = ({ kind }: Attempt, outcome: Outcome | undefined) =>
  outcome?.state === 'needs_buyer' || (kind === 'card' && outcome !== undefined && outcome.state !== 'unknown')

async function giveUp({ db, payments, now }: Deps, { id, kind }: Attempt, facts: SubscriptionFacts): Promise<void> {
  const invoice = facts.invoices.find(({ state }) => state === 'open')
  if (kind === 'switch' && invoice) await payments.voidInvoice(invoice.id)
  await endAttempt(db, id, { state: 'failed', code: 'payment_abandoned', at: now() })
}
