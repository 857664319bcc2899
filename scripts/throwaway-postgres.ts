import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder with initdb and postgres of Debian's newest version; null if there is none. */
export function postgresBinaries(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null
}

/** User and group of the server: initdb refuses root, so root uses the user of Debian's package. */
function serverUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export type ThrowawayPostgres = {
  url: string
  stop: () => Promise<void>
  /** Ends all its processes at once, as a power failure does. */
  kill: () => Promise<void>
  /** Starts it again after a stop or a kill, with the same data. */
  start: () => void
  /** Stops it in order, so that it can be started again. */
  shutDown: () => Promise<void>
  /** Suspends all its processes, or resumes them. */
  hold: (isHeld: boolean) => void
}

/** Fills the folder of a new server by one of PostgreSQL's tools. */
type Fill = { tool: string; args: string[] }

const initdb: Fill = { tool: 'initdb', args: ['-U', 'kasama', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'] }

/**
 * Starts a PostgreSQL on a free port of loopback, in a new folder that is removed when it stops, or in `keptIn`, which
 * stays.
 */
export const startPostgres = (extraSettings: string[] = [], keptIn?: string) =>
  startServer(initdb, extraSettings, keptIn)

/** Starts a streaming replica of such a PostgreSQL. */
export function startReplica({ url }: ThrowawayPostgres) {
  const { hostname, port, username } = new URL(url)
  const from = ['-h', hostname, '-p', port, '-U', username]
  return startServer({ tool: 'pg_basebackup', args: [...from, '--checkpoint=fast', '--write-recovery-conf'] }, [])
}

async function startServer({ tool, args }: Fill, extraSettings: string[], keptIn?: string): Promise<ThrowawayPostgres> {
  const bin = postgresBinaries()
  if (!bin) throw new Error('PostgreSQL is missing: install it with "apt-get install postgresql".')
  const user = serverUser()
  if (keptIn) mkdirSync(keptIn, { recursive: true })
  const folder = keptIn ?? mkdtempSync(join(tmpdir(), 'kasama-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'pipe' as const }
  if (!existsSync(data)) execFileSync(join(bin, tool), ['-D', data, ...args], options)

  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
    ...extraSettings,
  ]
  const run = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: 'ignore',
    })
  let server = run()
  const waitForExit = async () => {
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  const shutDown = async () => {
    server.kill('SIGINT')
    await waitForExit()
  }
  const kill = async () => {
    // A process that forks on while the others are listed would leave one behind, which keeps the next server away.
    server.kill('SIGSTOP')
    signalAll(server, 'SIGKILL')
    await waitForExit()
  }
  const start = () => {
    server = run()
    waitUntilReady(join(bin, 'pg_isready'), port)
  }
  const stop = async () => {
    await shutDown()
    if (!keptIn) rmSync(folder, { recursive: true, force: true })
  }
  const hold = (isSuspended: boolean) => signalAll(server, isSuspended ? 'SIGSTOP' : 'SIGCONT')
  try {
    waitUntilReady(join(bin, 'pg_isready'), port)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://kasama@127.0.0.1:${port}/postgres`, stop, kill, start, shutDown, hold }
}

/** Signals each process by its id: PostgreSQL's are sessions of their own, which no group signal reaches. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals) {
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout
  for (const id of [pid, ...children.split(/\s+/).filter(Boolean).map(Number)]) {
    try {
      process.kill(id ?? 0, signal)
    } catch {
      // The process has ended in the meantime.
    }
  }
}

function waitUntilReady(pgIsReady: string, port: number) {
  for (let attempt = 0; ; attempt++) {
    try {
      execFileSync(pgIsReady, ['-h', '127.0.0.1', '-p', String(port), '-t', '1'], { stdio: 'pipe' })
      return
    } catch (error) {
      if (attempt >= 150) throw error
      execFileSync('sleep', ['0.2'])
    }
  }
}

if (process.argv[1]?.endsWith('throwaway-postgres.ts')) {
  const postgres = await startPostgres()
  console.log(`DATABASE_URL=${postgres.url}\nStop it with Ctrl+C.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void postgres.stop())
}
