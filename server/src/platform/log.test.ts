import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config'
import { logOptions, oneLineEach } from './log'

test('a log keeps the path of a request, and none of its secrets', async () => {
  const lines: string[] = []
  const options = logOptions(readConfig({ DEMO: '0' }))
  const app = Fastify({
    logController: oneLineEach(),
    logger: { ...(options as object), stream: { write: (line: string) => lines.push(line) } },
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  const secrets = [
    '/reset/secret1',
    '/reset_worker/secret2',
    '/api/users/validate/rosa@mail.example',
    '/media/a?s=secret3',
  ]
  for (const url of [...secrets, '/api/videos/7'])
    await app.inject({ url, headers: { authorization: 'Bearer secret4' } })
  expect(lines).toHaveLength(5)
  const log = lines.join('')
  expect(log).not.toMatch(/secret\d|rosa@/)
  for (const path of ['/reset/[hidden]', '/api/users/validate/[hidden]', '/media/a', '/api/videos/7'])
    expect(log).toContain(`"path":"${path}"`)
})
