import type { ErrorCode } from '@kasama/contract/errors'
import type { Rows } from '../../../platform/database/db'
import { type IntentFacts, type InvoiceFacts, isFree, type SubscriptionFacts } from '../../../ports/payments/payments'
import { isPaid } from './standing'

type Attempt = Pick<Rows['payment_attempts'], 'kind' | 'subscription_plan_id' | 'method_id' | 'setup_intent'>

export type Outcome =
  | { state: 'settled' }
  | { state: 'failed'; code: ErrorCode }
  | { state: 'needs_buyer'; clientSecret: string | null }
  /** Her bank agreed to the new card, which is not in use yet. */
  | { state: 'confirmed' }
  /** The provider is at it. */
  | { state: 'unknown' }
  /** The provider has not heard of it, or not yet. */
  | { state: 'absent' }

/** What stands in the way of the newest open invoice. */
function ofOpen(invoice: InvoiceFacts | undefined): Outcome {
  const intent = invoice?.intent
  if (!intent || intent.state === 'processing' || intent.state === 'succeeded') return { state: 'unknown' }
  if (intent.state === 'needs_buyer') return { state: 'needs_buyer', clientSecret: intent.clientSecret }
  return { state: 'failed', code: intent.error ?? 'payment_abandoned' }
}

function ofSubscribing({ status, invoices, agreement }: SubscriptionFacts): Outcome {
  if (agreement) return ofAgreement(agreement)
  // What cost nothing and has ended before it was hers was given up.
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

function ofCard({ card, invoices, setUp }: SubscriptionFacts, { method_id, setup_intent }: Attempt): Outcome {
  if (method_id === null) return { state: 'absent' }
  if (card?.id !== method_id)
    return setUp && setUp.id === setup_intent ? ofAgreement(setUp.intent) : { state: 'absent' }
  const open = invoices.find(({ state }) => state === 'open')
  return open ? ofOpen(open) : { state: 'settled' }
}

/** What a bank says of a card that pays nothing now. */
function ofAgreement(intent: IntentFacts): Outcome {
  if (intent.state === 'succeeded') return { state: 'confirmed' }
  if (intent.state === 'processing') return { state: 'unknown' }
  if (intent.state === 'needs_buyer') return { state: 'needs_buyer', clientSecret: intent.clientSecret }
  return { state: 'failed', code: intent.error ?? 'payment_abandoned' }
}

/** What became of an attempt, by what the provider says of its subscription. */
export function outcomeOf(attempt: Attempt, facts: SubscriptionFacts): Outcome {
  if (attempt.kind === 'subscribe') return ofSubscribing(facts)
  if (attempt.kind === 'switch') return ofSwitching(facts, attempt.subscription_plan_id)
  return ofCard(facts, attempt)
}
