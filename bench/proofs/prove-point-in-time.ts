import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, postgresBinaries } from '../../scripts/throwaway-postgres'
import { type ServerProcess, startServer } from '../../server/test/app/server-process'
import { signUp } from '../../server/test/rolling/visitors'
import type { Proof } from './prove'

const writers = 4
const version = basename(dirname(postgresBinaries() ?? ''))

/** The commands of the page's section, with this machine's version of PostgreSQL. */
function pageBlocks(): string[] {
  const section = readFileSync('docs/operations/run.md', 'utf8').split('\n## Point in time\n')[1]?.split('\n## ')[0]
  const blocks = [...(section ?? '').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) => commands)
  return blocks.map((commands) => commands.replaceAll(/\b17\b/g, version))
}

/** Replaces systemd: the proof starts and stops the server itself. */
const systemctl = `systemctl() {
  for unit in "\${@:2}"; do case $unit in postgresql@*) pg_ctlcluster ${version} main "$1";; esac; done
}`

/** A Debian cluster `main` of its own, which hides this machine's: its folders are mounts that only its shell sees. */
function startCluster(port: number) {
  const keeper = spawn('unshare', ['--mount', 'sleep', 'infinity'], { stdio: 'ignore' })
  const run = (commands: string) => {
    const script = `set -euo pipefail\n${systemctl}\n${commands}`
    execFileSync('nsenter', ['--target', String(keeper.pid), '--mount', 'bash', '-c', script], { stdio: 'inherit' })
  }
  const folders = '/etc/postgresql /var/lib/postgresql /var/log/postgresql /var/run/postgresql /var/backups'
  run(`for folder in ${folders}; do
      mount -t tmpfs tmpfs $folder
      chown postgres: $folder
    done
    pg_createcluster ${version} main --port ${port} --locale C.UTF-8 --start
    runuser -u postgres -- psql -qc "create role kasama login password 'proof'"
    runuser -u postgres -- createdb --owner kasama kasama`)
  const stop = () => {
    try {
      run(`pg_ctlcluster ${version} main stop --mode immediate || true`)
    } finally {
      keeper.kill()
    }
  }
  return { run, stop }
}

/** People who sign up one after the other; each notes when she began, and when it was acknowledged. */
function startWriters(server: ServerProcess) {
  const written: { token: string; begunAt: number; doneAt: number }[] = []
  let isOver = false
  const loops = Array.from({ length: writers }, async () => {
    while (!isOver) {
      const begunAt = Date.now()
      const token = await signUp(server)
      written.push({ token, begunAt, doneAt: Date.now() })
    }
  })
  const end = async () => {
    isOver = true
    await Promise.all(loops)
    return written
  }
  return { end }
}

const isKnown = async ({ origin }: ServerProcess, token: string) =>
  (await fetch(`${origin}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status === 200

/** Writes before and after a moment, and goes back to it; returns the problems found. */
async function goBackOnce(say: (line: string) => void): Promise<string[]> {
  const [archive = '', baseBackup = '', goBack = ''] = pageBlocks()
  const problems: string[] = []
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'kasama-moment-'))]
  const env = { DATABASE_URL: `postgres://kasama:proof@127.0.0.1:${port}/kasama`, DATA_DIR: folder }
  const cluster = startCluster(port)
  let server: ServerProcess | null = null
  try {
    cluster.run(archive)
    server = await startServer(env)
    const writing = startWriters(server)
    await wait(2000)
    cluster.run(baseBackup)
    await wait(5000)
    const moment = Date.now()
    await wait(5000)
    const written = await writing.end()
    await server.stop('SIGTERM')
    const choices = `BASE=/var/backups/postgresql/$(date +%F) MOMENT='${new Date(moment).toISOString().replace('Z', '+00')}'`
    cluster.run([choices, goBack.replace(/^(BASE|MOMENT)=.*$/gm, '')].join('\n'))
    server = await startServer(env)
    const before = written.filter(({ doneAt }) => doneAt < moment)
    const after = written.filter(({ begunAt }) => begunAt > moment)
    for (const { token } of before) if (!(await isKnown(server, token))) problems.push('a write before it is lost')
    for (const { token } of after) if (await isKnown(server, token)) problems.push('a write after it is there')
    if (before.length === 0 || after.length === 0) problems.push('nobody wrote')
    await signUp(server)
    say(`${before.length} writes before the moment, ${after.length} after it`)
  } finally {
    server?.child.kill('SIGKILL')
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return problems
}

/**
 * As root: the commands of "Point in time" in docs/operations/run.md while people write. What was acknowledged before
 * the moment is there, what began after it is not, and the server goes on.
 */
export const pointInTime: Proof = { rounds: 1, sample: 0, run: ({ say }) => goBackOnce(say) }
