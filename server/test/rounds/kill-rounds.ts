import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openPglite, openPostgres } from '#platform/database/database'
import { startPostgres, type ThrowawayPostgres } from '../../../scripts/throwaway-postgres'
import { type ServerProcess, startServer } from '../app/server-process'
import { diceOf } from '../money-runs/dice'

const [writers, leastMs, spreadMs] = [6, 150, 900]
/** A round waits until so many messages are acknowledged, at most as long. */
const [leastMessages, awayMs] = [10, 60_000]

/** Acknowledged writes: new rows by their subject, and the last name of each account. */
type Acknowledged = { subjects: Set<string>; names: Map<string, number> }
type Site = { server: ServerProcess; isOver: boolean; acknowledged: Acknowledged }

async function post(site: Site, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const reply = await fetch(`${site.server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { data } = (await reply.json()) as { data?: { token: string; user: { id: number } } }
  return reply.status === 200 ? data : undefined
}

/** A call without an answer is followed by a pause, as people make one. */
async function attempt(site: Site, path: string, body: object, token?: string) {
  const data = await post(site, path, body, token).catch(() => undefined)
  await wait(data ? 10 : 200)
  return data
}

/** Signs an employer up; an attempt without an answer may have made its account, so the next has another address. */
async function signUp(site: Site, writer: string) {
  for (let n = 0; !site.isOver; n++) {
    const email = `${writer}.${n}@home.example`
    const account = await attempt(site, '/auth/signup', { email, password: 'correct horse' })
    if (account) return { ...account, email }
  }
  return undefined
}

/** Changes a new employer's name and writes messages in turn, until it is over. */
async function write(site: Site, writer: string) {
  const { subjects, names } = site.acknowledged
  const account = await signUp(site, writer)
  if (!account) return
  const { email, token, user } = account
  names.set(email, 0)
  for (let n = 1; !site.isOver; n++) {
    if (await attempt(site, '/users/fullname', { user_id: user.id, fullname: `Name ${n}` }, token)) names.set(email, n)
    const subject = `${writer}-${n}`
    const message = { name: 'Somebody', email, message: 'Hello', subject }
    if (await attempt(site, '/contact', message, token)) subjects.add(subject)
  }
}

/** Compares what was acknowledged with what is stored. A write whose answer was lost may be stored, too. */
async function losses({ db }: Database, { subjects, names }: Acknowledged): Promise<string[]> {
  const messages = await db.selectFrom('contact_messages').select('subject').execute()
  const stored = new Set(messages.map(({ subject }) => subject))
  const people = await db.selectFrom('users').select(['email', 'fullname']).execute()
  const nameOf = new Map(people.map(({ email, fullname }) => [email, Number(fullname?.split(' ')[1] ?? 0)]))
  return [
    ...[...subjects].filter((subject) => !stored.has(subject)).map((subject) => `the message ${subject} is lost`),
    ...[...names]
      .filter(([email, number]) => (nameOf.get(email) ?? -1) < number)
      .map(([email, number]) => `${email}: name ${number} was acknowledged, ${nameOf.get(email)} is stored`),
  ]
}

type Stage = {
  kind: string
  env: Record<string, string>
  /** The database itself can be killed too. */
  postgres: ThrowawayPostgres | null
  /** Opens the database; while the server runs, only if it is not embedded. */
  open: () => Database
  end: () => Promise<void>
}

async function postgresStage(): Promise<Stage> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'kasama-kills-'))
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder }
  return { kind: 'PostgreSQL', env, postgres, open: () => openPostgres(postgres.url), end: postgres.stop }
}

async function embeddedStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-kills-'))
  return {
    kind: 'the embedded database',
    env: { DATABASE_URL: '', DATA_DIR: folder },
    postgres: null,
    open: () => openPglite({ dataDir: join(folder, 'database') }),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

type Options = { rounds: number; seed: number; say: (line: string) => void }

/** Kills the server, or in turn server and PostgreSQL, at random moments under load; returns what was lost. */
async function proveStage(stage: Stage, { rounds, seed, say }: Options): Promise<string[]> {
  const dice = diceOf(seed)
  const env = { ...stage.env, LOG_LEVEL: 'fatal' }
  const acknowledged: Acknowledged = { subjects: new Set(), names: new Map() }
  const site: Site = { server: await startServer(env), isOver: false, acknowledged }
  const problems: string[] = []
  const sides = Array.from({ length: writers }, (_, n) => write(site, `writer-${n}`))
  try {
    for (let round = 1; round <= rounds; round++) {
      const before = acknowledged.subjects.size
      await wait(leastMs + dice.below(spreadMs))
      const since = performance.now()
      while (acknowledged.subjects.size < before + leastMessages && performance.now() - since < awayMs) await wait(20)
      if (acknowledged.subjects.size === before) {
        problems.push(`round ${round}: nothing is acknowledged any more; ${site.server.output().slice(-2000)}`)
        break
      }
      const isServer = !stage.postgres || round % 2 === 1
      if (isServer) {
        await site.server.stop('SIGKILL')
        site.server = await startServer(env)
      } else {
        await stage.postgres?.kill()
        stage.postgres?.start()
      }
      if (round % 10 === 0 || round === rounds)
        say(`${stage.kind}, round ${round}: ${acknowledged.subjects.size} messages acknowledged`)
    }
  } finally {
    site.isOver = true
    await Promise.all(sides)
    await site.server.stop('SIGKILL')
  }
  const database = stage.open()
  problems.push(...(await losses(database, acknowledged).finally(database.close)))
  await stage.end()
  say(`${stage.kind}: ${rounds} kills, ${acknowledged.subjects.size} messages and ${acknowledged.names.size} accounts`)
  return problems.map((problem) => `${stage.kind}: ${problem}`)
}

/** On the embedded database a quarter of the rounds, since its server starts more slowly. */
export async function proveKills({ rounds, seed, say }: Options): Promise<string[]> {
  const embedded = Math.max(1, Math.round(rounds / 4))
  return [
    ...(await proveStage(await postgresStage(), { rounds, seed, say })),
    ...(await proveStage(await embeddedStage(), { rounds: embedded, seed, say })),
  ]
}
