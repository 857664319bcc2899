import type { Language } from '@kasama/contract/language'
import { periodEnd } from '@kasama/contract/money/billing.rules'
import { grantPlan } from '#money/plan/plan.queries'
import type { TestApp } from '../app/test-app'

/** A server that can be called. */
type CallableApp = Pick<TestApp, 'call' | 'deps'>

export type Person = { id: number; token: string; name: string; password: string; sessionKey: string }

let people = 0
const password = 'correct horse'

export async function employer({ call }: CallableApp): Promise<Person> {
  const email = `employer${++people}@home.example`
  const { data } = await call('POST /auth/signup', { body: { email, password } })
  return { id: data.user.id, token: data.token, name: email, password, sessionKey: data.session_key }
}

/** Address of a card's owner. */
export const cardAddress = JSON.stringify({
  line1: '1 Sample Road',
  city: 'Singapore',
  postal_code: '000000',
  country: 'SG',
})

/** An employer with a plan that was not charged. */
export async function subscriber(app: CallableApp, planId: 10 | 11 = 11): Promise<Person> {
  const person = await employer(app)
  const { db, now } = app.deps
  const to = periodEnd(now(), planId === 11 ? 'yearly' : 'monthly')
  await grantPlan(db, { userId: person.id, planId, from: now(), to })
  return person
}

export function pay({ call }: CallableApp, person: Person, plan_id: number | string, source_id = 'pm_card_visa') {
  return call(
    'POST /payment/subscribe',
    { body: { plan_id, source_id, name: 'Sample Person', address: cardAddress } },
    person.token,
  )
}

/** An employer who has paid for a plan. */
export async function payingEmployer(app: CallableApp, plan: 10 | 11 = 10, source?: string): Promise<Person> {
  const boss = await employer(app)
  const { status } = await pay(app, boss, plan, source)
  if (status !== 200) throw new Error(`the payment was answered with ${status}`)
  return boss
}

export async function logIn({ call }: CallableApp, username: string, secret: string): Promise<Person> {
  const { data } = await call('POST /auth/login', { body: { username, password: secret, role: 'W' } })
  const { token, user } = data
  const session = await call('POST /auth/session/:id', { params: { id: user.id } }, token)
  return { id: user.id, token, name: username, password: secret, sessionKey: session.data.session_key }
}

/** Checks her password on her session: for five minutes she may change what needs a fresh check. */
export const checkPassword = ({ call }: CallableApp, { name, password: secret, token }: Person) =>
  call('POST /auth/login', { body: { username: name, password: secret } }, token)

/** An employer with a plan and her worker, both logged in. */
export async function household(
  app: CallableApp,
  language: Language = 'mya',
): Promise<{ boss: Person; worker: Person }> {
  const boss = await subscriber(app)
  const body = { workpermit: `worker${++people}`, language_code: language }
  const { data } = await app.call('POST /auth/worker_signup', { body }, boss.token)
  return { boss, worker: await logIn(app, data.username, data.password) }
}
