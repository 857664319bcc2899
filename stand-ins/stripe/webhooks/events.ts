import { sql } from 'kysely'
import Stripe from 'stripe'
import type { World } from '../state/world'
import { endpointsFor, type OwnWebhook } from './endpoints'
import { webhookOrder } from './orders'

export type Cause = { id: string | null; idempotency_key: string | null }

/** Writes a call's events, and the deliveries of each to its endpoints. */
export async function writeEvents(world: World, own: OwnWebhook | undefined, request: Cause): Promise<void> {
  const deliveries: object[] = []
  const order = await webhookOrder(world.tx)
  for (const { type, object, previous } of world.events) {
    const endpoints = order.lost ? [] : await endpointsFor(world, own, type)
    const { id } = world.add<'event'>({
      id: world.newId('event'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: world.now,
      data: {
        object: object as unknown as Stripe.Event.Data.Object,
        ...(previous && { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: endpoints.length,
      request,
      type,
    })
    const due_at = world.now + order.late_seconds
    for (const endpoint_id of endpoints)
      deliveries.push(...Array(order.twice ? 2 : 1).fill({ event_id: id, endpoint_id, due_at }))
  }
  if (order.out_of_order) deliveries.reverse()
  if (deliveries.length === 0) return
  await sql`insert into stripe_stand_in.deliveries (event_id, endpoint_id, due_at)
    select event_id, endpoint_id, due_at from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
      as row (event_id text, endpoint_id text, due_at bigint)`.execute(world.tx)
}
