import { hashToken, newToken } from '../src/platform/passwords/secrets'
import type { Person } from './people'
import type { TestApp } from './test-app'

let clerks = 0

/** An admin of the provider, or of an organisation, who was asked who she is a moment ago. */
export async function clerk({ deps: { db, now } }: TestApp, orgId: number | null = null): Promise<Person> {
  const email = `clerk${++clerks}@kasama.example`
  const at = now()
  const user = await db
    .insertInto('users')
    .values({ role: 'A', email, fullname: `Clerk ${clerks}`, created_at: at, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sessionKey = newToken()
  const session = await db
    .insertInto('sessions')
    .values({ user_id: user.id, session_key: sessionKey, created_at: at, last_seen_at: at, confirmed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('tokens')
    .values({ hash: hashToken(token), user_id: user.id, session_id: session.id, created_at: at, confirmed_at: at })
    .execute()
  return { id: user.id, token, name: email, password: '', sessionKey }
}

/** She was asked again who she is. */
export async function confirm({ deps: { db, now } }: TestApp, { id }: Person): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now(), last_seen_at: now() }).where('user_id', '=', id).execute()
}
