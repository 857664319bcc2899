import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { isMigrated } from '#platform/database/migrate'
import { fail } from '#platform/http/errors'

/** /healthz: the process is alive. */
export function serveHealth(app: FastifyInstance) {
  app.get('/healthz', async () => ({ status: 'ok' }))
}

/** /readyz: the database is reachable and migrated, and the server does not drain. */
export function serveReadiness(app: FastifyInstance, db: Db) {
  let migrated = false
  app.get('/readyz', async (_request, reply) => {
    // No error: it is neither logged nor counted.
    if (app.draining.isDraining())
      return reply.code(503).header('cache-control', 'no-store').send({ status: 'draining' })
    await sql`select 1`.execute(db)
    migrated ||= await isMigrated(db)
    return migrated ? { status: 'ok' } : fail('unavailable')
  })
}
