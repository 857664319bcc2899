import { sql } from 'kysely'
import type { Context } from '../context'
import { giveUp } from '../invoices/settle'
import { readOrder, runExclusive, type Tx } from '../state/store'
import { openWorld, type World } from '../state/world'
import { endSubscription, expire } from '../subscriptions/cancel-subscription'
import { finalizeAndCollect, renew, tryToCollect } from '../subscriptions/renew'
import { writeEvents } from '../webhooks/events'
import { timeOf } from './clock'

type Due = { id: string; kind: 'subscription' | 'invoice'; due_at: number }
/** Name of the order that keeps renewals as drafts for their hour. */
export const draftsOrder = 'renewals_stay_drafts'

async function earliestDue(tx: Tx, now: number): Promise<Due | undefined> {
  const { rows } = await sql<Due>`select id, kind, due_at from stripe_stand_in.objects
    where due_at <= ${now} order by due_at, seq limit 1`.execute(tx)
  return rows[0]
}

async function processSubscription(world: World, id: string, asDraft: boolean): Promise<void> {
  const subscription = await world.need('subscription', id)
  if (subscription.status === 'incomplete') return expire(world, subscription)
  const { cancel_at: cancelAt, pending_update: update } = subscription
  if (update && update.expires_at <= world.now) {
    const invoiceId = world.hidden(id).pendingUpdate?.invoice
    const invoice = invoiceId ? await world.find('invoice', invoiceId) : undefined
    if (invoice?.status === 'open') return giveUp(world, invoice, 'void')
    subscription.pending_update = null
    world.save(subscription)
    return
  }
  if (cancelAt !== null && cancelAt <= world.now) return endSubscription(world, subscription, 'cancellation_requested')
  return renew(world, subscription, asDraft)
}

async function processInvoice(world: World, id: string): Promise<void> {
  const invoice = await world.need('invoice', id)
  return invoice.status === 'draft' ? finalizeAndCollect(world, invoice) : tryToCollect(world, invoice)
}

/** Does the earliest due work at its own moment; returns whether there was any. */
async function step(context: Context): Promise<boolean> {
  return runExclusive(context.db, async (tx) => {
    const now = await timeOf(tx, context.now)
    const due = await earliestDue(tx, Math.floor(now.getTime() / 1000))
    if (!due) return false
    const world = openWorld(tx, new Date(Number(due.due_at) * 1000))
    if (due.kind === 'invoice') await processInvoice(world, due.id)
    else await processSubscription(world, due.id, (await readOrder<boolean>(tx, draftsOrder)) ?? false)
    await writeEvents(world, context.webhook, { id: null, idempotency_key: null })
    await world.write()
    return true
  })
}

/** Does all due work, in the order of time. */
export async function advance(context: Context): Promise<void> {
  while (await step(context)) {
    // One step may make the next one due.
  }
}
