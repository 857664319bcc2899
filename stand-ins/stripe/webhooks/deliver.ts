import { sql } from 'kysely'
import Stripe from 'stripe'
import { timeOf } from '../clock/clock'
import type { Context } from '../context'
import { findRows } from '../state/find'
import type { Kinds } from '../state/kinds'
import { ownEndpointId } from './endpoints'
import { webhookOrder } from './orders'

type Delivery = { id: number; event_id: string; endpoint_id: string; tries: number }

/** Waits in seconds between the attempts of a delivery, over three days. */
const gaps = [5, 60, 300, 1800, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600]
/** Time after which the work of a process that died during delivery is free for others. */
const lease = sql`now() + interval '20 seconds'`

/** Claims one due delivery that no other process holds. */
async function claim({ db }: Context, now: number): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`update stripe_stand_in.deliveries set claimed_until = ${lease}
    where id = (select id from stripe_stand_in.deliveries
      where due_at <= ${now} and (claimed_until is null or claimed_until < now())
      order by id limit 1 for update skip locked)
    returning id, event_id, endpoint_id, tries`.execute(db)
  return rows[0]
}

async function send({ db, webhook }: Context, { event_id, endpoint_id }: Delivery, now: number): Promise<number> {
  const [event] = await findRows(db, 'event', { id: event_id })
  const [stored] = endpoint_id === ownEndpointId ? [] : await findRows(db, 'webhook_endpoint', { id: endpoint_id })
  const endpoint = stored ? (stored.body as Kinds['webhook_endpoint']) : webhook
  if (!event || !endpoint) return 200
  const payload = JSON.stringify(event.body)
  const secret = (await webhookOrder(db)).sign_with ?? endpoint.secret ?? ''
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now })
  if ('deliver' in endpoint) return endpoint.deliver(payload, signature)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  const answer = await fetch(endpoint.url, {
    method: 'POST',
    body: payload,
    headers,
    signal: AbortSignal.timeout(10_000),
  })
  return answer.status
}

const removeDelivery = ({ db }: Context, { id, event_id }: Delivery) =>
  sql`with gone as (delete from stripe_stand_in.deliveries where id = ${id})
    update stripe_stand_in.objects
    set body = jsonb_set(body, '{pending_webhooks}', to_jsonb(greatest((body ->> 'pending_webhooks')::int - 1, 0)))
    where id = ${event_id}`.execute(db)

async function retryLater(context: Context, delivery: Delivery, now: number) {
  const gap = gaps[delivery.tries]
  if (gap === undefined) return removeDelivery(context, delivery)
  return sql`update stripe_stand_in.deliveries
    set tries = tries + 1, due_at = ${now + gap}, claimed_until = null where id = ${delivery.id}`.execute(context.db)
}

/** Sends due deliveries one after the other; returns how many were accepted. */
export async function deliverDue(context: Context): Promise<number> {
  let accepted = 0
  for (;;) {
    const now = Math.floor((await timeOf(context.db, context.now)).getTime() / 1000)
    const delivery = await claim(context, now)
    if (!delivery) return accepted
    const status = await send(context, delivery, now).catch(() => 0)
    const isAccepted = status >= 200 && status < 300
    await (isAccepted ? removeDelivery(context, delivery) : retryLater(context, delivery, now))
    if (isAccepted) accepted++
  }
}
