import { gzipSync } from 'node:zlib'
import type { Call } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app/test-app'
import { type Filled, fill, type VisitorName } from '../../test/app/visitors'

let app: TestApp
let filled: Filled
beforeAll(async () => {
  app = await testApp()
  filled = await fill(app)
})

const all = Object.entries(calls) as [string, Call][]
const visitorFor: Partial<Record<Call['access'], VisitorName>> = {
  worker: 'worker',
  organisation: 'provider',
  provider: 'provider',
}

function send(key: string, call: Call, parts: { body?: unknown; query?: string; id?: string }) {
  const [method, path] = key.split(' ') as ['GET', string]
  const visitor = visitorFor[call.access] ?? 'employer'
  const params = filled.params(visitor, key)
  const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => parts.id ?? String(params[name]))}${parts.query ?? ''}`
  const headers = { 'x-access-token': filled.tokens[visitor] ?? '', 'content-type': 'application/json' }
  const payload = typeof parts.body === 'string' ? parts.body : JSON.stringify(parts.body)
  return app.app.inject({ method, url, headers, ...(parts.body !== undefined && { payload }) })
}

const nested = '['.repeat(5000) + ']'.repeat(5000)
const badBodies: [string, unknown][] = [
  ['an unknown field', { surprise: true }],
  ['a list', []],
  ['a text', '"text"'],
  ['null', 'null'],
  ['broken JSON', '{"a":'],
  ['deep nesting', `{"a":${nested}}`],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['1 MB', { name: 'x'.repeat(1_048_576) }],
]

describe.each(all.filter(([, { body }]) => body))('%s refuses', (key, call) => {
  test.each(badBodies)('%s', async (_, body) => {
    const reply = await send(key, call, { body })
    expect(reply.statusCode, reply.body).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode, reply.body).toBeLessThan(500)
    expect(reply.json()).toMatchObject({ error: true, error_message: expect.any(String), code: expect.any(String) })
  })
  const fields = Object.keys((call.body as unknown as { properties: object }).properties)
  test.each(fields)('NUL, lone surrogates, and wrong types in "%s"', async (field) => {
    for (const value of ['a\u0000b', 'a\ud800b', ['x'], { a: 1 }, 99999999999, 1.5, 'x'.repeat(5000)]) {
      const reply = await send(key, call, { body: { [field]: value } })
      expect(reply.statusCode, reply.body).toBeGreaterThanOrEqual(400)
      expect(reply.statusCode, reply.body).toBeLessThan(500)
    }
  })
})

// A plan's id is a text, since the specification answers 'undefined' with a message of its own.
const numbered = all.filter(([key]) => key.includes(':id') && !key.includes('subscription_plan'))
const oddIds = ['0', '-1', '1e0', '1e3', '0x1', '01', '1.0', '%201', '99999999999', 'NaN', 'Infinity', "1'--", '1,2']
test.each(oddIds)('no row has the id %s', async (id) => {
  const reply = await app.app.inject(`/api/videos/public/${id}`)
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
})
describe.each(numbered)('%s', (key, call) => {
  test.each([...oddIds, '%00', '%ff', 'x'.repeat(400)])('refuses the id %s', async (id) => {
    const reply = await send(key, call, { id, ...(call.body && { body: {} }) })
    expect(reply.statusCode, reply.body).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode, reply.body).toBeLessThan(500)
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})

test.each(all.filter(([, { query }]) => query))('%s refuses odd queries', async (key, call) => {
  for (const query of [
    '?surprise=1',
    '?limit=1e9',
    '?limit=1e1',
    '?limit=0x10',
    '?limit=%205',
    '?limit=5&limit=5',
    '?limit=NaN',
    '?limit=Infinity',
    '?lang=xx',
    '?topic=0',
    '?q=%00',
    '?cursor[]=a',
  ]) {
    const reply = await send(key, call, { query })
    expect(reply.statusCode, `${query} ${reply.body}`).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode, `${query} ${reply.body}`).toBeLessThan(500)
  }
})

const takesCursor = ([, { query }]: [string, Call]) =>
  query !== undefined && 'cursor' in (query as unknown as { properties: object }).properties
const base64 = (bytes: number[]) => Buffer.from(bytes).toString('base64url')
const badCursors = {
  nothing: '',
  'no base64': '?',
  'too many parts': '1.1.1.1.1',
  'a number that is too large': '99999999999999999999',
  'a moment that is too late': '8640000000000001.1',
  'a moment that is too late, in a feed': '0.8640000000000001.1',
  'a moment that is too early': '-1.1',
  NUL: '%00',
  'NUL in base64': `1.${base64([0])}`,
  'NUL in base64, of a lesson': `0.0.1.${base64([0])}`,
  'half a character': '%ED%A0%80',
  'half a character in base64': `1.${base64([0xed, 0xa0, 0x80])}`,
  'half a character in base64, of a lesson': `0.0.1.${base64([0xed, 0xa0, 0x80])}`,
  'too long': 'x'.repeat(601),
}
describe.each(all.filter(takesCursor))('%s', (key, call) => {
  test.each(Object.entries(badCursors))('refuses a cursor that is %s', async (_, cursor) => {
    const reply = await send(key, call, { query: `?cursor=${cursor}` })
    expect([reply.statusCode, reply.json()], reply.body).toMatchObject([400, { code: 'invalid_input' }])
  })
})

test('a body that is packed is not unpacked', async () => {
  const payload = gzipSync(JSON.stringify({ email: 'nobody@home.example', password: 'orchid tree' }))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const reply = await app.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
})
test('a request that never ends is given up', () => {
  expect(app.app.server.requestTimeout).toBeGreaterThan(0)
})
test('no body makes a server error, whatever is in it', async () => {
  const withBody = all.filter(([key, { body }]) => body && !key.includes('signup') && !key.includes('login'))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...withBody),
      fc.object({ maxDepth: 3 }),
      fc.string({ unit: 'binary' }),
      async ([key, call], object, text) => {
        const fields = Object.keys((call.body as unknown as { properties: object }).properties)
        const named = Object.fromEntries(
          fields.map((field, index) => [field, index % 2 ? text : Object.values(object)[index]]),
        )
        for (const body of [object, named]) expect((await send(key, call, { body })).statusCode).toBeLessThan(500)
      },
    ),
    { numRuns: 150 },
  )
})
