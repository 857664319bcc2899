import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { buildApp } from '../server/src/app'
import { readConfig } from '../server/src/config'
import { makeDeps } from '../server/src/make-deps'
import { openPostgres } from '../server/src/platform/database/database'
import { createQueue } from '../server/src/platform/jobs'

/**
 * A process of the server under load, and beside it bare Fastify routes over the same pool: GET /select answers one row
 * by its primary key, GET /bytes?n= that many bytes after such a select. Says both addresses on standard output.
 */
const config = readConfig({ ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'kasama-bench-')), DEMO: '0' })
const database = openPostgres(config.databaseUrl ?? '')
const queue = createQueue(database.executeSql, console.error)
const app = await buildApp(await makeDeps(config, database, queue.jobs))
const bare = Fastify()
const select = (id: number) =>
  database.pool?.query({
    name: 'bare',
    text: 'select id, role, email, username from users where id = $1',
    values: [id],
  })
bare.get('/select', async () => ({ error: false, data: (await select(1_000_001))?.rows[0] }))
bare.get('/bytes', async (request, reply) => {
  const { n } = request.query as { n: string }
  await select(1_000_001)
  return reply.type('application/json').send(JSON.stringify('x'.repeat(Math.max(0, Number(n) - 2))))
})
const listen = (server: typeof app) => server.listen({ host: '127.0.0.1', port: 0 })
console.log(JSON.stringify({ app: await listen(app), bare: await listen(bare as unknown as typeof app) }))
