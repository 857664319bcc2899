import type Stripe from 'stripe'
import { discountsAt, discountsShape, resolveDiscounts } from '../catalogue/discounts'
import { needCustomer, newCustomer } from '../customers/customers'
import { draftBill } from '../invoices/bill'
import { type LineDraft, periodLine } from '../invoices/lines'
import { makeInvoice } from '../invoices/make-invoice'
import { draftsOf, waitingItems } from '../invoices/waiting-items'
import { periodEnd } from '../money/periods'
import { idOf } from '../protocol/merge'
import { invalid, Refusal } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { boolean, group, text } from '../protocol/shapes'
import type { World } from '../state/world'
import { needPrice } from './create-subscription'
import { type Change, changeShape, itemOf, type PlanChange, planChange } from './plan-change'

type Details = Change & { cancel_at_period_end?: boolean }
type PreviewParams = {
  customer?: string
  currency?: string
  subscription?: string
  subscription_details?: Details
  discounts?: { coupon?: string; promotion_code?: string }[] | ''
}

const asPreview = (invoice: Stripe.Invoice): Stripe.Invoice => ({
  ...invoice,
  id: `upcoming_${invoice.id}`,
  billing_reason: 'upcoming',
})

/** Previews the first invoice of a subscription that does not exist yet. */
async function previewNew(world: World, params: PreviewParams): Promise<Stripe.Invoice> {
  const itemInput = params.subscription_details?.items?.[0]
  const price = await needPrice(world, itemInput?.price, 'subscription_details[items][0][price]')
  const customer = params.customer ? await needCustomer(world, params.customer) : newCustomer(world, {})
  const { now } = world
  const quantity = itemInput?.quantity ?? 1
  const period = { start: now, end: periodEnd(now, price.recurring, now) }
  const discounts = await resolveDiscounts(world, params.discounts, customer.id, (price.unit_amount ?? 0) * quantity)
  return makeInvoice(world, {
    customer,
    subscription: null,
    metadata: {},
    reason: 'subscription_create',
    drafts: [await periodLine(world, price, quantity, '', period)],
    discounts: await discountsAt(world, discounts, now),
    period: { start: now, end: now },
  })
}

/** Lines of the next renewal, with the prorations that wait for it. */
async function renewalDrafts(
  world: World,
  subscription: Stripe.Subscription,
  { anchor, drafts, item }: PlanChange,
): Promise<LineDraft[]> {
  const { current_period_end: start, price, quantity = 1 } = item
  if (!price.recurring) return drafts
  const period = { start, end: periodEnd(anchor, price.recurring, start) }
  return [
    ...(await draftsOf(world, await waitingItems(world, subscription))),
    ...drafts,
    await periodLine(world, price, quantity, item.id, period),
  ]
}

async function previewChange(world: World, params: PreviewParams, id: string): Promise<Stripe.Invoice> {
  const subscription = await world.need('subscription', id, 'subscription')
  const details = params.subscription_details ?? {}
  const isEnding = details.cancel_at_period_end ?? subscription.cancel_at_period_end
  const change = await planChange(world, subscription, details)
  if (subscription.ended_at !== null || (isEnding && !change.isBilledNow)) {
    const message = `No upcoming invoices for customer: ${idOf(subscription.customer)}`
    throw new Refusal(404, { type: 'invalid_request_error', code: 'invoice_upcoming_none', message })
  }
  const amount = (change.item.price.unit_amount ?? 0) * (change.item.quantity ?? 1)
  const discounts =
    params.discounts === undefined
      ? undefined
      : await resolveDiscounts(world, params.discounts, idOf(subscription.customer), amount)
  const drafts = change.isBilledNow ? change.drafts : await renewalDrafts(world, subscription, change)
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const input = {
    reason: 'subscription_update',
    drafts,
    period: { start, end },
    prorationDate: details.proration_date,
  } as const
  const moment = change.isBilledNow ? undefined : end
  return draftBill(world, subscription, { ...input, moment }, discounts)
}

/** Previews a charge, by the same calculation as the charge itself. Nothing is stored. */
async function createPreview(world: World, params: PreviewParams): Promise<Stripe.Invoice> {
  if (params.subscription) return asPreview(await previewChange(world, params, params.subscription))
  if (!params.subscription_details?.items)
    throw invalid('You must provide a subscription, or items for one.', { param: 'subscription' })
  return asPreview(await previewNew(world, params))
}

export const previewRoutes = [
  route<PreviewParams>(
    'POST /v1/invoices/create_preview',
    {
      currency: text,
      customer: text,
      discounts: discountsShape,
      subscription: text,
      subscription_details: group<Details>({ ...changeShape, cancel_at_period_end: boolean }),
    },
    createPreview,
  ),
]
