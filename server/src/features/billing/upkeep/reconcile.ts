import { isCurrent } from '@kasama/contract/billing.rules'
import type { Deps } from '../../../deps'
import { type Attempt, endAttempt, findAttempt, findStuck } from '../attempts/attempt.queries'
import { subscriptionOf } from '../attempts/payer'
import { finishCardChange } from '../plan-changes/change-card'
import { endOver } from '../standing/end-over'
import { settle } from '../standing/settle'
import { handleEvent } from '../webhook/handle-event'
import { forgetCustomer } from './forget-customer.job'
import { dropOldEvents, findDue, findLastEvent, findLeftCustomers } from './upkeep.queries'

const stuckAfterMs = 10 * 60_000
const hourMs = 3_600_000
const cardWaitsMs = 23 * hourMs
/** The provider lists events for 30 days; who has seen none asks for those of the last three. */
const [eventsKeptMs, firstEventsMs] = [31 * 24 * hourMs, 3 * 24 * hourMs]

/** Says in words what was repaired, or what could not be. */
type Say = (line: string) => void

/** Each by itself: what fails is said, and does not hold up the rest. */
async function each<T>(items: T[], say: Say, repair: (item: T) => Promise<string | null>): Promise<boolean> {
  let isWhole = true
  for (const item of items) {
    try {
      const done = await repair(item)
      if (done) say(done)
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

/** An attempt that nobody is at: what the provider knows of it, and nothing where it has never heard of it. */
async function repairAttempt(deps: Deps, attempt: Attempt): Promise<string | null> {
  const subscriptionId = await subscriptionOf(deps, attempt)
  const outcome = subscriptionId ? (await settle(deps, subscriptionId)).outcomes.get(attempt.id) : undefined
  if (!subscriptionId || outcome?.state === 'absent')
    await endAttempt(deps.db, attempt.id, { state: 'failed', code: 'payment_abandoned', at: deps.now() })
  else if (outcome?.state === 'confirmed') await finishCardChange(deps, attempt.id)
  else if (outcome?.state === 'needs_buyer') await giveUpCard(deps, attempt, subscriptionId)
  const after = await findAttempt(deps.db, attempt.id)
  return after?.ended_at ? `attempt ${attempt.id}: ${after.state}` : null
}

/** Brings us in line with the provider wherever an answer, an event or a process was lost. Answers whether all of it went well. */
export async function reconcile(deps: Deps, say: Say): Promise<boolean> {
  const { db, now } = deps
  const at = now()
  const stuck = await findStuck(db, new Date(at.getTime() - stuckAfterMs), at)
  const attempts = await each(stuck, say, (attempt) => repairAttempt(deps, attempt))
  const last = await findLastEvent(db)
  const since = last ? last.getTime() - hourMs : at.getTime() - firstEventsMs
  const events = await each([new Date(since)], say, async (from) => {
    const missed = await deps.payments.listEvents(from)
    const isWhole = await each(missed, say, async (event) =>
      (await handleEvent(deps, event)) ? `event ${event.id}: had not come` : null,
    )
    if (!isWhole) throw new Error('some events')
    return null
  })
  const plans = await each(await findDue(db, at), say, async (row) => {
    if (row.provider_subscription) await settle(deps, row.provider_subscription)
    return null
  })
  const over = await each(await findDue(db, at), say, async (row) => {
    const isEnded = !isCurrent(row, at) && (await endOver(deps, row))
    return isEnded ? `account ${row.user_id}: its plan is over` : null
  })
  const customers = await each(await findLeftCustomers(db), say, async (customerId) => {
    await forgetCustomer(deps, customerId)
    return `customer ${customerId}: forgotten`
  })
  await dropOldEvents(db, new Date(at.getTime() - eventsKeptMs))
  return attempts && events && plans && over && customers
}
