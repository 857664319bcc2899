// @module-tag ci
import { gzipSync } from 'node:zlib'
import type { Call } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { fill, type VisitorName, type VisitorStage } from '#test/app/visitors'

let app: TestApp
let filled: VisitorStage
beforeAll(async () => {
  app = await testApp()
  filled = await fill(app)
  // Calls that ask who it is are reached too.
  await app.deps.db.updateTable('sessions').set({ confirmed_at: app.deps.now() }).execute()
})

const all = Object.entries(calls) as [string, Call][]
const visitorFor: Partial<Record<Call['access'], VisitorName>> = {
  worker: 'worker',
  organisation: 'provider',
  provider: 'provider',
}

function send(key: string, call: Call, parts: Attack) {
  const [method, path] = key.split(' ') as ['GET', string]
  const visitor = visitorFor[call.access] ?? 'employer'
  const params = filled.params(visitor, key)
  const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => parts.id ?? String(params[name]))}${parts.query ?? ''}`
  const token = { 'x-access-token': filled.tokens[visitor] ?? '' }
  if (parts.body === undefined) return app.app.inject({ method, url, headers: token })
  const payload = typeof parts.body === 'string' ? parts.body : JSON.stringify(parts.body)
  return app.app.inject({ method, url, headers: { ...token, 'content-type': 'application/json' }, payload })
}

const nested = '['.repeat(5000) + ']'.repeat(5000)
const badBodies = [
  { surprise: true },
  [],
  '"text"',
  'null',
  '{"a":',
  `{"a":${nested}}`,
  '{"__proto__":{"admin":true}}',
  { name: 'x'.repeat(1_048_576) },
]
/** Values that no field accepts: NUL, a lone surrogate, wrong types, too long. */
const badValues = ['a\u0000b', 'a\ud800b', ['x'], { a: 1 }, 99999999999, 1.5, 'x'.repeat(5000)]
const oddIds = ['0', '-1', '1e0', '1e3', '0x1', '01', '1.0', '%201', '99999999999', 'NaN', 'Infinity', "1'--", '1,2']
const badIds = [...oddIds, '%00', '%ff', 'x'.repeat(400)]
const badQueries = [
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
]
const base64 = (bytes: number[]) => Buffer.from(bytes).toString('base64url')
const badCursors = [
  '',
  '?',
  '1.1.1.1.1',
  '99999999999999999999',
  // Moments that no database stores: too late, too late in a feed, too early.
  '8640000000000001.1',
  '0.8640000000000001.1',
  '-1.1',
  // NUL and half a character, in each place that a cursor has for a text.
  '%00',
  `1.${base64([0])}`,
  `0.0.1.${base64([0])}`,
  '%ED%A0%80',
  `1.${base64([0xed, 0xa0, 0x80])}`,
  `0.0.1.${base64([0xed, 0xa0, 0x80])}`,
  'x'.repeat(601),
]

type Attack = { body?: unknown; query?: string; id?: string; code?: string }
const fieldsOf = (schema: unknown) => Object.keys((schema as { properties: object }).properties)

/** Everything that a call must refuse; `code` if the error is known. */
function attacksOn(key: string, { body, query }: Call): Attack[] {
  // A plan's id is a text, since the specification answers 'undefined' with a message of its own.
  const isNumbered = key.includes(':id') && !key.includes('subscription_plan')
  const fields = body ? fieldsOf(body) : []
  return [
    ...(body ? badBodies.map((bad) => ({ body: bad })) : []),
    ...fields.flatMap((field) => badValues.map((value) => ({ body: { [field]: value } }))),
    ...(isNumbered ? badIds.map((id) => ({ id, ...(body && { body: {} }) })) : []),
    ...(query ? badQueries.map((bad) => ({ query: bad })) : []),
    ...(query && fieldsOf(query).includes('cursor')
      ? badCursors.map((cursor) => ({ query: `?cursor=${cursor}`, code: 'invalid_input' }))
      : []),
  ]
}

test.each(all)('%s refuses what it cannot take', async (key, call) => {
  const taken: string[] = []
  for (const attack of attacksOn(key, call)) {
    const reply = await send(key, call, attack)
    const { error, error_message, code } = reply.json()
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500 && (!attack.code || attack.code === code)
    const isTold = error === true && typeof error_message === 'string' && typeof code === 'string'
    const isKept = reply.headers['cache-control'] !== 'no-store'
    if (!isRefused || !isTold || isKept)
      taken.push(`${JSON.stringify(attack).slice(0, 200)}: ${reply.statusCode} ${reply.body}`)
  }
  expect(taken).toEqual([])
})
test.each(oddIds)('no row has the id %s', async (id) => {
  const reply = await app.app.inject(`/api/videos/public/${id}`)
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
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
