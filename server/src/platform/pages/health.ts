import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/db'
import { isMigrated } from '../database/migrate'
import { fail } from '../http/errors'

/** /healthz: the process answers. /readyz: the database answers too, and is up to date. */
export function healthPages(app: FastifyInstance, db: Db) {
  let migrated = false
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db)
    migrated ||= await isMigrated(db)
    return migrated ? { status: 'ok' } : fail('unavailable')
  })
}
