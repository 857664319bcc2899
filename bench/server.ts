import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { startPostgres } from '../scripts/throwaway-postgres'
import { openPostgres } from '../server/src/platform/database/database'
import { migrate } from '../server/src/platform/database/migrate'
import { fillPeople, fillVideos, fillViewer, type Lesson, lessonsOf } from './bench-data'

/**
 * The server's budgets as ratios, each pair measured in turn in one run on a throwaway PostgreSQL.
 *   npm run bench:server [-- <lessons.csv>]   (columns title, description, duration)
 */
const rounds = 3
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const lessons = lessonsOf(process.argv[2] ?? process.env.BENCH_LESSONS)

type Running = { app: string; bare: string; token: string; child: ChildProcess }
type Target = { url: string; paths: string[]; token?: string }

/** A filled database with a process of the server on it, and a household that is logged in. */
async function start(
  postgresUrl: string,
  name: string,
  size: { videos: number; accounts: number; answers: number },
): Promise<Running> {
  const admin = openPostgres(postgresUrl)
  await admin.executeSql(`create database ${name}`)
  await admin.close()
  const url = postgresUrl.replace(/postgres$/, name)
  const database = openPostgres(`${url}?options=-c%20statement_timeout%3D0`)
  await database.executeSql('set statement_timeout = 0')
  await migrate(database.db)
  await fillVideos(database.db, lessons, size.videos)
  await fillPeople(database.db, size)
  const env = { ...process.env, DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000000' }
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/bench-server.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const { app, bare } = JSON.parse(String(line)) as { app: string; bare: string }
  const { token, ...viewer } = await household(app)
  await fillViewer(database.db, viewer)
  await database.close()
  return { app, bare, token, child }
}

async function household(app: string) {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const reply = await fetch(`${app}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await reply.json()) as { data: { id: number; password: string; token: string; user: { id: number } } })
      .data
  }
  const boss = await post('/auth/signup', { email: 'bench@home.example', password: 'orchid tree' })
  const card = { plan_id: 11, source_id: 'pm_card_visa', name: 'x', address: '{}' }
  await post('/payment/subscribe', card, boss.token)
  const { password } = await post('/auth/worker_signup', { workpermit: 'bench01', language_code: 'eng' }, boss.token)
  const worker = await post('/auth/login', { username: 'bench01', password })
  await post(`/auth/session/${worker.user.id}`, {}, worker.token)
  return { token: worker.token, employerId: boss.user.id, workerId: worker.user.id }
}

async function perSecond({ url, paths, token }: Target, duration = seconds): Promise<number> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const requests = paths.map((path) => ({ path, headers }))
  const { requests: done, non2xx, errors } = await autocannon({ url, connections: 16, duration, requests })
  if (non2xx + errors > 0) throw new Error(`${url}${paths[0]}: ${non2xx + errors} calls failed`)
  return done.average
}

/** Requests a second of both, measured in turn; the median of the rounds. */
async function compare(one: Target, other: Target): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []]
  // The first calls are slow: code is compiled and statements are planned.
  await perSecond(one, 2)
  await perSecond(other, 2)
  for (let round = 0; round < rounds; round++) {
    rates[0].push(await perSecond(one))
    rates[1].push(await perSecond(other))
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  return [median(rates[0]), median(rates[1])]
}

const feed = (name: string) => [`/api/feeds/${name}`]
const target = ({ app, token }: Running, paths: string[]): Target => ({ url: app, paths, token })

/** Words of titles here and there in the library: whole, begun, and with two letters that changed places. */
function searches(from: Lesson[]): string[] {
  const words = from.map(({ title }) => /[a-z]{7,}/.exec(title.toLowerCase())?.[0]).filter((word) => word !== undefined)
  const some = Array.from({ length: 24 }, (_, n) => words[Math.floor((n * words.length) / 24)] ?? 'lesson')
  const typed = some.map((word, n) => {
    if (n % 3 === 0) return word
    return n % 3 === 1 ? word.slice(0, 5) : word.replace(/^(..)(.)(.)/, '$1$3$2')
  })
  return typed.map((word) => `/api/feeds/employer_all?q=${word}`)
}

function report(name: string, [one, other]: [number, number], budget: { share?: number; times?: number }) {
  const ratio = one / other
  const isKept = budget.share ? ratio >= budget.share : ratio <= (budget.times ?? 0)
  const [shown, limit] = budget.share
    ? [`${Math.round(ratio * 100)}%`, `at least ${budget.share * 100}%`]
    : [`${ratio.toFixed(2)}x`, `at most ${budget.times}x`]
  const rates = `${Math.round(one)}/s beside ${Math.round(other)}/s`
  console.log(`${name.padEnd(46)}${rates.padEnd(24)}${shown.padStart(7)}  ${limit}  ${isKept ? 'ok' : 'OVER'}`)
}

const postgres = await startPostgres()
const running: Running[] = []
try {
  const main = await start(postgres.url, 'main', { videos: 260, accounts: 5000, answers: 1_000_000 })
  running.push(main)
  const bytes = (
    await (
      await fetch(`${main.app}/api/feeds/employer_all`, { headers: { authorization: `Bearer ${main.token}` } })
    ).text()
  ).length
  report(
    'users/me beside a bare select',
    await compare(target(main, ['/api/users/me']), { url: main.bare, paths: ['/select'] }),
    { share: 0.6 },
  )
  report(
    '24 cards beside as many bytes',
    await compare(target(main, feed('employer_all')), { url: main.bare, paths: [`/bytes?n=${bytes}`] }),
    { share: 0.5 },
  )
  const small = await start(postgres.url, 'small', { videos: 250, accounts: 100, answers: 0 })
  const large = await start(postgres.url, 'large', { videos: 25_000, accounts: 100, answers: 0 })
  running.push(small, large)
  for (const name of ['employer_all', 'recently_added', 'recommendation', 'completed']) {
    report(`${name}, 250 beside 25,000 videos`, await compare(target(small, feed(name)), target(large, feed(name))), {
      times: 1.3,
    })
  }
  report(
    'a feed beside a search, 25,000 videos',
    await compare(target(large, feed('employer_all')), target(large, searches(lessons))),
    { times: 2 },
  )
} finally {
  for (const { child } of running) child.kill('SIGKILL')
  await postgres.stop()
}
