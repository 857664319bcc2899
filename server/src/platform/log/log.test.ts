import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config'
import { createLog, type Log, oneLineEach } from './log'

test('a log keeps the path of a request, and none of its secrets', async () => {
  const lines: string[] = []
  const log = createLog(readConfig({ DEMO: '0' }), { stream: { write: (line) => lines.push(line) } })
  const app = Fastify({ logController: oneLineEach(), loggerInstance: log as Log })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  const secrets = [
    '/reset/secret1',
    '/Reset/secret8',
    '/reset_worker/secret2',
    '/api/users/validate/rosa@mail.example',
    '/media/a?s=secret3',
    '/uploads/secret5',
    '/admin/voice/1~mya~2~secret6',
    '/api/recordings/1~mya~2~secret7/4',
  ]
  for (const url of [...secrets, '/api/videos/7'])
    await app.inject({ url, headers: { authorization: 'Bearer secret4' } })
  log.info({ req: { method: 'GET', url: 'http://kasama.test/reset/secret9' } })
  expect(lines).toHaveLength(10)
  const text = lines.join('')
  expect(text).not.toMatch(/secret\d|rosa@/)
  const parts = ['/reset/', '/api/users/validate/', '/uploads/', '/admin/voice/', '/api/recordings/']
  for (const path of [...parts.map((part) => `${part}[hidden]`), '/media/a', '/api/videos/7'])
    expect(text).toContain(`"path":"${path}"`)
})

test('every line of one call carries its id, and another call has another', async () => {
  const lines: { reqId?: string; msg: string }[] = []
  const log = createLog(
    { logLevel: 'info', demo: false },
    { stream: { write: (line) => lines.push(JSON.parse(line)) } },
  )
  const app = Fastify({ logController: oneLineEach(), loggerInstance: log as Log })
  app.get('/two-lines', async (request) => {
    request.log.info('under way')
    return {}
  })
  for (let n = 0; n < 2; n++) await app.inject('/two-lines')
  expect(lines.map(({ msg }) => msg)).toEqual(['under way', 'request completed', 'under way', 'request completed'])
  const [first, , second] = lines.map(({ reqId }) => reqId)
  expect(lines.map(({ reqId }) => reqId)).toEqual([first, first, second, second])
  expect(first).toBeTypeOf('string')
  expect(second).not.toBe(first)
})
test.each([
  ['the value a database quotes', Object.assign(new Error('invalid input: "{"canary"}"'), { code: '22P02' })],
  [
    'what stands beside a message',
    Object.assign(new Error('no'), { detail: 'canary', where: 'canary', hint: 'canary' }),
  ],
  ['a statement and its values', Object.assign(new Error('no'), { query: 'insert canary', params: ['canary'] })],
  ['the address a mail server names', new Error('550 <canary@home.example> mailbox full')],
  ['the cause of an error', new Error('no', { cause: new Error('"canary"') })],
  ['what is thrown without being an error', { message: 'canary' }],
])('%s is not in the log', (_, error) => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info', demo: false }, { stream: { write: (line) => lines.push(line) } })
  log.error({ err: error }, 'failed')
  log.error({ err: error })
  if (error instanceof Error) log.error(error)
  expect(lines.join('')).not.toContain('canary')
})
