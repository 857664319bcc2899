import type { ErrorCode } from '@kasama/contract/errors/errors'
import type { Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, fail, isUniqueViolation } from '#platform/http/errors'
import type { SubscriptionFacts } from '#platform/ports/payments/payments'
import {
  type Attempt,
  abandonAttempt,
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  noteAmount,
} from '../../payment/attempts/attempt.queries'
import { callProvider } from '../../payment/attempts/call-provider'
import { claim, unclaim } from '../../payment/attempts/claim.queries'
import { type AttemptResult, carryOut, type ProviderAction } from '../../payment/carry-out'
import type { Outcome } from '../../payment/settle/outcome'
import { settle } from '../../payment/settle/settle'
import { findSubscription } from '../../plan/plan.queries'

/** A change of a running subscription. */
type Change = Pick<Attempt, 'kind' | 'subscription_plan_id' | 'amount'> & {
  user_id: number
  provider_subscription: string
} & Partial<Attempt>

type Plan = Rows['subscriptions']

type ChangeRequest = {
  change: Change
  action: ProviderAction
  unclear: ErrorCode
  /** Throws if the plan does not allow the change. */
  check: (row: Plan) => unknown
}

/** Makes a change at the provider; pressing again resumes the open one. */
export async function carryOutChange(deps: Deps, request: ChangeRequest): Promise<AttemptResult> {
  const { change, action, unclear } = request
  const running = await findOpenAttempt(deps.db, change.user_id)
  if (running) {
    if (!(await claim(deps, 'payment_attempts', running.id))) fail('payment_open')
    const ended = await resumeChange(deps, running, request).finally(() =>
      unclaim(deps.db, 'payment_attempts', running.id),
    )
    if (ended) return ended
  }
  return carryOut(deps, await openAttempt(deps, request), action, unclear)
}

/**
 * Opens the attempt, then reads the plan once more: a change that was open before may have succeeded since the plan was
 * read.
 */
async function openAttempt({ db, now }: Deps, { change, check }: ChangeRequest): Promise<Attempt> {
  const at = now()
  try {
    return await db.transaction().execute(async (tx) => {
      const attempt = await insertAttempt(tx, change, at)
      const row = await findSubscription(tx, change.user_id)
      if (row?.provider_subscription !== change.provider_subscription) return fail('subscription_needed')
      check(row)
      return attempt
    })
  } catch (error) {
    throw isUniqueViolation(error, 'payment_attempts_running') ? new AppError('payment_open') : error
  }
}

/** Resumes the open change; null if it has ended otherwise and the wanted one may begin. */
async function resumeChange(
  deps: Deps,
  running: Attempt,
  { change, action, unclear }: ChangeRequest,
): Promise<AttemptResult | null> {
  const { db } = deps
  const isAlike = running.kind === change.kind && (change.source_id ?? null) === running.source_id
  const { outcomes, facts } = await callProvider(unclear, () => settle(deps, change.provider_subscription))
  const attempt = (await findAttempt(db, running.id)) ?? running
  if (attempt.state === 'settled' && isAlike) return { attempt, clientSecret: null }
  if (attempt.ended_at) return null
  const outcome = outcomes.get(running.id)
  if (isAlike && outcome?.state === 'needs_buyer') return { attempt, clientSecret: outcome.clientSecret }
  if (isAlike) return carryOut(deps, await withAmount(deps, attempt, { outcome, change }), action, unclear)
  if (!canBeReplaced(running, outcome)) return fail('payment_open')
  await callProvider(unclear, () => abandonChange(deps, running, facts))
  return null
}

/** The provider computes the price of a switch when it arrives, so a repeated one costs what the buyer has seen now. */
async function withAmount(
  { db }: Deps,
  attempt: Attempt,
  { outcome, change }: { outcome: Outcome | undefined; change: Change },
): Promise<Attempt> {
  if (outcome?.state !== 'absent' || attempt.amount === change.amount) return attempt
  await noteAmount(db, attempt.id, change.amount)
  return { ...attempt, amount: change.amount }
}

/**
 * A change that waits for the bank's question may be replaced. So may a change of card at any time, since an invoice is
 * paid only once, whichever card is charged; a switch that may be in progress may not.
 */
const canBeReplaced = ({ kind }: Attempt, outcome: Outcome | undefined) =>
  outcome?.state === 'needs_buyer' || (kind === 'card' && outcome !== undefined && outcome.state !== 'unknown')

/** Abandons the open change; of a switch also the invoice that was not paid yet. */
async function abandonChange(
  { db, payments, now }: Deps,
  { id, kind }: Attempt,
  facts: SubscriptionFacts,
): Promise<void> {
  const invoice = facts.invoices.find(({ state }) => state === 'open')
  if (kind === 'switch' && invoice) await payments.voidInvoice(invoice.id)
  await abandonAttempt(db, id, now())
}
