import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '#platform/database/database'
import { startPostgres, type ThrowawayPostgres } from '../../../scripts/throwaway-postgres'
import { type MailServer, startMailServer } from '../../../stand-ins/mail-server'
import { type ServerProcess, startServer } from '../app/server-process'

/** Faults of the server or its database in a round. */
const faults = ['connections end', 'database killed', 'database hangs', 'database restarts', 'server killed'] as const
type Fault = (typeof faults)[number]

type Reply = { status: number; code: string | undefined; ms: number }
type World = { postgres: ThrowawayPostgres; mails: MailServer; server: ServerProcess; env: Record<string, string> }

const backMs = 5000
/** While it hangs, running calls end by their statement's time limit. */
const hangMs = 6000
const connections = 10

/** Sends a message through the contact form; status 0 if the server is away. */
async function write({ server }: World, subject: string): Promise<Reply> {
  const started = Date.now()
  const body = JSON.stringify({ name: 'Somebody', email: 'somebody@home.example', message: 'Hello', subject })
  const headers = { 'content-type': 'application/json' }
  try {
    const reply = await fetch(`${server.origin}/api/contact`, { method: 'POST', headers, body })
    const { code } = (await reply.json()) as { code?: string }
    return { status: reply.status, code, ms: Date.now() - started }
  } catch {
    return { status: 0, code: undefined, ms: Date.now() - started }
  }
}

/** Sends messages in parallel until it is stopped. */
function keepWriting(world: World, acknowledged: Set<string>) {
  const replies: Reply[] = []
  let isOver = false
  const side = async (name: string) => {
    for (let n = 0; !isOver; n++) {
      const subject = `${name}-${n}`
      const reply = await write(world, subject)
      replies.push(reply)
      if (reply.status === 200) acknowledged.add(subject)
      await wait(30)
    }
  }
  const prefix = randomUUID().slice(0, 8)
  const sides = Promise.all([0, 1, 2, 3].map((n) => side(`mail-${prefix}-${n}`)))
  return async () => {
    isOver = true
    await sides
    return replies
  }
}

const befall: Record<Fault, (world: World) => Promise<void>> = {
  async 'connections end'({ postgres }) {
    const beside = openPostgres(postgres.url)
    const end =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null'
    for (let n = 0; n < 5; n++) await beside.executeSql(end).finally(() => wait(200))
    await beside.close()
  },
  async 'database killed'({ postgres }) {
    await postgres.kill()
    await wait(2500)
    postgres.start()
  },
  async 'database hangs'({ postgres }) {
    postgres.hold(true)
    await wait(8000)
    postgres.hold(false)
  },
  async 'database restarts'({ postgres }) {
    await postgres.shutDown()
    await wait(500)
    postgres.start()
  },
  async 'server killed'(world) {
    await world.server.stop('SIGKILL')
    world.server = await startServer(world.env)
  },
}

/** Runs a round; returns the problems. */
async function round(fault: Fault, world: World, acknowledged: Set<string>, awayMs: number): Promise<string[]> {
  const stop = keepWriting(world, acknowledged)
  await wait(500)
  await befall[fault](world)
  const back = Date.now()
  while ((await write(world, `back-${randomUUID()}`)).status !== 200 && Date.now() - back < 3 * backMs) await wait(50)
  const backAfter = Date.now() - back
  const replies = await stop()
  const problems = fault === 'server killed' ? [] : replies.filter(({ status }) => status === 0).map(() => 'no answer')
  for (const { status, code } of replies) {
    if (![0, 200].includes(status) && code !== 'unavailable') problems.push(`answered ${status} ${code}`)
  }
  const slow = replies.filter(({ ms }) => ms > awayMs)
  const allowed = fault === 'database hangs' ? connections : 0
  if (slow.length > allowed || slow.some(({ ms }) => ms > awayMs + hangMs))
    problems.push(
      `${slow.length} answers after more than ${awayMs} ms, the last after ${Math.max(...slow.map(({ ms }) => ms))} ms`,
    )
  if (backAfter > backMs + awayMs - 2000) problems.push(`served again only after ${backAfter} ms`)
  if (world.server.child.exitCode !== null) problems.push(`the process ended: ${world.server.output().slice(-2000)}`)
  return problems.map((problem) => `${fault}: ${problem}`)
}

