import Fastify from 'fastify'
import { openPostgres } from '../server/src/platform/database/database'

/**
 * The baseline of the server's speed: bare Fastify routes over a pool like the server's, without a log. GET /select
 * returns one row by its primary key, with a prepared statement; GET /bytes?n= returns a JSON body of n bytes, built once
 * and kept, after such a select.
 */
const { pool } = openPostgres(process.env.DATABASE_URL ?? '')
const select = async () => {
  const text = 'select id, role, email, username from users where id = $1'
  const result = await pool?.query({ name: 'bare', text, values: [1_000_001] })
  return result?.rows[0]
}

let body = ''
const bodyOf = (bytes: number) => {
  if (body.length !== bytes) body = JSON.stringify('x'.repeat(bytes - 2))
  return body
}

const bare = Fastify()
bare.get('/readyz', async () => ({ status: 'ok' }))
bare.get('/select', async () => ({ error: false, data: await select() }))
bare.get<{ Querystring: { n: string } }>('/bytes', async (request, reply) => {
  await select()
  return reply.type('application/json').send(bodyOf(Number(request.query.n)))
})
await bare.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
