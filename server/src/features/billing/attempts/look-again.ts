import type { AttemptState } from '@kasama/contract/payment.api'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/http/errors'
import { clear } from '../clear'
import { finishCardChange } from '../plan-changes/change-card'
import { settle } from '../standing/settle'
import { type Attempt, findAttempt, findLatest } from './attempt.queries'
import { subscriptionOf } from './payer'

type Seen = { state: AttemptState | null; error_code: string | null; client_secret: string | null }

/** What became of the account's latest payment, after the bank's window or a lost answer. */
export async function lookAgain(deps: Deps, userId: number): Promise<Seen> {
  const latest = await findLatest(deps.db, userId)
  if (!latest) return { state: null, error_code: null, client_secret: null }
  const clientSecret = latest.ended_at ? null : await clear('payment_unclear', () => look(deps, latest))
  const after = (await findAttempt(deps.db, latest.id)) ?? latest
  return { state: after.state, error_code: after.error_code, client_secret: clientSecret }
}

/** What came of it stands at the attempt. */
function leaveToHerself(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

async function look(deps: Deps, attempt: Attempt): Promise<string | null> {
  const subscriptionId = await subscriptionOf(deps, attempt)
  const outcome = subscriptionId ? (await settle(deps, subscriptionId)).outcomes.get(attempt.id) : undefined
  if (outcome?.state === 'confirmed') await finishCardChange(deps, attempt.id).catch(leaveToHerself)
  return outcome?.state === 'needs_buyer' ? outcome.clientSecret : null
}
