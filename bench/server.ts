import autocannon, { type Client } from 'autocannon'
import { startPostgres } from '../scripts/throwaway-postgres'
import { lessonsOf } from './bench-data'
import {
  filledDatabase,
  type Library,
  logInWorkers,
  memoryOf,
  type RunningServer,
  startBareServer,
  startServer,
} from './bench-processes'
import { multipartRequest, questions, searchPaths } from './bench-requests'
import { catchUpMeasurements, measureCatchUp } from './catch-up'
import { measureDesk } from './desk/desk'
import { measureDeskLibrary } from './desk/desk-library'

/**
 * The server's budgets as ratios, each pair measured in turn in one run on a throwaway PostgreSQL: the built server,
 * one process, beside a bare one.
 *   npm run bench:server [-- me cards search …] [<lessons.csv>]   (columns title, description, duration)
 */
const rounds = 3
const connections = 16
const warmUpSeconds = 5
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const args = process.argv.slice(2)
const selection = args.filter((word) => !word.endsWith('.csv'))
const lessons = lessonsOf(args.find((word) => word.endsWith('.csv')) ?? process.env.BENCH_LESSONS)

/** Paths are requested with GET; messages are posted to them as forms. */
type Target = { url: string; paths: string[]; messages?: string[]; tokens?: string[] }
type Rates = [number, number]
type Budget = { share: number } | { times: number }
type Measurement = { name: string; what: string; budget: Budget; measure: () => Promise<Rates> }

/** Each connection calls for its own visitor, so that no two share results in the server. */
async function perSecond({ url, paths, messages, tokens = [] }: Target, duration = seconds): Promise<number> {
  let clients = 0
  const setupClient = (client: Client) => {
    const token = tokens[clients++ % tokens.length]
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const gets = paths.map((path) => ({ path, headers }))
    const posts = messages?.flatMap((message) => paths.map((path) => ({ path, ...multipartRequest(message, headers) })))
    client.setRequests(posts ?? gets)
  }
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration, setupClient })
  if (non2xx + errors > 0) throw new Error(`${url}${paths[0]}: ${non2xx + errors} calls failed`)
  return requests.average
}

