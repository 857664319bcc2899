import { setTimeout as wait } from 'node:timers/promises'
import { brand } from '@kasama/contract/brand'
import { fillPassagesJob } from '#genie/passages/fill-passages'
import { reconcileJob } from '#money/upkeep/reconcile.job'
import { sealCodesAnew } from '#people/auth/admin/codes'
import { offerCopies } from '#platform/backup/database/embedded-copy'
import type { Config } from '#platform/config/config'
import { createPatience } from '#platform/database/connection/patience'
import type { Database } from '#platform/database/database'
import { demoAdmin, demoLogins } from '#platform/demo-logins'
import type { Deps } from '#platform/deps'
import { descriptorLimit } from '#platform/files/descriptors'
import { boundConnections, maxConnections } from '#platform/http/limits/connections'
import { waitForLowPressure } from '#platform/http/limits/pressure'
import { createQueue } from '#platform/jobs/jobs'
import { startSchedule } from '#platform/jobs/schedule'
import type { Report } from '#platform/jobs/worker'
import type { Log } from '#platform/log/log'
import { chooseDatabase, chooseReplica } from '#platform/providers'
import type { Reports } from '#platform/reports/reports'
import { countedMailer, countedModel } from '#platform/watching/counted-ports'
import type { Count } from '#platform/watching/metrics'
import { startWatching } from '#platform/watching/watching'
import { makeJob } from '#studio/clip/make/make.job'
import { takeUploadsJob } from '#studio/clip/take/take-uploads.job'
import { importJob } from '#studio/content/desk/import-work'
import { seedLibrary } from '#studio/content/load/seed-library'
import { runJob } from '#studio/lesson/bulk/run/run.job'
import { buildApp } from './app'
import { loadDemo } from './demo/load-demo'
import { jobsOf } from './jobs'
import { makeDeps } from './make-deps'

/** Time for requests in progress after the draining; streams and uploads are handed on before its end. */
const [finishMs, handOnMs] = [5000, 4000]

/** Jobs queued at each start, to resume the work of a killed process. */
const resumed = [reconcileJob, fillPassagesJob, takeUploadsJob, makeJob, importJob, runJob]

/** The features' dependencies, and the function that stops the server. */
type StartOptions = { now?: () => Date; reports?: Reports | null }
type ServerHandle = { deps: Deps; stop: (options?: { drainMs: number }) => Promise<void> }

/**
 * Starts the server. When it is stopped, it drains: it takes no new jobs, and serves while a proxy turns away from it.
 * Then requests in progress are finished, those that take too long are handed on or cut off, and the database is closed.
 */
export async function start(
  config: Config,
  log: Log,
  { now = () => new Date(), reports = null }: StartOptions = {},
): Promise<ServerHandle> {
  const report: Report = (error, description) => {
    log.warn({ err: error }, `failed: ${description}`)
    reports?.report(error)
  }
  const descriptors = descriptorLimit()
  const watching = await startWatching(config)
  const patience = createPatience((err) => log.warn({ err }, 'the database is not ready yet: the start waits for it'))
  const database = await chooseDatabase(config, {
    setUp: (openedDatabase) => setUp(config, openedDatabase, report),
    watch: watching.recordStatement,
    patience,
  })
  const replica = chooseReplica(config, database, {
    watch: watching.recordStatement,
    onChange: (isClose) =>
      isClose ? log.info('reads go to the replica') : log.warn('the replica is away or late: reads go to the primary'),
  })
  const endCopies = database.pool ? null : await offerCopiesOrWarn(config, database, log)
  const queue = createQueue(database.executeSql, report)
  const allDeps = { ...(await makeDeps(config, database, queue.jobs, now)), reports, replica }
  const deps = watching.metrics ? countedDeps(allDeps, watching.metrics.count) : allDeps
  const app = await buildApp(deps, { log, watching, pool: database.pool })
  app.addHook('onClose', deps.errors.flush)
  if (descriptors !== null) {
    const connectionLimit = maxConnections(descriptors, database.pool ? 'postgres' : 'embedded')
    log.info({ descriptors, mostConnections: connectionLimit }, 'connections are bounded by the limit of descriptors')
    boundConnections(app, connectionLimit, log)
  }
  const jobs = jobsOf(deps, (line) => log.info(`payments: ${line}`))
  await sealCodesAnew(deps)
  await queue.start(jobs, { pollSeconds: 2 })
  for (const name of resumed) await queue.jobs.enqueue(database.db, name, {})
  const stopSchedule = startSchedule({ ...deps, queue, report }, jobs)
  const address = await app.listen({ host: config.host, port: config.port })
  patience.end()
  if (config.maxLoopDelayMs > 0) await waitForLowPressure(app)
  if (config.demo) say(demoIntroduction())
  if (config.demo && !config.localDemo) say(openDemoWarning)
  say(`${brand.name} is ready: ${address}`)
  async function stop({ drainMs } = { drainMs: 0 }) {
    app.draining.begin()
    const scheduleStopped = stopSchedule()
    void queue.takeNoMore()
    if (drainMs > 0) log.info({ drainMs }, 'draining: /readyz answers 503, calls are still served')
    await wait(drainMs)
    const timers = [
      setTimeout(app.draining.handOn, handOnMs),
      setTimeout(() => app.server.closeAllConnections(), finishMs),
    ]
    await queue.stop(Promise.all([app.close(), scheduleStopped]))
    for (const timer of timers) clearTimeout(timer)
    await endCopies?.()
    await replica?.close()
    await database.close()
  }
  return { deps, stop }
}

/** A system without such sockets, or a path too long for one, has no backups while the server runs. */
const offerCopiesOrWarn = ({ dataDir }: Config, { db }: Database, log: Log) =>
  offerCopies(dataDir, db).catch((err) => log.warn({ err }, 'no backup can be made while this server runs'))

const countedDeps = (deps: Deps, count: Count): Deps => ({
  ...deps,
  mail: countedMailer(deps.mail, count),
  model: deps.model && countedModel(deps.model, count),
})

/** Done by one process at its start while others wait: creates queues, fills an empty database and a demo. */
async function setUp(config: Config, database: Database, report: Report) {
  const queue = createQueue(database.executeSql, report)
  const deps = await makeDeps(config, database, queue.jobs)
  await queue.create(jobsOf(deps))
  await seedLibrary(database.db)
  await loadDemo(deps, showProgress)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

let shownPercent = -1

/** Prints the progress of a demo's first start, which takes some seconds, at every tenth. */
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
