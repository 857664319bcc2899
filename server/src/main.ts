import { brand } from '@kasama/contract/brand'
import { buildApp } from './app'
import { type Config, ConfigError, readConfig } from './config'
import { loadDemo } from './demo/load-demo'
import { reconcileJob } from './features/billing/job-names'
import { jobsOf } from './jobs'
import { makeDeps } from './make-deps'
import { periodicOf } from './periodic'
import type { Database } from './platform/database/database'
import { FolderInUse } from './platform/database/folder-lock'
import { demoAdmin, demoLogins } from './platform/demo-logins'
import { createQueue } from './platform/jobs/jobs'
import type { Report } from './platform/jobs/worker'
import { createLog, type Log } from './platform/log/log'
import { startPeriodic } from './platform/periodic/periodic'
import { chooseDatabase } from './providers'

const graceMs = 9000
const finishMs = 5000

/**
 * Starts the server; answers how to stop it: requests in flight are finished, those that take too long are cut off, then
 * the database is closed.
 */
async function start(config: Config, log: Log): Promise<() => Promise<void>> {
  const report: Report = (error, what) => log.warn({ err: error }, `failed: ${what}`)
  const database = await chooseDatabase(config, (found) => setUp(config, found, report))
  const queue = createQueue(database.executeSql, report)
  const deps = await makeDeps(config, database, queue.jobs)
  const app = await buildApp(deps, log)
  await queue.start(
    jobsOf(deps, (line) => log.info(`payments: ${line}`)),
    { pollSeconds: 2 },
  )
  await queue.jobs.enqueue(database.db, reconcileJob, {})
  const stopPeriodic = startPeriodic(deps, periodicOf(deps), report)
  const address = await app.listen({ host: config.host, port: config.port })
  if (config.demo) say(demoIntroduction())
  if (config.demo && !config.localDemo) say(openDemoWarning)
  say(`${brand.name} is ready: ${address}`)
  return async () => {
    const cutOff = setTimeout(() => app.server.closeAllConnections(), finishMs)
    await app.close()
    clearTimeout(cutOff)
    await stopPeriodic()
    await queue.stop()
    await database.close()
  }
}

/** What one process does at its start while others wait: the queues are created, an empty demo is filled. */
async function setUp(config: Config, database: Database, report: Report) {
  const queue = createQueue(database.executeSql, report)
  const deps = await makeDeps(config, database, queue.jobs)
  await queue.create(jobsOf(deps))
  await loadDemo(deps, showProgress)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

let shownPercent = -1

/** The first start of a demo takes some seconds: says how far it is, every tenth. */
function showProgress({ done, total }: { done: number; total: number }) {
  const percent = Math.floor((done / total) * 10) * 10
  if (percent === shownPercent) return
  shownPercent = percent
  say(`Loading the demo library: ${percent}%`)
}

const openDemoWarning = 'Other computers can reach this demo: everybody can log in with these, and /dev/outbox is off.'

function demoIntroduction(): string {
  const logins = [...demoLogins, demoAdmin]
  const width = Math.max(...logins.map(({ label }) => label.length))
  const lines = logins.map(({ label, username, password }) => `  ${label.padEnd(width)}  ${username}  ${password}`)
  return `Demo logins (none of this exists in production):\n${lines.join('\n')}`
}

function giveUp(error: unknown): never {
  const isPlain = error instanceof ConfigError || error instanceof FolderInUse
  process.stderr.write(`${isPlain ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}

function readConfigOrGiveUp(): Config {
  try {
    return readConfig()
  } catch (error) {
    return giveUp(error)
  }
}

const config = readConfigOrGiveUp()
const log = createLog(config)
const started = start(config, log)
let stopping = false

/** Stops in order, and ends the process with that code; after a while it ends in any case. */
function leave(code: number) {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), graceMs).unref()
  started.then((stop) => stop()).then(() => process.exit(code), giveUp)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => leave(0))
// The last guard, for mistakes of ours or of a library: one call may fail by them, not everybody's. After an error that was
// thrown where nobody could catch it the state is unknown: the process stops in order, for its supervisor to start it anew.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection was not handled'))
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'an error was not caught')
  leave(1)
})
await started.catch(giveUp)
