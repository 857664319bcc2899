import { createServer } from 'node:http'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createTraces } from './traces'

test('a request and its statements are one trace, sent to the collector', async () => {
  const received: string[] = []
  const collector = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      received.push(`${request.url} ${Buffer.concat(parts)}`)
      reply.end('{}')
    })
  })
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready))
  const { port } = collector.address() as { port: number }
  const traces = createTraces(`http://127.0.0.1:${port}/`)
  const app = Fastify()
  traces.watch(app)
  app.get('/lessons/:id', async () => {
    await Promise.resolve()
    traces.statement({ text: 'select title from videos where id = $1', ms: 3, hasFailed: false })
    return { done: true }
  })
  app.get('/broken', () => Promise.reject(new Error('x')))
  traces.statement({ text: 'select outside', ms: 3, hasFailed: false })
  expect((await app.inject({ url: '/lessons/8473' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/broken' })).statusCode).toBe(500)
  await app.close()
  collector.close()
  const [exported = ''] = received
  expect(exported).toMatch(/^\/v1\/traces /)
  expect(exported).toContain('GET /lessons/:id')
  expect(exported).toContain('select title from videos')
  expect(exported).toContain('kasama')
  expect(exported).not.toMatch(/8473|select outside/)
  expect(exported).toMatch(/"kasama.reference","value":\{"stringValue":"\w{4}"/)
  const ids = new Set([...exported.matchAll(/"traceId":"(\w+)"/g)].map(([, id]) => id))
  expect(ids.size).toBe(2)
})
