import { deliveredBrand } from '@kasama/contract/brand'
import type { Access, Call } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import { beforeAll, expect, test } from 'vitest'
import { accessProblem, type User } from '#platform/http/access'
import { sampleOf } from '#test/app/samples'
import { type TestApp, testApp } from '#test/app/test-app'
import { fill, type VisitorName, type VisitorStage, visitorNames } from '#test/app/visitors'
import { cardAddress } from '#test/people/people'

let app: TestApp
let filled: VisitorStage
beforeAll(async () => {
  app = await testApp()
  filled = await fill(app)
})

const staff: VisitorName[] = ['provider', "organisation's admin", "other organisation's admin"]
const registered: VisitorName[] = ['employer', 'worker', 'expired agency', ...staff]
const mayCall: Record<Access, VisitorName[]> = {
  guest: [...visitorNames],
  signed_out: ['guest'],
  pending: ['pending', 'pending admin', ...registered],
  account: registered,
  user: ['employer', 'worker', ...staff],
  coming_in: ['pending admin', ...staff],
  employer: ['employer'],
  worker: ['worker'],
  organisation: staff,
  provider: ['provider'],
}
/** Calls that change the caller's session come last. */
const last = ['POST /auth/session/:id', 'POST /auth/logout']
const ordered = Object.entries(calls).sort(([a], [b]) => last.indexOf(a) - last.indexOf(b)) as [string, Call][]

const { assistant: _, since: __, feedbackEmail: ___, ...deliveredFace } = deliveredBrand

const household = {
  line: 1,
  employer_email: 'household@home.example',
  employer_name: '',
  user_id: 'household1',
  worker_name: '',
  language: 'eng',
}

/** A point of the curve, as a browser's key is. */
const pushKey = 'BHkdG3htSF__1u7kED8m59D4BhpnDog4kwS9yE3R0N5GMdUClhJzcwZUl9aG3T3Lwcabhn1s7kOIPQ0_G60wjqw'
/** Bodies for calls whose smallest valid body would not reach the handler. */
const bodies: Record<string, object> = {
  'POST /auth/login': { email: 'nobody@home.example', password: 'not the one' },
  'POST /auth/signup': { email: 'someone@home.example', password: 'orchid tree' },
  'POST /auth/worker_signup': { workpermit: 'another1', language_code: 'phi' },
  'POST /users/topics': { topics: '13' },
  'POST /admin/accounts/:id/extend': { until: '2026-12-31', reason: 'sample' },
  'POST /admin/messages/:id/answer': {
    text: 'Sample',
    language_code: 'eng',
    after: null,
    key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  },
  'POST /admin/organisations/:id/renew': { until: '2026-12-31', reason: 'sample' },
  'POST /admin/organisations/:id/renew/undo': { until: '2026-12-31T16:00:00.000Z', renewed: [] },
  'POST /admin/organisations/:id/households': { until: '2026-12-31', mail: false, rows: [household] },
  'POST /admin/redemptions/posted': { vouchers: [{ id: 1, sent_at: null }] },
  'POST /admin/redemptions/posted/undo': { ids: [1], posted_at: '2026-03-10T04:00:00.000Z' },
  'POST /admin/brand': { ...deliveredFace, version: 'x' },
  'POST /contact': { name: 'Sample', email: 'sample@home.example', message: 'Sample' },
  'POST /admin/videos/runs': { deed: 'open', lessons: 1 },
  'POST /worker/starter_list': { video_ids: [1] },
  'POST /push_subscription': {
    endpoint: 'https://push.example.com/x',
    keys: { p256dh: pushKey, auth: 'a'.repeat(22) },
  },
  'POST /payment/validate_voucher': { code: 'WELCOME10' },
  'POST /payment/retrieve_promotion': { code: 'FIVEOFF' },
  'POST /payment/subscribe': { plan_id: 10, source_id: 'pm_card_visa', name: 'x', address: cardAddress },
}
const sample = (schema: Call['body']) => (schema ? (sampleOf(schema) as object) : undefined)

