import type { ErrorCode } from '@kasama/contract/errors/errors'
import { isCurrent, isRunning } from '@kasama/contract/money/billing.rules'
import { audit } from '#platform/audit/audit'
import type { Db, Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { ProviderEvent, SubscriptionFacts } from '#platform/ports/payments/payments'
import { queuePush } from '#platform/push/queue-push'
import { lockSubscription } from '../../plan/plan.queries'
import { cardChangedMail, confirmToPayer } from '../../receipts/change.mail'
import { confirmDispute } from '../../receipts/dispute.mail'
import { noteDeclined } from '../../receipts/note-declined'
import { type ReceiptWork, type RenewalFailedWork, receiptJob, renewalFailedJob } from '../../receipts/payer-mails.job'
import {
  type Attempt,
  endAttempt,
  findOpenAttempts,
  findPurchase,
  findSetUp,
  noteProgress,
  settleFailedAttempt,
} from '../attempts/attempt.queries'
import { lockCustomer } from '../attempts/customer.queries'
import {
  type RefundMailWork,
  type ReleaseWork,
  refundMailJob,
  releaseJob,
  type SetCardWork,
  setCardJob,
} from './job-names'
import { noteCancellation } from './note-cancellation'
import { type Outcome, outcomeOf } from './outcome'
import { findRefundedInvoices, lockPaymentsOf } from './refund.queries'
import { endRefunded, releaseFormer, releaseStray } from './release-plans'
import { saveRefunds } from './save-refunds'
import { nextLook, noteEvent, savePayments, saveStanding } from './settle.queries'
import { type PlanStatus, standingOf, standingWords } from './standing'

/** An account's standing as text before and after; null if it has no plan. */
type Change = { userId: number | null; before: string | null; after: string | null }
export type Settlement = { facts: SubscriptionFacts; outcomes: Map<number, Outcome> } & Change

/** One reading of the provider's state: `look` is its number, `seenAt` the time when it began. */
type Reading = {
  deps: Deps
  tx: Db
  facts: SubscriptionFacts
  look: number
  seenAt: Date
  at: Date
  holder: number | undefined
  isReleased: boolean
}

/**
 * `event` is processed once; `holder` is the attempt that the caller has claimed; `isReleased`: it was just released.
 */
type Occasion = { event?: ProviderEvent; holder?: number; isReleased?: boolean }

/**
 * Reads a subscription's state at the provider and updates ours: payments, the account's standing, the open attempts.
 * It may run any number of times, in any order, concurrently: readings are numbered when they begin, and an older one
 * never overwrites what a newer one has stored.
 */
export async function settle(
  deps: Deps,
  subscriptionId: string,
  { event, holder, isReleased = false }: Occasion = {},
): Promise<Settlement> {
  const look = await nextLook(deps.db)
  const seenAt = deps.now()
  const [setUpId, refunded] = await Promise.all([
    findSetUp(deps.db, subscriptionId),
    findRefundedInvoices(deps.db, subscriptionId),
  ])
  const facts = await deps.payments.look(subscriptionId, { setUpId, refunded })
  const untouched = { outcomes: new Map<number, Outcome>(), userId: null, before: null, after: null }
  const seen = await deps.db.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, facts.customerId)
    if (event && !(await noteEvent(tx, event))) return untouched
    const reading = { deps, tx, facts, look, seenAt, at: deps.now(), holder, isReleased }
    if (customer) return applyFacts(reading, customer.user_id)
    // The account and its customer were removed: what happens to their money is still recorded.
    if (await lockPaymentsOf(tx, facts.id)) await saveMoney(reading, null)
    return untouched
  })
  return { facts, ...seen }
}

/** Stores payments and refunds; returns the changed disputes, and the attempt that bought the subscription. */
async function saveMoney(seen: Reading, userId: number | null) {
  const { tx, facts, look } = seen
  const purchase = await findPurchase(tx, facts.attemptKey)
  const { added, disputes } = await savePayments(tx, { userId, facts, look, voucher: purchase?.voucher_code ?? null })
  for (const paymentId of added) await recordPayment(seen, userId, paymentId)
  for (const refundId of await saveRefunds(tx, facts, look, seen.at))
    await seen.deps.jobs.enqueue<RefundMailWork>(tx, refundMailJob, { refundId })
  return { purchase, disputes }
}

async function applyFacts(seen: Reading, userId: number | null): Promise<Omit<Settlement, 'facts'>> {
  const { tx, facts } = seen
  const { purchase, disputes } = await saveMoney(seen, userId)
  const standing = standingOf(facts)
  const change = userId !== null && standing ? await assignSubscription(seen, { userId, standing, purchase }) : null
  // After the standing is stored: the mail describes the effect on access.
  if (userId !== null)
    for (const dispute of disputes) await confirmDispute(tx, seen.deps.jobs, { ...dispute, userId, at: seen.at })
  return { outcomes: await endAttempts(seen), userId, before: change?.before ?? null, after: change?.after ?? null }
}

async function recordPayment({ deps, tx, facts, at }: Reading, userId: number | null, paymentId: number) {
  await audit(tx, { at, userId, action: 'payment', detail: { payment_id: paymentId, plan_id: facts.planId } })
  if (userId !== null) await deps.jobs.enqueue<ReceiptWork>(tx, receiptJob, { paymentId })
}

type OwnedSubscription = { userId: number; standing: PlanStatus; purchase: Attempt | undefined }

