import { setTimeout as wait } from 'node:timers/promises'
import type { AttemptState } from '@kasama/contract/money/payment.api'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/http/errors'
import { type Attempt, findAttempt, findLatestAttempt } from '../payment/attempts/attempt.queries'
import { callProvider } from '../payment/attempts/call-provider'
import { subscriptionOf } from '../payment/attempts/provider-ids'
import { settle } from '../payment/settle/settle'
import { finishCardChange } from './changes/change-card'

/** How long to wait for another process that works on the same attempt, and how often to poll. */
const [waitsMs, asksEveryMs] = [10_000, 100]

type PaymentStatus = { state: AttemptState | null; error_code: string | null; client_secret: string | null }

/** Returns the state of the account's latest payment, after the bank's window or a lost response. */
export async function refreshPayment(deps: Deps, userId: number): Promise<PaymentStatus> {
  const latest = await findLatestAttempt(deps.db, userId)
  if (!latest) return { state: null, error_code: null, client_secret: null }
  const clientSecret = latest.ended_at
    ? null
    : await callProvider('payment_unclear', () => refreshUnclaimed(deps, latest))
  const after = (await findAttempt(deps.db, latest.id)) ?? latest
  return { state: after.state, error_code: after.error_code, client_secret: clientSecret }
}

/**
 * Reads the provider's state again once another process has ended its work on the attempt, since the first reading may
 * be too early.
 */
async function refreshUnclaimed(deps: Deps, attempt: Attempt): Promise<string | null> {
  for (const until = performance.now() + waitsMs; performance.now() < until; ) {
    const clientSecret = await readClientSecret(deps, attempt)
    if (!(await isHeld(deps, attempt.id))) return clientSecret
    while (performance.now() < until && (await isHeld(deps, attempt.id))) await wait(asksEveryMs)
  }
  throw new AppError('payment_unclear')
}

async function isHeld({ db, now }: Deps, id: number): Promise<boolean> {
  const attempt = await findAttempt(db, id)
  return attempt?.ended_at === null && attempt.busy_until !== null && attempt.busy_until > now()
}

/** The refusal is stored with the attempt, which the caller reads. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

/** Reads the provider's state; returns the client secret if the bank asks the buyer. */
async function readClientSecret(deps: Deps, attempt: Attempt): Promise<string | null> {
  const subscriptionId = await subscriptionOf(deps, attempt)
  const outcome = subscriptionId ? (await settle(deps, subscriptionId)).outcomes.get(attempt.id) : undefined
  if (outcome?.state === 'confirmed') await finishCardChange(deps, attempt.id).catch(ignoreRefusal)
  return outcome?.state === 'needs_buyer' ? outcome.clientSecret : null
}
