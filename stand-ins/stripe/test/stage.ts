import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import { testDatabase } from '../../../server/test/database/test-database'
import { standInStripe } from '../app'
import { inProcessClient } from '../client'
import type { OwnWebhook } from '../webhooks/endpoints'

type Setting = { webhook?: OwnWebhook; at?: string }
export type Stage = Awaited<ReturnType<typeof stage>>

/** A stand-in over an empty database, with a clock that moves on request only, and an SDK that speaks to it. */
export async function stage({ webhook, at = '2026-01-31T15:59:00Z' }: Setting = {}) {
  const database = await testDatabase()
  const { app, delivered } = await standInStripe({
    db: database.db,
    now: () => new Date(at),
    control: true,
    ...(webhook && { webhook }),
  })
  const stripe = new Stripe('sk_test_standin', {
    httpClient: inProcessClient(app),
    maxNetworkRetries: 0,
    telemetry: false,
  })

  async function order<T = unknown>(name: string, body: object = {}): Promise<T> {
    const reply = await app.inject({ method: 'POST', url: `/_stand_in/${name}`, payload: body })
    if (reply.statusCode !== 200) throw new Error(reply.payload)
    return reply.json()
  }

  return {
    app,
    delivered,
    stripe,
    order,
    /** Moves the clock to a moment and does all due work. */
    goTo: (moment: string) => order('clock', { to: moment }),
    /** The bank's window: the buyer authenticates herself or refuses. */
    async atTheBank(clientSecret: string | null | undefined, answer: 'accept' | 'refuse') {
      const form = new URLSearchParams({ client_secret: clientSecret ?? '', answer, key: 'pk_test_standin' })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const reply = await app.inject({
        method: 'POST',
        url: '/v1/3ds2/authenticate',
        headers,
        payload: form.toString(),
      })
      return { status: reply.statusCode, ...reply.json() }
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** The plans of the product, and a customer with a card. */
export async function shop({ stripe }: Pick<Stage, 'stripe'>) {
  const product = await stripe.products.create({ name: 'Kasama' })
  const price = (unit_amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({ product: product.id, currency: 'sgd', unit_amount, recurring: { interval } })
  const monthly = await price(1990, 'month')
  const yearly = await price(14_900, 'year')
  return {
    product,
    monthly,
    yearly,
    async customerWith(card = 'pm_card_visa') {
      const customer = await stripe.customers.create({ email: 'boss@example.com' })
      const method = await stripe.paymentMethods.attach(card, { customer: customer.id })
      return { id: customer.id, method: method.id }
    },
  }
}
export type Shop = Awaited<ReturnType<typeof shop>>

/** The error of a call that must fail. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw error ?? new Error('the call did not fail')
}

export async function pagesOf<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of list) all.push(item)
  return all
}
export const finishWith = (it: Stage) => onTestFinished(() => it.close())
