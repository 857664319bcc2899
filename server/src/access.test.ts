import type { Access } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/test-app'
import { type Filled, fill, type VisitorName, visitorNames } from '../test/visitors'

let app: TestApp
let filled: Filled
beforeAll(async () => {
  app = await testApp()
  filled = await fill(app)
})

const registered: VisitorName[] = ['employer', 'worker', 'expired agency', 'admin', "organisation's admin"]
const mayCall: Record<Access, VisitorName[]> = {
  guest: [...visitorNames],
  signed_out: ['guest'],
  pending: ['pending', ...registered],
  account: registered,
  user: ['employer', 'worker', 'admin', "organisation's admin"],
  employer: ['employer'],
  worker: ['worker'],
  admin: ['admin', "organisation's admin"],
}
/** Calls that change the caller's session come last. */
const last = ['POST /auth/session/:id', 'POST /auth/logout']
const ordered = Object.entries(calls).sort(([a], [b]) => last.indexOf(a) - last.indexOf(b))

const bodies: Record<string, object> = {
  'POST /auth/login': { email: 'nobody@home.example', password: 'not the one' },
  'POST /auth/signup': { email: 'someone@home.example', password: 'orchid tree' },
  'POST /users/fullname': { user_id: 1, fullname: 'Sample' },
  'POST /users/language': { language_code: 'eng' },
  'POST /auth/worker_signup': { workpermit: 'another1', language_code: 'phi' },
  'POST /users/topics': { topics: '13' },
  'POST /videos/:id/visit': { seconds_ago: 0 },
  'POST /videos/:id/position': { language_code: 'eng', position: 1 },
  'POST /questions/:id/answers': { answers: [1] },
  'POST /questions/public/:id/answers': { answers: [1] },
  'POST /payment/validate_voucher': { code: 'TEST' },
  'POST /payment/retrieve_promotion': { code: 'TEST' },
  'POST /payment/subscribe': { plan_id: 10, source_id: 'pm_card_visa', name: 'x', address: '{}' },
}
const queries: Record<string, Record<string, string>> = { 'GET /worker/:id/log': { event: 'time', value: '1' } }

describe.each(ordered)('%s', (key, call) => {
  test.each([...visitorNames])('as %s', async (visitor) => {
    const [method, path] = key.split(' ') as ['GET', string]
    const params = filled.params(visitor, key)
    const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`
    const token = filled.tokens[visitor]
    const reply = await app.app.inject({
      method,
      url,
      ...(queries[key] && { query: queries[key] }),
      ...(method !== 'GET' && { payload: bodies[key] ?? {} }),
      headers: token ? { 'x-access-token': token } : {},
    })
    expect(reply.statusCode, reply.body).toBeLessThan(500)
    const hasOtherReason = ['wrong_login', 'wrong_password', 'confirm_password'].includes(reply.json().code)
    const isDenied = [401, 403].includes(reply.statusCode) && !hasOtherReason
    expect(isDenied, reply.body).toBe(!mayCall[call.access].includes(visitor))
  })
})

test('who was refused a call for what she is stands in the audit trail', async () => {
  const rows = await app.deps.db.selectFrom('audit_log').select('detail').where('action', '=', 'denied').execute()
  expect(rows.map(({ detail }) => detail)).toContainEqual({ call: 'POST /auth/worker_signup' })
  expect(rows.map(({ detail }) => detail)).not.toContainEqual({ call: 'GET /users/me' })
})
test('a call that is not there is 404, in the envelope', async () => {
  const reply = await app.app.inject('/api/nothing/here')
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
})

describe.each(Object.keys(calls).filter((key) => key.startsWith('GET ')))('HEAD of %s', (key) => {
  test('runs nothing, and is refused', async () => {
    const path = key.slice('GET '.length)
    const params = filled.params('worker', key)
    const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`
    const headers = { 'x-access-token': filled.tokens.worker ?? '' }
    const reply = await app.app.inject({ method: 'HEAD', url, headers, query: queries[key] ?? {} })
    expect(reply.statusCode).toBe(404)
  })
})
test('a page answers HEAD as it answers GET, without its body', async () => {
  for (const url of ['/public', '/public/video/1', '/sitemap.xml', '/healthz', '/readyz', '/api/docs']) {
    const [head, get] = [await app.app.inject({ method: 'HEAD', url }), await app.app.inject(url)]
    expect([url, head.statusCode, head.body]).toEqual([url, get.statusCode, ''])
  }
})
test('a body of plain text is no body', async () => {
  const headers = { 'content-type': 'text/plain' }
  const reply = await app.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: '{}' })
  expect([reply.statusCode, reply.json().code]).toEqual([415, 'wrong_type'])
})
