import type { ErrorCode } from '@kasama/contract/errors/errors'
import { type IntentFacts, type InvoiceFacts, isFree, type SubscriptionFacts } from '#platform/ports/payments/payments'
import type { Attempt } from '../attempts/attempt.queries'
import { isPaid } from './standing'

type AttemptPart = Pick<Attempt, 'kind' | 'subscription_plan_id' | 'method_id' | 'setup_intent'>

export type Outcome =
  | { state: 'settled' }
  | { state: 'failed'; code: ErrorCode }
  | { state: 'needs_buyer'; clientSecret: string | null }
  /** The bank has approved the new card, which is not in use yet. */
  | { state: 'confirmed' }
  /** The provider is still processing it. */
  | { state: 'unknown' }
  /** The provider does not have it (yet). */
  | { state: 'absent' }

/** Returns the outcome of the newest open invoice. */
function ofOpen(invoice: InvoiceFacts | undefined): Outcome {
  const intent = invoice?.intent
  if (!intent || intent.state === 'processing' || intent.state === 'succeeded') return { state: 'unknown' }
  if (intent.state === 'needs_buyer') return { state: 'needs_buyer', clientSecret: intent.clientSecret }
  return { state: 'failed', code: intent.error ?? 'payment_abandoned' }
}

function ofSubscribing({ status, invoices, agreement }: SubscriptionFacts): Outcome {
  if (agreement) return ofAgreement(agreement)
  // A free subscription that ended before it became the account's plan was given up.
  if (invoices.some((invoice) => isPaid(invoice) && !(status === 'ended' && isFree(invoice))))
    return { state: 'settled' }
  const error = invoices.find(({ intent }) => intent?.error)?.intent?.error
  if (status === 'ended') return { state: 'failed', code: error ?? 'payment_abandoned' }
  return ofOpen(invoices.find(({ state }) => state === 'open'))
}

function ofSwitching({ planId, pendingPlanId, invoices }: SubscriptionFacts, wanted: number): Outcome {
  if (planId === wanted) return { state: 'settled' }
  if (pendingPlanId !== wanted) return { state: 'absent' }
  return ofOpen(invoices.find(({ state }) => state === 'open'))
}

function ofCard({ card, invoices, setUp }: SubscriptionFacts, { method_id, setup_intent }: AttemptPart): Outcome {
  if (method_id === null) return { state: 'absent' }
  if (card?.id !== method_id)
    return setUp && setUp.id === setup_intent ? ofAgreement(setUp.intent) : { state: 'absent' }
  const open = invoices.find(({ state }) => state === 'open')
  return open ? ofOpen(open) : { state: 'settled' }
}

/** The bank's answer about a card that is not charged now. */
function ofAgreement(intent: IntentFacts): Outcome {
  if (intent.state === 'succeeded') return { state: 'confirmed' }
  if (intent.state === 'processing') return { state: 'unknown' }
  if (intent.state === 'needs_buyer') return { state: 'needs_buyer', clientSecret: intent.clientSecret }
  return { state: 'failed', code: intent.error ?? 'payment_abandoned' }
}

/** An attempt's outcome, derived from the provider's state of its subscription. */
export function outcomeOf(attempt: AttemptPart, facts: SubscriptionFacts): Outcome {
  if (attempt.kind === 'subscribe') return ofSubscribing(facts)
  if (attempt.kind === 'switch') return ofSwitching(facts, attempt.subscription_plan_id)
  return ofCard(facts, attempt)
}
