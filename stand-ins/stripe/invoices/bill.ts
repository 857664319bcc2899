import type Stripe from 'stripe'
import { discountsAt, dropUsed } from '../catalogue/discounts'
import { idOf } from '../protocol/merge'
import type { World } from '../state/world'
import type { LineDraft } from './lines'
import { type Bill, makeInvoice } from './make-invoice'

type BillInput = {
  reason: Bill['reason']
  drafts: LineDraft[]
  period: Bill['period']
  prorationDate?: number | undefined
  /** When the bill will be made, if not now. */
  moment?: number | undefined
}

/** A draft invoice for a subscription, not stored; `addBill` stores it. */
export async function draftBill(
  world: World,
  subscription: Stripe.Subscription,
  input: BillInput,
  discounts?: Stripe.Discount[],
): Promise<Stripe.Invoice> {
  const applicable =
    discounts ?? (await Promise.all(subscription.discounts.map((id) => world.need('discount', idOf(id)))))
  return makeInvoice(world, {
    customer: await world.need('customer', idOf(subscription.customer)),
    subscription: subscription.id,
    metadata: subscription.metadata,
    discounts: await discountsAt(world, applicable, input.moment ?? world.now),
    ...input,
  })
}

export async function addBill(
  world: World,
  subscription: Stripe.Subscription,
  input: BillInput,
): Promise<Stripe.Invoice> {
  const invoice = world.add<'invoice'>(await draftBill(world, subscription, input))
  subscription.latest_invoice = invoice.id
  await dropUsed(world, subscription, world.now)
  world.save(subscription)
  world.emit('invoice.created', invoice)
  return invoice
}
