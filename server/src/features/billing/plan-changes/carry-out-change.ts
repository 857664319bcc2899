import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@kasama/contract/errors'
import type { Deps } from '../../../deps'
import { AppError, fail, isUniqueViolation } from '../../../platform/http/errors'
import { type Attempt, endAttempt, findAttempt, findRunning, insertAttempt } from '../attempts/attempt.queries'
import { carryOut, type Ended } from '../attempts/carry-out'
import { busyMs, claim } from '../claim.queries'
import { clear } from '../clear'
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
    const ended = await clear(unclear, () => goOn(deps, running, change))
    if (ended === 'again') return carryOut(deps, running, act, unclear)
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

/** What came of the change under way; 'again' where it did not happen yet, null where it is out of the way. */
async function goOn(deps: Deps, running: Attempt, change: Change): Promise<Ended | 'again' | null> {
  const { db, payments, now } = deps
  const isAlike = running.kind === change.kind && (change.source_id ?? null) === running.source_id
  const { outcomes, facts } = await settle(deps, change.provider_subscription)
  const attempt = (await findAttempt(db, running.id)) ?? running
  if (attempt.state === 'settled' && isAlike) return { attempt, clientSecret: null }
  if (attempt.ended_at) return null
  const outcome = outcomes.get(running.id)
  if (outcome?.state !== 'needs_buyer') return isAlike ? 'again' : fail('payment_open')
  if (isAlike) return { attempt, clientSecret: outcome.clientSecret }
  // She wants something else: what waits for her bank is taken back first.
  const invoice = facts.invoices.find(({ state }) => state === 'open')
  if (running.kind === 'switch' && invoice) await payments.voidInvoice(invoice.id)
  await endAttempt(db, running.id, { state: 'failed', code: 'payment_abandoned', at: now() })
  return null
}
