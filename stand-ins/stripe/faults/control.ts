import type { FastifyInstance } from 'fastify'
import { draftsOrder } from '../clock/advance'
import { setTime, timeOf } from '../clock/clock'
import type { WorldClock } from '../clock/keep-going'
import type { Context } from '../context'
import { refund } from '../payments/charges'
import { closeDispute, openDispute } from '../payments/disputes'
import { findRows } from '../state/find'
import type { Kind } from '../state/kinds'
import { runExclusive, writeOrder } from '../state/store'
import { openWorld, type World } from '../state/world'
import { writeEvents } from '../webhooks/events'
import { orderWebhooks, type WebhookOrder } from '../webhooks/orders'
import type { Fault } from './faults'

/** Makes a change at the bank or in the dashboard, not by a call of ours. */
async function applyChange<T>(context: Context, change: (world: World) => Promise<T>): Promise<T> {
  return runExclusive(context.db, async (tx) => {
    const world = openWorld(tx, await timeOf(tx, context.now))
    const result = await change(world)
    await writeEvents(world, context.webhook, { id: null, idempotency_key: null })
    await world.write()
    return result
  })
}

type Orders = {
  /** An ISO date; work that is due until then is done and its events are delivered. */
  clock: { to: string }
  fault: Fault
  webhooks: Partial<WebhookOrder>
  drafts: { renewals_stay_drafts: boolean }
  /** Code with which a card's next payments are declined: insufficient_funds, expired_card, … */
  card: { payment_method: string; code: string; times: number }
  dispute: { charge: string; reason: string }
  decide: { dispute: string; status: 'won' | 'lost' }
  refund: { charge: string; amount?: number }
}

/** Routes for tests: changes by Stripe's dashboard and test clocks, and faults. */
export function addControlDoor(app: FastifyInstance, context: Context, backgroundWork: WorldClock): void {
  function order<Name extends keyof Orders>(name: Name, handle: (order: Orders[Name]) => Promise<unknown>): void {
    app.post(`/_stand_in/${name}`, async (request, reply) => {
      const result = await handle(request.body as Orders[Name])
      if (name !== 'webhooks') backgroundWork.deliverSoon()
      return reply.send(result ?? {})
    })
  }

  order('clock', async ({ to }) => {
    await runExclusive(context.db, (tx) => setTime(tx, context.now, new Date(to)))
    await backgroundWork.advance()
  })
  order('fault', async (fault) => context.faults.order(fault))
  order('webhooks', async (settings) => void (await orderWebhooks(context.db, settings)))
  order('drafts', async (settings) => void (await writeOrder(context.db, draftsOrder, settings.renewals_stay_drafts)))
  order('card', ({ payment_method: id, code, times }) =>
    applyChange(context, async (world) => {
      await world.need('payment_method', id)
      world.setHidden(id, { declines: { code, times } })
    }),
  )
  order('dispute', ({ charge, reason }) =>
    applyChange(context, async (world) => openDispute(world, await world.need('charge', charge), reason)),
  )
  order('decide', ({ dispute, status }) =>
    applyChange(context, async (world) => closeDispute(world, await world.need('dispute', dispute), status)),
  )
  order('refund', (given) => applyChange(context, (world) => refund(world, given)))
  app.post('/_stand_in/no_faults', async () => {
    context.faults.forget()
    return {}
  })
  app.post('/_stand_in/advance', async () => {
    await backgroundWork.advance()
    return {}
  })
  /** Every object of a kind, for proofs over the whole run. */
  app.get<{ Params: { kind: Kind } }>('/_stand_in/all/:kind', async ({ params }) =>
    (await findRows(context.db, params.kind, {})).map(({ body }) => body),
  )
}
