import { isCurrent } from '@kasama/contract/billing.rules'
import type { Deps } from '../../../deps'
import { type Attempt, endAttempt, findAttempt, findStuck } from '../attempts/attempt.queries'
import { subscriptionOf } from '../attempts/payer'
import { claim, unclaim } from '../claim.queries'
import { finishClaimedCardChange } from '../plan-changes/change-card'
import { giveBack } from '../refunds/give-back'
import { findStuckRefunds, type Refund, requirePayment } from '../refunds/refund.queries'
import { endOver } from '../standing/end-over'
import { settle } from '../standing/settle'
import { handleEvent } from '../webhook/handle-event'
import { forgetCustomer } from './forget-customer.job'
import { forgetMended, noteRepair, type Repair } from './repair.queries'
import { dropOldEvents, findDue, findLastEvent, findLeftCustomers } from './upkeep.queries'

const stuckAfterMs = 10 * 60_000
const hourMs = 3_600_000
const cardWaitsMs = 23 * hourMs
const mendedShownMs = 24 * hourMs
/** The provider lists events for 30 days; who has seen none asks for those of the last three. */
const [eventsKeptMs, firstEventsMs] = [31 * 24 * hourMs, 3 * 24 * hourMs]

/** Says in words what was repaired, or what could not be. */
type Say = (line: string) => void

type Mended = Repair & { line: string }
type Tools = { deps: Deps; say: Say }

/** Each by itself: what was repaired is said and written down, what fails is said, and does not hold up the rest. */
async function each<T>(
  items: T[],
  { deps, say }: Tools,
  repair: (item: T) => Promise<Mended | null>,
): Promise<boolean> {
  let isWhole = true
  for (const item of items) {
    try {
      const done = await repair(item)
      if (!done) continue
      say(done.line)
      const isWorthARow = done.kind !== 'event' || done.before !== done.after
      if (isWorthARow) await noteRepair(deps.db, done, deps.now())
    } catch (error) {
      isWhole = false
      say(`not repaired: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return isWhole
}

/**
 * The provider waits for ever for the buyer of a card that pays nothing now: after a day we do not. Payments are given up
 * by the provider itself, by then.
 */
async function giveUpCard(deps: Deps, attempt: Attempt, subscriptionId: string): Promise<void> {
  const { db, now, payments } = deps
  const { id, kind, setup_intent, created_at } = attempt
  const at = now()
  if (at.getTime() - created_at.getTime() < cardWaitsMs) return
  if (kind === 'subscribe') {
    await payments.end(subscriptionId)
    await settle(deps, subscriptionId)
  } else if (setup_intent) {
    await payments.cancelSetUp(setup_intent)
    await endAttempt(db, id, { state: 'failed', code: 'payment_abandoned', at })
  }
}

/** An attempt that nobody is at, also not its buyer, who may have pressed again since it was listed. */
async function repairAttempt(deps: Deps, { id }: Attempt): Promise<Mended | null> {
  if (!(await claim(deps, 'payment_attempts', id))) return null
  try {
    const attempt = await findAttempt(deps.db, id)
    return attempt ? await repairClaimed(deps, attempt) : null
  } finally {
    await unclaim(deps.db, 'payment_attempts', id)
  }
}

/** What the provider knows of an attempt; it ends where the provider has never heard of it. */
async function repairClaimed(deps: Deps, attempt: Attempt): Promise<Mended | null> {
  const subscriptionId = await subscriptionOf(deps, attempt)
  const seen = subscriptionId ? await settle(deps, subscriptionId, { holder: attempt.id }) : undefined
  const outcome = seen?.outcomes.get(attempt.id)
  if (!subscriptionId || outcome?.state === 'absent')
    await endAttempt(deps.db, attempt.id, { state: 'failed', code: 'payment_abandoned', at: deps.now() })
  else if (outcome?.state === 'confirmed') await finishClaimedCardChange(deps, attempt)
  else if (outcome?.state === 'needs_buyer') await giveUpCard(deps, attempt, subscriptionId)
  const after = await findAttempt(deps.db, attempt.id)
  if (!after?.ended_at) return null
  const change = { userId: attempt.user_id, before: seen?.before ?? null, after: seen?.after ?? null }
  return { line: `attempt ${attempt.id}: ${after.state}`, kind: 'attempt', about: attempt.key, ...change }
}

/** A refund that nobody is at: it is given once, or was refused. */
async function repairRefund(deps: Deps, refund: Refund): Promise<Mended | null> {
  if (!(await claim(deps, 'refunds', refund.id))) return null
  const after = await giveBack(deps, refund)
  if (!after.ended_at) throw new Error(`refund ${refund.id}: the provider gave no clear answer`)
  const { user_id: userId } = await requirePayment(deps.db, refund.payment_id)
  return { line: `refund ${refund.id}: ${after.state}`, kind: 'refund', about: String(refund.id), userId }
}

async function missedEvents(tools: Tools, at: Date): Promise<boolean> {
  const { deps } = tools
  const last = await findLastEvent(deps.db)
  const since = last ? last.getTime() - hourMs : at.getTime() - firstEventsMs
  return each([new Date(since)], tools, async (from) => {
    const missed = await deps.payments.listEvents(from)
    const isWhole = await each(missed, tools, async (event) => {
      const came = await handleEvent(deps, event)
      return came && { line: `event ${event.id}: had not come`, kind: 'event', about: event.id, ...came }
    })
    if (!isWhole) throw new Error('some events')
    return null
  })
}

/** Plans that something should have happened to by now. */
async function duePlans(tools: Tools, at: Date): Promise<boolean> {
  const { deps } = tools
  const looked = await each(await findDue(deps.db, at), tools, async (row) => {
    const about = row.provider_subscription
    const seen = about === null ? null : await settle(deps, about)
    const hasChanged = about !== null && seen !== null && seen.before !== seen.after
    return hasChanged ? { line: `account ${row.user_id}: ${seen.after}`, kind: 'plan', about, ...seen } : null
  })
  const ended = await each(await findDue(deps.db, at), tools, async (row) => {
    const isEnded = !isCurrent(row, at) && (await endOver(deps, row))
    const about = row.provider_subscription ?? ''
    return isEnded
      ? { line: `account ${row.user_id}: its plan is over`, kind: 'over', about, userId: row.user_id }
      : null
  })
  return looked && ended
}

/** Brings us in line with the provider wherever an answer, an event or a process was lost. Answers whether all of it went well. */
export async function reconcile(deps: Deps, say: Say): Promise<boolean> {
  const { db, now } = deps
  const tools = { deps, say }
  const at = now()
  const before = new Date(at.getTime() - stuckAfterMs)
  const results = [
    await each(await findStuck(db, before, at), tools, (attempt) => repairAttempt(deps, attempt)),
    await each(await findStuckRefunds(db, before, at), tools, (refund) => repairRefund(deps, refund)),
    await missedEvents(tools, at),
    await duePlans(tools, at),
    await each(await findLeftCustomers(db), tools, async (customerId) => {
      await forgetCustomer(deps, customerId)
      return { line: `customer ${customerId}: forgotten`, kind: 'customer', about: customerId, userId: null }
    }),
  ]
  await dropOldEvents(db, new Date(at.getTime() - eventsKeptMs))
  await forgetMended(db, new Date(at.getTime() - mendedShownMs))
  return results.every(Boolean)
}
