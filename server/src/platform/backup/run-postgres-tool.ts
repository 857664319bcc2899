import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { BackupError } from './backup-error'

/**
 * Runs pg_dump or pg_restore on a database; its output on errors is the message. The password goes by the environment,
 * since the arguments of a process are visible to all users of a machine.
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: string[],
): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(tool, ['--dbname', url.href, '--no-password', ...args], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = text(child.stderr)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new BackupError(missing(tool)) : error),
    )
    child.once('close', resolve)
  })
  if (code !== 0) throw new BackupError(`${tool} failed: ${(await errors).trim()}`)
}

const missing = (tool: string) =>
  `${tool} is missing: install PostgreSQL's client programs of the server's version or a newer one (on Debian the package postgresql-client).`
