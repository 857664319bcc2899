import type { ErrorCode } from '@kasama/contract/errors/errors'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { AppError, fail } from '#platform/http/errors'
import { PaymentRefused, PaymentUnclear } from '#platform/ports/payments/payments'
import { noteDeclined } from '../receipts/note-declined'
import { type Attempt, endAttempt, findAttempt, noteProgress } from './attempts/attempt.queries'
import { subscriptionOf } from './attempts/provider-ids'
import { settle } from './settle/settle'

/** State of an attempt when its caller gets the response: its row, and the client secret if the bank asks the buyer. */
export type AttemptResult = { attempt: Attempt; clientSecret: string | null }

/** The calls of one kind of attempt to the provider; returns the id of its subscription. */
export type ProviderAction = (deps: Deps, attempt: Attempt) => Promise<string>

/**
 * Makes an attempt's calls to the provider and stores the outcome. It may be repeated, since each call has an
 * idempotency key. `unclear` is the error for an unknown outcome.
 */
export async function carryOut(
  deps: Deps,
  attempt: Attempt,
  action: ProviderAction,
  unclear: ErrorCode,
): Promise<AttemptResult> {
  try {
    const subscriptionId = await action(deps, attempt)
    return await requireResult(deps, await readResult(deps, attempt, subscriptionId), unclear)
  } catch (error) {
    if (error instanceof PaymentRefused) return failRefused(deps, attempt, error.code)
    if (!(error instanceof PaymentUnclear)) throw error
    return afterUnclearReply(deps, attempt, { unclear, answered: error.answered })
  }
}

/** Throws `unclear` unless the attempt is settled or waits for the buyer. */
async function requireResult({ db }: Deps, result: AttemptResult, unclear: ErrorCode): Promise<AttemptResult> {
  if (result.attempt.state === 'settled' || result.clientSecret !== null) return result
  await noteProgress(db, result.attempt.id, { state: 'unknown' })
  throw new AppError(unclear)
}

type UnclearReply = { unclear: ErrorCode; answered: boolean }

/**
 * Handles an unclear reply of the provider. If there was any reply (a 5xx), the effect of the call is already visible.
 * If the call had none, the same key would get the same reply for ever: the attempt fails, and the next press begins a
 * new one.
 */
async function afterUnclearReply(
  deps: Deps,
  attempt: Attempt,
  { unclear, answered }: UnclearReply,
): Promise<AttemptResult> {
  const isBuying = answered && attempt.kind === 'subscribe'
  const found = isBuying ? await subscriptionOf(deps, attempt).catch(() => undefined) : undefined
  if (found) {
    const result = await readResult(deps, attempt, found).catch((error) =>
      error instanceof PaymentUnclear ? { attempt, clientSecret: null } : Promise.reject(error),
    )
    return requireResult(deps, result, unclear)
  }
  if (found === null) return failRefused(deps, attempt, unclear)
  await noteProgress(deps.db, attempt.id, { state: 'unknown' })
  throw new AppError(unclear)
}

/** Reads the provider's state and returns the attempt's result; throws the reason if it failed. */
export async function readResult(deps: Deps, attempt: Attempt, subscriptionId: string): Promise<AttemptResult> {
  const { outcomes } = await settle(deps, subscriptionId, { holder: attempt.id })
  const outcome = outcomes.get(attempt.id)
  const after = (await findAttempt(deps.db, attempt.id)) ?? attempt
  if (after.state === 'failed') fail((after.error_code ?? 'payment_abandoned') as ErrorCode)
  return { attempt: after, clientSecret: outcome?.state === 'needs_buyer' ? outcome.clientSecret : null }
}

/** Ends an attempt that the provider has refused, and throws the reason. */
async function failRefused({ db, now }: Deps, attempt: Attempt, code: ErrorCode): Promise<never> {
  const at = now()
  const { id, key, user_id: userId, subscription_plan_id, voucher_code, amount } = attempt
  await db.transaction().execute(async (tx) => {
    await endAttempt(tx, id, { state: 'failed', code, at })
    await audit(tx, { at, userId, action: 'payment_failed', detail: { code, plan_id: subscription_plan_id } })
    await noteDeclined(tx, { userId, cause: key, planId: subscription_plan_id, cents: amount, at, code })
  })
  return code === 'coupon_unknown' && voucher_code
    ? fail(code, { field: 'voucher', values: { code: voucher_code } })
    : fail(code)
}
