import { singaporeMonth } from '@kasama/contract/calendar.rules'
import { hashToken, newToken } from '#platform/passwords/secrets'
import type { TestApp } from '../app/test-app'
import type { Person } from '../people/people'

type AppWithDeps = Pick<TestApp, 'deps'>

/** Gives a worker `count` credits, of the months before a given one. */
export async function giveCredits(
  { deps: { db, now } }: AppWithDeps,
  worker: Pick<Person, 'id'>,
  count: number,
  until = now(),
) {
  const [year = 0, month = 0] = singaporeMonth(until).split('-').map(Number)
  const rows = Array.from({ length: count }, (_, index) => ({
    worker_id: worker.id,
    month: new Date(Date.UTC(year, month - 2 - index)).toISOString().slice(0, 10),
    created_at: until,
    percent: 95,
    answers: 20,
    videos: 4,
  }))
  if (count > 0) await db.insertInto('credits').values(rows).execute()
}

/** A logged-in admin of the provider, or of an organisation. */
export async function staff({ deps: { db, now } }: AppWithDeps, orgId: number | null = null): Promise<Person> {
  const at = now()
  const name = `staff-${Math.random()}@kasama.example`
  const user = await db
    .insertInto('users')
    .values({ role: 'A', email: name, created_at: at, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sessionKey = newToken()
  const session = await db
    .insertInto('sessions')
    .values({ user_id: user.id, session_key: sessionKey, created_at: at, last_seen_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('tokens')
    .values({ hash: hashToken(token), user_id: user.id, session_id: session.id, created_at: at })
    .execute()
  return { id: user.id, token, name, password: '', sessionKey }
}
