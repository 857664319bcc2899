import { openPostgres } from '../../server/src/platform/database/database'
import { standInOpenai } from '../../stand-ins/openai/app'
import { type RunningServer, startServer } from '../bench-processes'
import { openIdle, openStreams } from './connections'
import { cpuShareKind, createCpuShare } from './cpu-shares'
import { measureLoginStorm } from './logins'
import { watchMemory } from './memory'
import { sendMix } from './mix'
import { openConnections, sendPaced } from './pace'
import { printErrors, printFigure, printTimes } from './print'
import { parentOf, secondsOf, secondsOfDatabase } from './processor-time'
import { startScaleDatabase, waitUntilCaughtUp } from './scale-database'
import { logInHouseholds } from './scale-people'
import { fullSize, smallSize } from './scale-rows'

/**
 * The server under the load of many households, beside its budgets, with client and database on the same machine.
 *   npm run bench:scale -- [mix share logins idle streams memory] [--minutes 30] [--small]
 * BENCH_SCALE_DIR keeps the filled database for later runs; BENCH_SECONDS is the length of each load.
 */
const args = process.argv.slice(2)
const minutes = Number(args.includes('--minutes') ? args[args.indexOf('--minutes') + 1] : 3)
const parts = ['mix', 'share', 'logins', 'idle', 'streams', 'memory']
const selection = parts.filter((part) => args.includes(part))
const isSelected = (part: string) => selection.length === 0 || selection.includes(part)
const seconds = Number(process.env.BENCH_SECONDS ?? 20)
const warmUpSeconds = 5

const { databaseUrl, stop: stopDatabase } = await startScaleDatabase(
  console.log,
  args.includes('--small') ? smallSize : fullSize,
)
const database = openPostgres(databaseUrl, { statementMs: 0 })
const model = await standInOpenai()
model.behave({ pieceMs: 250 })
const variables = { CHAT_MODEL: 'stand-in', CHAT_API_URL: await model.listen() }
const servers: RunningServer[] = []
async function startOne(): Promise<RunningServer> {
  const server = await startServer(databaseUrl, variables)
  servers.push(server)
  await waitUntilCaughtUp(database.db)
  return server
}

/**
 * Starts to measure processor time, which other processes of the machine do not lengthen; returns a function that prints
 * it per call.
 */
async function measureProcessorTime({ child }: RunningServer) {
  const { rows } = await database.executeSql('select pg_backend_pid() as pid')
  const postmaster = parentOf((rows[0] as { pid: number }).pid)
  const times = () => [secondsOf(child.pid ?? 0), secondsOfDatabase(postmaster), secondsOf(process.pid)]
  const before = times()
  return (calls: number) => {
    const perCall = times().map((seconds, n) => ((1000 * (seconds - (before[n] ?? 0))) / calls).toFixed(2))
    const [server, postgres, client] = perCall
    console.log(`processor time of a call: server ${server} ms, PostgreSQL ${postgres} ms, client ${client} ms`)
  }
}

/** The whole load on one server. */
async function measureMix() {
  const server = await startOne()
  const households = await logInHouseholds(database.db, 4000)
  await sendMix({ urls: [server.url], households, seconds: warmUpSeconds })
  // Deletes the answers of the warm-up, so that every question is unanswered again.
  await logInHouseholds(database.db, 4000)
  const printProcessorTime = await measureProcessorTime(server)
  const mix = await sendMix({ urls: [server.url], households, seconds })
  printFigure('200 connections: requests a second', mix.perSecond, { atLeast: 500 })
  printErrors('200 connections', mix)
  printFigure('99 of 100 within ms', mix.p99, { atMost: 400 })
  printProcessorTime(mix.count)
  printTimes(mix)
}