/** An account has one subscription: this one, or another, in which case this one is released. */
async function assignSubscription(
  seen: Reading,
  { userId, standing, purchase }: OwnedSubscription,
): Promise<Omit<Change, 'userId'>> {
  const { tx, facts, look, seenAt, at } = seen
  const row = await lockSubscription(tx, userId)
  const before = row ? standingWords(row) : null
  const isOwn = row?.provider_subscription === facts.id
  const givesAccess = isCurrent(
    { status: standing.status, current_period_end: standing.end, access_ends_at: standing.accessEndsAt },
    at,
  )
  const isTaken = row !== undefined && !isOwn && isRunning(row, at)
  if (isOwn ? look > row.look : givesAccess && !isTaken) {
    await saveStanding(tx, { userId, facts, standing, look, seenAt })
    if (row) await (isOwn ? noteChanges(seen, { row, standing }) : releaseFormer(seen, row))
    await endRefunded(seen, userId, standing)
    if (purchase?.state === 'failed') await settleFailedAttempt(tx, purchase)
    const { planId: subscription_plan_id, end: current_period_end } = standing
    return { before, after: standingWords({ ...standing, subscription_plan_id, current_period_end }) }
  }
  if (isTaken) await releaseStray(seen, { userId, purchase, givesAccess })
  return { before, after: before }
}

type ChangedPlan = { row: Rows['subscriptions']; standing: PlanStatus }

/** Tells the payer of what has happened to the plan since its last reading. */
async function noteChanges(seen: Reading, { row, standing }: ChangedPlan): Promise<void> {
  await noteCancellation(seen, { row, standing })
  if (row.problem !== 'past_due') await noteFailedRenewal(seen, row.user_id, standing)
}

async function endAttempts(seen: Reading): Promise<Map<number, Outcome>> {
  const { tx, facts, look } = seen
  const outcomes = new Map<number, Outcome>()
  for (const attempt of await findOpenAttempts(tx, facts)) {
    const outcome = outcomeOf(attempt, facts)
    outcomes.set(attempt.id, outcome)
    if (look <= attempt.look || outcome.state === 'absent' || isHalfDone(seen, attempt, outcome)) continue
    if (outcome.state === 'settled') await settleAttempt(seen, attempt)
    else if (outcome.state === 'confirmed')
      await seen.deps.jobs.enqueue<SetCardWork>(tx, setCardJob, { attemptId: attempt.id })
    else if (outcome.state === 'failed') await failAttempt(seen, attempt, outcome.code)
    else await noteProgress(tx, attempt.id, { state: outcome.state, subscription: facts.id, look })
  }
  return outcomes
}

async function settleAttempt({ deps, tx, facts, at }: Reading, { id, kind, user_id: userId }: Attempt): Promise<void> {
  await endAttempt(tx, id, { state: 'settled', subscription: facts.id, at })
  if (kind !== 'card' || userId === null) return
  await audit(tx, { at, userId, action: 'card_changed' })
  await confirmToPayer(tx, deps.jobs, userId, cardChangedMail({ last4: facts.card?.last4 ?? null, at }))
}

const openInvoiceOf = ({ invoices }: SubscriptionFacts) => invoices.find(({ state }) => state === 'open')

/** Records a renewal that has just failed, and queues its mail. */
async function noteFailedRenewal(
  { deps, tx, facts, at }: Reading,
  userId: number,
  { problem, end }: PlanStatus,
): Promise<void> {
  if (problem !== 'past_due') return
  const work = { userId, periodEnd: end.toISOString() }
  await deps.jobs.enqueue<RenewalFailedWork>(tx, renewalFailedJob, work)
  await queuePush(tx, deps.jobs, { kind: 'payment', userIds: [userId], occasion: `payment ${work.periodEnd}`, at })
  const open = openInvoiceOf(facts)
  const code = open?.intent?.error
  if (open && code)
    await noteDeclined(tx, { userId, cause: open.id, planId: facts.planId, cents: open.cents, at, code })
}

/** A new card is set before it pays: in between, the open invoice still reports the former card. */
function isHalfDone({ at, holder }: Reading, { id, kind, busy_until }: Attempt, { state }: Outcome): boolean {
  const isBusy = busy_until !== null && busy_until > at && id !== holder
  return kind === 'card' && isBusy && state !== 'settled'
}

/** Ends a failed attempt, and at the provider everything that it had begun. */
async function failAttempt({ deps, tx, facts, at }: Reading, attempt: Attempt, code: ErrorCode) {
  const { id, key, kind, user_id: userId, subscription_plan_id } = attempt
  await endAttempt(tx, id, { state: 'failed', code, subscription: facts.id, at })
  await audit(tx, { at, userId, action: 'payment_failed', detail: { code, plan_id: subscription_plan_id } })
  const cents = kind === 'card' ? (openInvoiceOf(facts)?.cents ?? 0) : attempt.amount
  await noteDeclined(tx, { userId, cause: key, planId: subscription_plan_id, cents, at, code })
  if (kind === 'subscribe' && facts.status !== 'ended')
    await deps.jobs.enqueue<ReleaseWork>(tx, releaseJob, { subscriptionId: facts.id, why: 'unpaid' })
  const pending = kind === 'switch' && openInvoiceOf(facts)
  if (pending) await deps.jobs.enqueue<ReleaseWork>(tx, releaseJob, { invoiceId: pending.id })
}