/**
 * Skips the minutes that a killed worker's jobs and failed jobs wait, until the queue is empty or nothing was done for
 * a minute. Returns the number of jobs left.
 */
async function workOff({ postgres }: World): Promise<number> {
  const database = openPostgres(postgres.url)
  const pass = `update jobs.job set state = 'retry', start_after = now() where state = 'retry'
    or state = 'active' and started_on < now() - interval '5 s'`
  const count = "select count(*) as count from jobs.job where name = 'contact-message'"
  let remainingJobs = Number.POSITIVE_INFINITY
  for (let quiet = 0; remainingJobs > 0 && quiet < 120; quiet++) {
    await database.executeSql(pass)
    await wait(500)
    const now = Number(((await database.executeSql(count)).rows[0] as { count: unknown }).count)
    if (now < remainingJobs) quiet = 0
    remainingJobs = now
  }
  await database.close()
  return remainingJobs
}

/** Checks that no acknowledged message is lost, that its mail was sent, and that all copies are the same mail. */
async function losses(world: World, acknowledged: Set<string>): Promise<string[]> {
  const remainingJobs = await workOff(world)
  const database = openPostgres(world.postgres.url)
  const { rows } = await database.executeSql('select subject from contact_messages')
  await database.close()
  const storedSubjects = new Set((rows as { subject: string }[]).map(({ subject }) => subject))
  const ids = new Map<string, Set<string>>()
  for (const { source } of world.mails.received) {
    const [, subject = ''] = /^Subject: Contact: (\S+)/m.exec(source) ?? []
    const [, id = ''] = /^Message-ID: <(.+)>/m.exec(source) ?? []
    ids.set(subject, (ids.get(subject) ?? new Set()).add(id))
  }
  const all = [...acknowledged]
  return [
    ...(remainingJobs > 0 ? [`${remainingJobs} jobs were not done`] : []),
    ...all
      .filter((subject) => !storedSubjects.has(subject))
      .map((subject) => `${subject} was acknowledged and is lost`),
    ...all.filter((subject) => !ids.has(subject)).map((subject) => `the mail of ${subject} never went out`),
    ...[...ids].filter(([, copies]) => copies.size > 1).map(([subject]) => `${subject} went out as different mails`),
  ]
}

type ProofOptions = { rounds: number; from?: Fault[]; awayMs: number; say?: (line: string) => void }

/**
 * Puts a server of its own under load, with mails on their way, through one fault after the other; returns the
 * problems. `awayMs`: longest time of an answer while the database is away.
 */
export async function proveFaults({
  rounds,
  from = [...faults],
  awayMs,
  say = () => {},
}: ProofOptions): Promise<string[]> {
  const [postgres, mails] = [await startPostgres(), await startMailServer()]
  const folder = mkdtempSync(join(tmpdir(), 'kasama-faults-'))
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, SMTP_URL: mails.url, LOG_LEVEL: 'warn' }
  const world: World = { postgres, mails, env, server: await startServer(env) }
  const acknowledged = new Set<string>()
  const problems: string[] = []
  try {
    for (let n = 0; n < rounds; n++) {
      const fault = from[n % from.length] as Fault
      const roundProblems = await round(fault, world, acknowledged, awayMs)
      say(
        `round ${n + 1}, ${fault}: ${acknowledged.size} acknowledged so far${roundProblems.length ? `\n  ${roundProblems.join('\n  ')}` : ''}`,
      )
      problems.push(...roundProblems)
    }
    problems.push(...(await losses(world, acknowledged)))
    if (acknowledged.size === 0) problems.push('nothing was acknowledged')
    const code = await world.server.stop('SIGTERM')
    if (code !== 0) problems.push(`SIGTERM ended with ${code}`)
    say(`${acknowledged.size} acknowledged, ${mails.received.length} mails`)
  } finally {
    world.server.child.kill('SIGKILL')
    await mails.stop()
    await postgres.stop()
  }
  return problems
}
