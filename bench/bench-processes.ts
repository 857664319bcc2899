import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/throwaway-postgres'
import { openPostgres } from '../server/src/platform/database/database'
import { migrate } from '../server/src/platform/database/migrate'
import { fillPeople, fillVideos, fillViewer, type Lesson } from './bench-data'

export type RunningServer = { url: string; child: ChildProcess; stop: () => void }
export type Library = { videos: number; accounts: number; answers: number; wantMails?: boolean }

/** Creates a database and fills it to this size; returns its address. */
export async function filledDatabase(postgresUrl: string, name: string, lessons: Lesson[], size: Library) {
  const admin = openPostgres(postgresUrl)
  await admin.executeSql(`create database ${name}`)
  await admin.close()
  const url = postgresUrl.replace(/postgres$/, name)
  // Filling takes longer than a statement may.
  const database = openPostgres(url, { statementMs: 0 })
  await migrate(database.db)
  await fillVideos(database.db, lessons, size.videos)
  await fillPeople(database.db, size)
  await database.close()
  return url
}

/** Starts a process with its log in a file, as in production; returns once it is ready. */
async function startProcess(command: string[], databaseUrl: string, extra = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-bench-'))
  const port = await freePort()
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(port), DEMO: '0', LOG_LEVEL: 'info' }
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...settings, RATE_LIMIT_FACTOR: '1000000', ...extra },
    stdio: ['ignore', openSync(join(folder, 'log'), 'w'), 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended`)
    await wait(100)
  }
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, child, stop }
}

/** Options of both processes, as in `npm start`. */
const options = ['--heap-growing-percent=40']

/** The built server of this release, or of that in another folder. */
export const startServer = (databaseUrl: string, variables: Record<string, string> = {}, release = '.') =>
  startProcess([...options, `${release}/server/dist/bundle/main.js`], databaseUrl, variables)

export const startBareServer = (databaseUrl: string) =>
  startProcess([...options, '--import', 'tsx', 'bench/bare-server.ts'], databaseUrl)

export type Workers = { count: number; hasHistory: boolean }

/** Tokens of workers, each of her own household: with chosen topics and a history, or new. */
export async function logInWorkers(
  { url }: RunningServer,
  databaseUrl: string,
  { count, hasHistory }: Workers,
): Promise<string[]> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const reply = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await reply.json()) as { data: { password: string; token: string; user: { id: number } } }).data
  }
  const database = openPostgres(databaseUrl)
  const tokens: string[] = []
  for (let n = 10; n < 10 + count; n++) {
    const name = `${hasHistory ? 'bench' : 'begun'}${n}`
    const employer = await post('/auth/signup', { email: `${name}@home.example`, password: 'orchid tree' })
    const address = JSON.stringify({ line1: '1 Sample Road', city: 'Singapore', postal_code: '000000', country: 'SG' })
    const card = { plan_id: 11, source_id: 'pm_card_visa', name: 'x', address }
    await post('/payment/subscribe', card, employer.token)
    const signup = { workpermit: name, language_code: 'eng' }
    const { password } = await post('/auth/worker_signup', signup, employer.token)
    const worker = await post('/auth/login', { username: name, password })
    await post(`/auth/session/${worker.user.id}`, {}, worker.token)
    if (hasHistory) await fillViewer(database.db, { employerId: employer.user.id, workerId: worker.user.id })
    tokens.push(worker.token)
  }
  await database.executeSql('vacuum analyze')
  await database.close()
  return tokens
}

/** Resident memory of a process, in MB. */
export const memoryOf = ({ child }: RunningServer): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024
