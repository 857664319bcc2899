import type { Kind } from '../state/kinds'
import type { World } from '../state/world'
import { listOf } from './list'
import { invalid } from './refusal'

/** Fields that hold an id, or a list of ids, which `expand` turns into the object. */
const expandable: Record<string, Kind> = {
  charge: 'charge',
  coupon: 'coupon',
  customer: 'customer',
  default_payment_method: 'payment_method',
  default_price: 'price',
  discount: 'discount',
  discounts: 'discount',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  pending_setup_intent: 'setup_intent',
  price: 'price',
  product: 'product',
  promotion_code: 'promotion_code',
  subscription: 'subscription',
}
const maxDepth = 4
type Body = Record<string, unknown>

/** Parts of an invoice that are included only on request. */
const onRequest: Record<string, (world: World, invoice: Body) => Promise<unknown>> = {
  async payments(world, { id }) {
    return listOf(
      `/v1/invoices/${id}/payments`,
      structuredClone(await world.all('invoice_payment', { invoice: String(id) })),
    )
  },
  async confirmation_secret(world, { id }) {
    const [payment] = await world.all('invoice_payment', { invoice: String(id), is_default: 'true' })
    const intent = payment && (await world.need('payment_intent', String(payment.payment.payment_intent)))
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  },
}

async function expandField(world: World, body: Body, field: string): Promise<unknown> {
  if (body.object === 'invoice' && onRequest[field] && body[field] === undefined) return onRequest[field](world, body)
  const value = body[field]
  const kind = expandable[field]
  const load = async (id: unknown) =>
    typeof id === 'string' && kind ? structuredClone((await world.find(kind, id)) ?? id) : id
  return Array.isArray(value) ? Promise.all(value.map(load)) : load(value)
}

async function expandPath(world: World, node: unknown, steps: string[], path: string): Promise<void> {
  const [step, ...rest] = steps
  if (step === undefined || node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const item of node) await expandPath(world, item, steps, path)
    return
  }
  const body = node as Body
  const isIncluded = body.object === 'invoice' && step in onRequest
  const isPresent = step in body || isIncluded
  const hasNestedSteps = rest.length > 0 && typeof body[step] === 'object'
  if (!isPresent || !(step in expandable || isIncluded || hasNestedSteps)) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
  }
  body[step] = await expandField(world, body, step)
  await expandPath(world, body[step], rest, path)
}

/** An answer with the objects that the caller asked to expand. */
export async function expanded(world: World, answer: object, paths: string[]): Promise<object> {
  if (paths.length === 0) return answer
  const copy = structuredClone(answer)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.filter((step) => step !== 'data').length > maxDepth) {
      throw invalid(`You cannot expand more than ${maxDepth} levels of a property`, { param: 'expand' })
    }
    await expandPath(world, copy, steps, path)
  }
  return copy
}
