import { sql } from 'kysely'
import { openPostgres } from '../../server/src/platform/database/database'
import { createPasswords, fullCost } from '../../server/src/platform/passwords/passwords'
import { keepPace, sendByFetch, sendPaced } from './pace'
import type { LoggedIn } from './scale-people'
import { createTimes } from './times'

const password = 'orchid tree'
const perSecond = 50
const seconds = 20
/** Calls a second of people who are logged in already. */
const othersPerSecond = 100

/** User IDs of other workers, who are logged out and have this password. */
async function logOutWorkers(databaseUrl: string, count: number, others: LoggedIn[]): Promise<string[]> {
  const { db, close } = openPostgres(databaseUrl, { statementMs: 0 })
  const hash = await createPasswords(fullCost).hash(password)
  const otherIds = others.map(({ worker }) => worker.id)
  const chosen = sql`(select id from users
    where role = 'W' and id <> all(${otherIds}::int[]) order by id desc limit ${count})`
  await sql`update sessions set ended_at = now() where ended_at is null and user_id in ${chosen}`.execute(db)
  const { rows } = await sql<{ username: string }>`
    update users set password_hash = ${hash} where id in ${chosen} returning username`.execute(db)
  await close()
  return rows.map(({ username }) => username)
}

const post = (path: string, body: object, token = '') => ({
  name: path,
  path: `/api${path}`,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
})

/** Logs in as the page does: the password, then the session; returns the last status, 0 if the connection broke. */
async function logIn(url: string, username: string): Promise<number> {
  const reply = await sendByFetch(url, post('/auth/login', { username, password, role: 'W' }))
  if (reply?.status !== 200) return reply?.status ?? 0
  const { data } = (await reply.json()) as { data: { token: string; user: { id: number } } }
  return (await sendByFetch(url, post(`/auth/session/${data.user.id}`, {}, data.token)))?.status ?? 0
}

/** A storm of logins while others go on; and the others without it. */
export async function measureLoginStorm(url: string, databaseUrl: string, households: LoggedIn[]) {
  const usernames = await logOutWorkers(databaseUrl, perSecond * seconds, households)
  const others = { url, households, perSecond: othersPerSecond, seconds }
  const before = await sendPaced(others)
  const { record, result } = createTimes()
  const begin = async (n: number) => {
    const startedAt = performance.now()
    const status = await logIn(url, usernames[n] ?? '')
    record('login', performance.now() - startedAt, status)
  }
  const [meanwhile] = await Promise.all([sendPaced(others), keepPace({ perSecond, seconds, begin })])
  return { logins: result(), before, meanwhile }
}
