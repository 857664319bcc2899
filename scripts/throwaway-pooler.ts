import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './throwaway-postgres'

export type ThrowawayPooler = {
  /** The version that PgBouncer prints. */
  version: string
  /** The address of a database behind the pooler. */
  through: (databaseUrl: string) => string
  stop: () => Promise<void>
}

/** The settings that a pooler makes, since the server can not send them (docs/operations/growing.md). */
const settings = 'set statement_timeout = 5000; set plan_cache_mode = force_generic_plan; set jit = off'

const binary = '/usr/sbin/pgbouncer'

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
  throw new Error(`PgBouncer ended with ${child.exitCode}`)
}

/**
 * Starts Debian's PgBouncer in transaction mode before every database of a PostgreSQL; few connections for each, so
 * that transactions of one client run on several.
 */
export async function startPooler(postgresUrl: string, connections = 4): Promise<ThrowawayPooler> {
  const { stdout, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  if (error) throw new Error('PgBouncer is missing: install it with "apt-get install pgbouncer".')
  const folder = mkdtempSync(join(tmpdir(), 'kasama-pooler-'))
  chmodSync(folder, 0o755)
  const [port, { hostname, port: postgresPort }] = [await freePort(), new URL(postgresUrl)]
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${postgresPort} user=kasama connect_query='${settings}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 1000',
    // Idle connections would keep a test's database from being copied.
    'server_idle_timeout = 5',
  ]
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, `${lines.join('\n')}\n`)
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(binary, ['--quiet', ...asUser, file], { stdio: ['ignore', 'ignore', 'ignore'] })
  await untilListening(port, child)
  return {
    version: stdout.split('\n')[0] ?? '',
    through: (databaseUrl) => {
      const url = new URL(databaseUrl)
      url.port = String(port)
      return url.href
    },
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A pooler before the tests' databases if TEST_POOLER=1 asks for one. */
export const poolerOfTests = async (postgresUrl: string) =>
  process.env.TEST_POOLER === '1' ? startPooler(postgresUrl) : null
