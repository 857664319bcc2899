import { hashToken, newToken } from '#platform/passwords/secrets'
import { type TestApp, testApp } from '../app/test-app'
import type { Person } from './people'

type AppWithDeps = Pick<TestApp, 'deps'>
type Options = {
  /** Organisation of its admin; null for the provider's. */
  orgId?: number | null
  /** The admin has just confirmed the identity: calls with `fresh` are open until the clock moves on. */
  confirmed?: boolean
}

let admins = 0

/** An admin with a registered session. */
export async function admin(
  { deps: { db, now } }: AppWithDeps,
  { orgId = null, confirmed = true }: Options = {},
): Promise<Person> {
  const email = `admin${++admins}@kasama.example`
  const at = now()
  const user = await db
    .insertInto('users')
    .values({ role: 'A', email, created_at: at, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sessionKey = newToken()
  const session = await db
    .insertInto('sessions')
    .values({
      user_id: user.id,
      session_key: sessionKey,
      created_at: at,
      last_seen_at: at,
      confirmed_at: confirmed ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('tokens')
    .values({ hash: hashToken(token), user_id: user.id, session_id: session.id, created_at: at })
    .execute()
  return { id: user.id, token, name: email, password: '', sessionKey }
}

/** Password of test admins. */
export const adminPassword = 'correct horse'

/** An admin with a password and no session, as before the first login. */
export async function newAdmin(
  { deps }: AppWithDeps,
  orgId: number | null = null,
): Promise<{ id: number; email: string }> {
  const email = `admin${++admins}@kasama.example`
  const password_hash = await deps.passwords.hash(adminPassword)
  const { id } = await deps.db
    .insertInto('users')
    .values({ role: 'A', email, created_at: deps.now(), org_id: orgId, password_hash })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}

/** Makes the first step of an admin's login. */
export async function adminLogin({ call }: Pick<TestApp, 'call'>, email: string): Promise<string> {
  const { data } = await call('POST /auth/login', { body: { email, password: adminPassword, role: 'A' } })
  return data.token
}

/** An admin whose login waits for its second factor. */
export async function pendingAdmin(app: TestApp): Promise<Person> {
  const { id, email } = await newAdmin(app)
  return { id, token: await adminLogin(app, email), name: email, password: adminPassword, sessionKey: '' }
}

export type Organisation = { id: number; name: string; short_url: string }

/** An organisation without members. */
export function organisation({ deps: { db } }: AppWithDeps, name: string): Promise<Organisation> {
  const short_url = name.toLowerCase().replaceAll(' ', '-')
  return db
    .insertInto('orgs')
    .values({ name, short_url })
    .returning(['id', 'name', 'short_url'])
    .executeTakeFirstOrThrow()
}

export type Desks = Record<'one' | 'other', { org: Organisation; admin: Person }> & { provider: Person }

/** An admin of the provider, and two organisations with an admin each. */
export async function desks(app: AppWithDeps, options: Pick<Options, 'confirmed'> = {}): Promise<Desks> {
  const withAdmin = async (name: string) => {
    const org = await organisation(app, name)
    return { org, admin: await admin(app, { ...options, orgId: org.id }) }
  }
  return {
    provider: await admin(app, options),
    one: await withAdmin('One Agency'),
    other: await withAdmin('Another Agency'),
  }
}

/** A server with the admins of `desks`. */
export async function testDesk(): Promise<{ app: TestApp; desk: Desks }> {
  const app = await testApp()
  const desk = await desks(app)
  return { app, desk }
}
