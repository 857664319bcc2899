import { sql } from 'kysely'
import type Stripe from 'stripe'
import { expect } from 'vitest'
import { stripeClient } from '#platform/ports/payments/stripe/stripe-payments'
import { standInStripe } from '../../../stand-ins/stripe/app'
import { inProcessClient } from '../../../stand-ins/stripe/client'
import { secretKey } from '../../../stand-ins/stripe/protocol/keys'
import type { TestApp } from '../app/test-app'
import type { Person } from '../people/people'

type Body = Record<string, unknown> & { id: string }

const sandboxOf = ({ deps }: TestApp) => {
  if (!deps.payments.sandbox) throw new Error('the app has no sandbox')
  return deps.payments.sandbox
}

/** Makes a change at the provider, the bank or in its dashboard. */
export const order = <T = Body>(app: TestApp, name: string, data: object = {}): Promise<T> =>
  sandboxOf(app).control(name, data) as Promise<T>

/** The provider's dashboard, where vouchers are made. */
export async function dashboardOf({ deps }: TestApp): Promise<Stripe> {
  const { app } = await standInStripe({ db: deps.db, now: deps.now })
  const settings = { name: 'sandbox' as const, secretKey, webhookSecrets: [], apiBase: null, retries: 0 }
  return stripeClient({ ...settings, httpClient: inProcessClient(app) })
}

/** Orders a fault for the provider's next calls. */
export const fault = (app: TestApp, kind: string, call: string, times = 1, delay_ms = 0) => {
  const [method, path] = call.split(' ')
  return order(app, 'fault', { kind, method, path: `/v1/${path}`, times, delay_ms })
}

/** Passes time on both sides while everybody stays signed in, does the provider's due work, and delivers its events. */
export async function pass(app: TestApp, time: { days?: number; minutes?: number }): Promise<void> {
  app.forward(time)
  await app.deps.db.updateTable('sessions').set({ last_seen_at: app.deps.now() }).execute()
  await order(app, 'advance')
}

/** Every object of a kind at the provider, the oldest first. */
export async function atProvider(app: TestApp, kind: string): Promise<Body[]> {
  const { rows } = await sql<{
    body: Body
  }>`select body from stripe_stand_in.objects where kind = ${kind} order by seq`.execute(app.deps.db)
  return rows.map(({ body }) => body)
}

/** The provider's objects of a kind for an account. */
export async function ofAccount(app: TestApp, { id }: Person, kind: string): Promise<Body[]> {
  const row = await app.deps.db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', id)
    .executeTakeFirst()
  return (await atProvider(app, kind)).filter(({ customer }) => customer === (row?.customer_id ?? 'nobody'))
}

/** Cents charged to an account minus cents refunded. */
export async function charged(app: TestApp, person: Person): Promise<number> {
  const charges = await ofAccount(app, person, 'charge')
  const succeeded = charges.filter(({ status }) => status === 'succeeded')
  return succeeded.reduce((sum, { amount, amount_refunded }) => sum + Number(amount) - Number(amount_refunded), 0)
}

export const subscriptionOf = async ({ call }: TestApp, { token }: Person) => {
  const { status, data } = await call('GET /users/subscription', {}, token)
  expect(status).toBe(200)
  return data
}

export const paymentsOf = async ({ call }: TestApp, { token }: Person) =>
  (await call('GET /payments', { query: {} }, token)).data.items

/** Answers the bank's window as the buyer. */
export const bank = ({ call }: TestApp, { token }: Person, client_secret: string | null, answer: 'accept' | 'refuse') =>
  call('POST /payment/sandbox_bank', { body: { client_secret: client_secret ?? '', answer } }, token)

export const refreshPayment = ({ call }: TestApp, { token }: Person) => call('POST /payment/settle', {}, token)
