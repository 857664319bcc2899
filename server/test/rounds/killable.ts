import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#platform/database/database'
import { startPostgres } from '../../../scripts/throwaway-postgres'
import { startServer } from '../app/server-process'
import { sendBytes } from '../files/tus'
import { addTopics } from '../library/library'
import { admin } from '../people/admins'
import type { Round } from './round'

/** A server to be killed, on a PostgreSQL of its own, with an admin who calls it. */
export async function killableServer(
  changes: Record<string, string> = {},
): Promise<Round & { end: () => Promise<void> }> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'kasama-desk-'))
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'warn', DEMO: '0', ...changes }
  let server = await startServer(env)
  const { db, close } = openPostgres(postgres.url)
  const { token } = await admin({ deps: { db, now: () => new Date() } } as Parameters<typeof admin>[0])
  await addTopics(db)
  return {
    db,
    current: () => server,
    folder,
    async call<D>(method: string, path: string, body?: object) {
      const isForm = body instanceof FormData
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      }
      const reply = await fetch(`${server.origin}/api${path}`, {
        method,
        headers,
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      })
      const { data, code } = (await reply.json()) as { data?: D; code?: string }
      if (data === undefined) throw new Error(`${method} ${path}: ${code}`)
      return data
    },
    send: (address, offset, bytes) => sendBytes(server.origin, { address }, offset, bytes),
    async kill() {
      await server.stop('SIGKILL')
      server = await startServer(env)
    },
    async end() {
      server.child.kill('SIGKILL')
      await close()
      await postgres.stop()
    },
  }
}