/** One, two and three servers, each with a fifth of a core and as many connections. */
async function measureShares() {
  const kind = cpuShareKind()
  if (!kind) return console.log('shares of a core are left out: no cgroup can be made here')
  const households = await logInHouseholds(database.db, 1200)
  const urls: string[] = []
  const rates: number[] = []
  const groups = [1, 2, 3].map((n) => createCpuShare(String(n), 0.2))
  try {
    for (const group of groups) {
      const { url, child } = await startOne()
      // Code is compiled before the process is held.
      await sendMix({ urls: [url], households, seconds: warmUpSeconds, connections: 20 })
      group.hold(child.pid ?? 0)
      urls.push(url)
    }
    await sendMix({ urls, households, seconds: warmUpSeconds, connections: 60 })
    for (let n = 1; n <= 3; n++) {
      const mix = await sendMix({ urls: urls.slice(0, n), households, seconds, connections: 20 * n })
      rates.push(mix.perSecond)
      const budget = [1, 1.8, 2.6][n - 1] ?? 1
      const label = `${n} servers at a fifth of a core (${kind}): ${Math.round(mix.perSecond)}/s, ${mix.errors} errors, times`
      printFigure(label, mix.perSecond / (rates[0] ?? 1), { atLeast: budget })
    }
  } finally {
    for (const group of groups) group.free()
  }
}

async function measureLogins() {
  const { url } = await startOne()
  const households = await logInHouseholds(database.db, 1000)
  await sendMix({ urls: [url], households, seconds: warmUpSeconds, connections: 20 })
  const { logins, before, meanwhile } = await measureLoginStorm(url, databaseUrl, households)
  printErrors(`50 logins a second, ${logins.count} in all`, logins)
  printFigure('99 of 100 logins within ms', logins.p99, { atMost: 2000 })
  printFigure('others before it: 99 of 100 within ms', before.p99, { atMost: 400 })
  printErrors('others meanwhile', meanwhile)
  printFigure('others meanwhile: 99 of 100 within ms', meanwhile.p99, { atMost: 400 })
}

async function measureIdle() {
  const server = await startOne()
  const households = await logInHouseholds(database.db, 1000)
  const paced = { url: server.url, households, perSecond: 200, seconds }
  const memory = watchMemory(server)
  const idle = await openIdle(server.url, 2000)
  const times = await sendPaced(paced)
  printFigure('2,000 idle connections: still open', idle.countOpen(), { atLeast: 2000 })
  printErrors('others', times)
  printFigure('others: 99 of 100 within ms', times.p99, { atMost: 400 })
  printFigure('memory of the process, MB', memory.end().mb, { atMost: 250 })
  idle.close()
}

async function measureStreams() {
  const server = await startOne()
  const households = await logInHouseholds(database.db, 1000)
  const memory = watchMemory(server)
  // Node accepts one new connection per turn of its event loop: connections opened after the 300 streams would wait for
  // all of them.
  const openedConnections = await openConnections(server.url)
  const streams = await openStreams(server.url, households, 300)
  const open = streams.countOpen()
  const others = { url: server.url, households: households.slice(300), perSecond: 100, seconds, openedConnections }
  const times = await sendPaced(others)
  printFigure('300 answers of Genie at once: open after a second', open, { atLeast: 300 })
  printFigure('answers that came whole', await streams.whole(), { atLeast: 300 })
  printErrors('others', times)
  printFigure('others: 99 of 100 within ms', times.p99, { atMost: 400 })
  printFigure('memory of the process, MB', memory.end().mb, { atMost: 250 })
}

async function measureMemory() {
  const server = await startOne()
  const memory = watchMemory(server)
  const households = await logInHouseholds(database.db, 4000)
  const times = await sendPaced({ url: server.url, households, perSecond: 200, seconds: minutes * 60 })
  const { mb, slope } = memory.end()
  printErrors(`${minutes} minutes at 200/s`, times)
  printFigure('memory of the process at most, MB', mb, { atMost: 250 })
  printFigure('slope of its second half, MB an hour', slope, { atMost: 20 })
}

const measurements: Record<string, () => Promise<unknown>> = {
  mix: measureMix,
  share: measureShares,
  logins: measureLogins,
  idle: measureIdle,
  streams: measureStreams,
  memory: measureMemory,
}
try {
  for (const [part, measure] of Object.entries(measurements)) {
    if (!isSelected(part)) continue
    await measure()
    for (const { stop } of servers.splice(0)) stop()
  }
} finally {
  for (const { stop } of servers) stop()
  await model.app.close()
  await database.close()
  await stopDatabase()
}