function requestOf(key: string, call: Call, visitor: VisitorName) {
  const [method, path] = key.split(' ') as ['GET', string]
  const params = filled.params(visitor, key)
  const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`
  const token = filled.tokens[visitor]
  const payload = bodies[key] ?? sample(call.body)
  return {
    method,
    url,
    query: (sample(call.query) ?? {}) as Record<string, string>,
    ...(payload && { payload: 'user_id' in payload ? { ...payload, user_id: Number(params.own) } : payload }),
    headers: token ? { 'x-access-token': token } : {},
  }
}

test("an organisation's admin reads no setting of the provider's", async () => {
  await app.deps.db.insertInto('settings').values({ key: 'of_provider', value: '1' }).execute()
  const read = (visitor: VisitorName, key: string) =>
    app.call('GET /admin/settings/:key', { params: { key } }, filled.tokens[visitor])
  expect((await read('provider', 'of_provider')).status).toBe(200)
  for (const visitor of ["organisation's admin", "other organisation's admin", 'employer', 'worker'] as const) {
    expect((await read(visitor, 'of_provider')).code).toBe('not_allowed')
    expect((await read(visitor, 'library_layout')).status).toBe(200)
  }
})

/** Errors that are independent of who makes a call. */
const otherReasons = [
  'wrong_login',
  'wrong_password',
  'passkey_refused',
  'confirm_password',
  'subscription_needed',
  'locked',
  'confirm_identity',
  'wrong_factor',
  'second_factor_needed',
]

/** Whether a call was denied because of the caller, and not for another reason. */
const isDenied = (status: number, code: string | undefined) =>
  [401, 403].includes(status) && !otherReasons.includes(code ?? '')

/** Differences from the table of access, one line for each visitor; empty if a call admits the right ones. */
async function faultsOf(key: string, call: Call): Promise<string[]> {
  const faults: string[] = []
  for (const visitor of visitorNames) {
    const reply = await app.app.inject(requestOf(key, call, visitor))
    const { code } = reply.json()
    const denied = isDenied(reply.statusCode, code)
    const asExpected = denied === !mayCall[call.access].includes(visitor)
    const isReached = denied || code !== 'invalid_input'
    if (reply.statusCode >= 500 || !asExpected || !isReached)
      faults.push(`${visitor}: ${reply.statusCode} ${reply.body}`)
  }
  return faults
}

test.each(ordered)('%s admits the visitors of its access, and nobody else', async (key, call) => {
  // Only calls that need it are made with a fresh check: an admin who deletes their own account would make no further
  // call.
  await app.deps.db
    .updateTable('sessions')
    .set({ confirmed_at: call.fresh ? app.deps.now() : null })
    .execute()
  expect(await faultsOf(key, call)).toEqual([])
})

const users = (role: User['role'], orgId: number | null): User => ({
  id: 1,
  role,
  orgId,
  language: 'eng',
  sessionId: 1,
  confirmedAt: null,
  expired: false,
  pair: { employerId: null, workerId: null },
  subscription: { status: '', current_period_end: null, access_ends_at: null },
  profile: null,
})
test.each<[Access, boolean[]]>([
  ['organisation', [false, false, true, true]],
  ['provider', [false, false, false, true]],
  ['unheard of' as Access, [false, false, false, false]],
])('%s admits an employer, a worker, an organisation and the provider: %j', (access, expected) => {
  const visitors = [users('E', 7), users('W', 7), users('A', 7), users('A', null)]
  expect(visitors.map((user) => accessProblem(access, user) === null)).toEqual(expected)
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

test('HEAD of a call runs nothing, and is refused', async () => {
  for (const [key, call] of ordered.filter(([name]) => name.startsWith('GET '))) {
    const reply = await app.app.inject({ ...requestOf(key, call, 'worker'), method: 'HEAD' })
    expect([key, reply.statusCode]).toEqual([key, 404])
  }
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