/** Requests a second of both, measured in turn; the median of the rounds. */
async function compare(first: Target, second: Target): Promise<Rates> {
  const rates: [number[], number[]] = [[], []]
  // The first calls are slow: code is compiled and statements are planned.
  await perSecond(first, warmUpSeconds)
  await perSecond(second, warmUpSeconds)
  for (let round = 0; round < rounds; round++) {
    rates[0].push(await perSecond(first))
    rates[1].push(await perSecond(second))
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  return [median(rates[0]), median(rates[1])]
}

const postgres = await startPostgres()
const running: RunningServer[] = []
const run = async (start: Promise<RunningServer>): Promise<RunningServer> => {
  const server = await start
  running.push(server)
  return server
}
const once = <T>(make: () => Promise<T>) => {
  let result: Promise<T> | undefined
  return () => (result ??= make())
}

/** A library of a size with a server on it, built at its first use. */
const library = (name: string, size: Library) =>
  once(async () => {
    const databaseUrl = await filledDatabase(postgres.url, name, lessons, size)
    const server = await run(startServer(databaseUrl))
    const tokens = await logInWorkers(server, databaseUrl, { count: connections, hasHistory: true })
    const newcomers = once(() => logInWorkers(server, databaseUrl, { count: connections, hasHistory: false }))
    const bare = once(() => run(startBareServer(databaseUrl)))
    return { server, bare, newcomers, to: (...paths: string[]): Target => ({ url: server.url, paths, tokens }) }
  })
const main = library('main', { videos: 260, accounts: 5000, answers: 1_000_000 })
const small = library('small', { videos: 250, accounts: 100, answers: 0 })
const large = library('large', { videos: 25_000, accounts: 100, answers: 0 })

async function measureMe(): Promise<Rates> {
  const { to, bare } = await main()
  const me = to('/api/users/me')
  return compare(me, { ...me, ...(await bare()), paths: ['/select'] })
}

async function measureCards(): Promise<Rates> {
  const { to, bare } = await main()
  const cards = to('/api/feeds/employer_all')
  const reply = await fetch(cards.url + cards.paths[0], { headers: { authorization: `Bearer ${cards.tokens?.[0]}` } })
  const bytes = (await reply.arrayBuffer()).byteLength
  return compare(cards, { ...cards, ...(await bare()), paths: [`/bytes?n=${bytes}`] })
}

async function measureFeed(name: string): Promise<Rates> {
  const [few, many] = [await small(), await large()]
  return compare(few.to(`/api/feeds/${name}`), many.to(`/api/feeds/${name}`))
}

/** Newcomers: households that have chosen no topic and finished nothing. */
async function measureNewcomers(): Promise<Rates> {
  const recommended = async ({ to, newcomers }: Awaited<ReturnType<typeof large>>) => ({
    ...to('/api/feeds/recommendation'),
    tokens: await newcomers(),
  })
  return compare(await recommended(await small()), await recommended(await large()))
}

async function measureSearch(): Promise<Rates> {
  const { to } = await large()
  return compare(to('/api/feeds/employer_all'), to(...searchPaths(lessons)))
}

async function measureGenie(): Promise<Rates> {
  const { to } = await large()
  return compare(to(...searchPaths(lessons)), { ...to('/api/chat'), messages: questions(lessons) })
}

const feeds = ['employer_all', 'recently_added', 'recommendation', 'completed']
const measurements: Measurement[] = [
  { name: 'me', what: 'users/me beside a bare select', budget: { share: 0.55 }, measure: measureMe },
  { name: 'cards', what: '24 cards beside as many bytes', budget: { share: 0.35 }, measure: measureCards },
  ...feeds.map((name) => ({
    name,
    what: `${name}, 250 beside 25,000 videos`,
    budget: { times: 1.3 },
    measure: () => measureFeed(name),
  })),
  {
    name: 'newcomers',
    what: 'recommended to newcomers, 250 beside 25,000',
    budget: { times: 1.3 },
    measure: measureNewcomers,
  },
  { name: 'search', what: 'a feed beside a search, 25,000 videos', budget: { times: 2 }, measure: measureSearch },
  { name: 'genie', what: 'a search beside a question, 25,000 videos', budget: { times: 2 }, measure: measureGenie },
]

function print(label: string, rates: string, figure: string, limit: string, isKept: boolean) {
  console.log(`${label.padEnd(72)}${rates.padEnd(24)}${figure.padStart(7)}  ${limit}  ${isKept ? 'ok' : 'MISSED'}`)
}

function report(label: string, [first, second]: Rates, budget: Budget) {
  const ratio = first / second
  const rates = `${Math.round(first)}/s beside ${Math.round(second)}/s`
  if ('share' in budget) {
    const { share } = budget
    print(label, rates, `${Math.round(ratio * 100)}%`, `at least ${Math.round(share * 100)}%`, ratio >= share)
  } else {
    print(label, rates, `${ratio.toFixed(2)}x`, `at most ${budget.times}x`, ratio <= budget.times)
  }
}

try {
  for (const { name, what, budget, measure } of measurements) {
    if (selection.length > 0 && !selection.includes(name)) continue
    report(what, await measure(), budget)
    if (name !== 'me' && name !== 'cards') continue
    const memory = memoryOf((await main()).server)
    print(`memory of the process after ${name}`, '', `${Math.round(memory)} MB`, 'at most 250 MB', memory <= 250)
  }
  if (selection.length === 0 || selection.includes('desk')) {
    await measureDeskLibrary(postgres.url, lessons, print)
    await measureDesk(postgres.url, lessons, print)
  }
  for (const measurement of catchUpMeasurements) {
    if (selection.length > 0 && !selection.includes(measurement.name)) continue
    const { seconds: duration, maxMb, count } = await measureCatchUp(postgres.url, lessons, measurement)
    const { label, budget } = measurement
    print(label, `${count} rows`, `${duration.toFixed(0)} s`, `at most ${budget.seconds} s`, duration <= budget.seconds)
    print(
      'memory of the process meanwhile',
      '',
      `${Math.round(maxMb)} MB`,
      `at most ${budget.mb} MB`,
      maxMb <= budget.mb,
    )
  }
} finally {
  for (const { stop } of running) stop()
  await postgres.stop()
}
