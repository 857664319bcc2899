import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { openPostgres } from '#platform/database/database'
import { startPooler, type ThrowawayPooler } from '../../../scripts/throwaway-pooler'
import { startPostgres } from '../../../scripts/throwaway-postgres'
import { startMailServer } from '../../../stand-ins/mail-server'
import { startServer } from '../app/server-process'
import { addTopics, addVideo } from '../library/library'

const [households, visits, connections] = [12, 15, 4]

/** The error of a client that does not spare the pooler; null if it works, so that our detour is needless by now. */
async function troubleOf(
  url: string,
  client: Partial<ConstructorParameters<typeof Client>[0] & object>,
  name?: string,
) {
  const clients = Array.from({ length: 2 }, () => new Client({ connectionString: url, ...client }))
  try {
    for (const each of clients) await each.connect()
    const texts = ['select 1 as first', 'select 2 as second']
    for (const [n, each] of clients.entries()) await each.query({ ...(name && { name }), text: texts[n] ?? '' })
    return null
  } catch (error) {
    return (error as Error).message
  } finally {
    for (const each of clients) await each.end().catch(() => {})
  }
}

/** Says what would break without the detours. */
async function sayTroubles({ version, through }: ThrowawayPooler, url: string, say: (line: string) => void) {
  say(version)
  const works = 'works with this version'
  say(`settings with a connection: ${(await troubleOf(through(url), { options: '-c jit=off' })) ?? works}`)
  say(`one name for two statements: ${(await troubleOf(through(url), {}, 'prepared_1')) ?? works}`)
}

async function call(origin: string, path: string, { token, body }: { token?: string; body?: object }) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const method = body ? 'POST' : 'GET'
  const reply = await fetch(`${origin}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { data, code } = (await reply.json()) as { data?: { token: string; user: { id: number } }; code?: string }
  if (!data) throw new Error(`${method} ${path}: ${reply.status} ${code}`)
  return data
}

/** Signs up at one server and goes on at both. Each kind of statement is among its calls: reads, writes, jobs, limits. */
async function visit(origins: string[], name: string) {
  const email = `${name}@home.example`
  const signUp = { email, password: 'correct horse' }
  const { token, user } = await call(origins[0] ?? '', '/auth/signup', { body: signUp })
  for (let n = 0; n < visits; n++) {
    const origin = origins[n % origins.length] ?? ''
    await Promise.all([
      call(origin, '/feeds/employer_all', { token }),
      call(origin, `/feeds/employer_all?q=lesson`, { token }),
      call(origin, '/users/fullname', { token, body: { user_id: user.id, fullname: `Name ${n}` } }),
    ])
    const message = { name: 'Somebody', email, message: 'Hello', subject: `${name}-${n}` }
    if (n % 5 === 0) await call(origin, '/contact', { token, body: message })
  }
}

/** Runs two servers, which start at once, through PgBouncer with few connections; returns what went wrong. */
export async function provePooler(say: (line: string) => void): Promise<string[]> {
  const [postgres, mails] = [await startPostgres(), await startMailServer()]
  const pooler = await startPooler(postgres.url, connections)
  const folder = mkdtempSync(join(tmpdir(), 'kasama-pooler-'))
  const env = {
    DATABASE_URL: pooler.through(postgres.url),
    DATABASE_DIRECT_URL: postgres.url,
    DATA_DIR: folder,
    SMTP_URL: mails.url,
    LOG_LEVEL: 'warn',
  }
  const problems: string[] = []
  await sayTroubles(pooler, postgres.url, say)
  const servers = await Promise.all([startServer(env), startServer(env)])
  try {
    const { db, close } = openPostgres(postgres.url)
    await addTopics(db)
    for (let n = 0; n < 20; n++) await addVideo(db, { title: `Lesson ${n}` })
    await close()
    const origins = servers.map(({ origin }) => origin)
    const visitors = Array.from({ length: households }, (_, n) => visit(origins, `home-${n}`))
    for (const outcome of await Promise.allSettled(visitors))
      if (outcome.status === 'rejected') problems.push(String(outcome.reason))
    const expected = households * Math.ceil(visits / 5)
    const contacts = () => mails.received.filter(({ source }) => /^Subject: Contact: home-/m.test(source)).length
    for (let n = 0; n < 300 && contacts() < expected; n++) await wait(100)
    if (contacts() !== expected) problems.push(`${contacts()} of ${expected} mails of messages went out`)
    for (const { output } of servers)
      if (/"level":[456]0/.test(output())) problems.push(`a server complains: ${output().slice(0, 2000)}`)
    say(`${households} households at two servers over ${connections} connections, ${contacts()} mails`)
    for (const server of servers) {
      const code = await server.stop('SIGTERM')
      if (code !== 0) problems.push(`SIGTERM ended with ${code}`)
    }
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
    await pooler.stop()
    await mails.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return problems
}
