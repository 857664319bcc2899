import type { Api } from '@kasama/contract/call'
import { errors } from '@kasama/contract/errors/errors'
import { closed, done } from '@kasama/contract/fields'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { identify } from '#people/household/identify'
import { audit } from '#platform/audit/audit'
import { openapi } from '#platform/http/docs/openapi'
import { sendErrorsAsEnvelopes } from '#platform/http/errors'
import { serve } from '#platform/http/serve'
import { identifyVisitors } from '#platform/http/sessions'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin, desks, organisation } from '#test/people/admins'
import { employer } from '#test/people/people'

const api = {
  'POST /spend': { summary: 'Spends', access: 'organisation', fresh: true, body: closed({}), data: done },
} satisfies Api

let app: TestApp
let desk: FastifyInstance
let spent = 0
beforeAll(async () => {
  app = await testApp()
  desk = Fastify()
  sendErrorsAsEnvelopes(desk)
  identifyVisitors(desk, { limits: app.deps.limits, identify: (call) => identify(app.deps, call) })
  serve(desk, app.deps, api, {
    'POST /spend': async () => {
      spent++
    },
  })
})

async function spend(token: string, payload: object = {}): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await desk.inject({ method: 'POST', url: '/spend', headers, payload })
  const { code } = reply.json()
  expect(reply.statusCode).toBe(code ? errors[code as keyof typeof errors].status : 200)
  return code
}

test('a call with `fresh` is open for five minutes after the caller said who she is, and then asks', async () => {
  const { token } = await admin(app)
  expect(await spend(token)).toBeUndefined()
  app.forward({ minutes: 5 })
  expect(await spend(token)).toBeUndefined()
  app.forward({ seconds: 1 })
  const before = spent
  expect(await spend(token)).toBe('confirm_identity')
  expect(spent).toBe(before)
})
test('it asks before it reads what was sent, and only who may make the call at all', async () => {
  const { one } = await desks(app, { confirmed: false })
  expect(await spend(one.admin.token, { unheard: 'of' })).toBe('confirm_identity')
  expect(await spend((await employer(app)).token)).toBe('not_allowed')
})
test("the API's documentation says so", () => {
  const { paths } = openapi(api, errors) as { paths: Record<string, { post: { description: string } }> }
  expect(paths['/api/spend']?.post).toMatchObject({
    description: expect.stringContaining('5 minutes'),
    responses: { '403': { description: expect.stringContaining('confirm_identity') } },
  })
})
test('the trail says about whom, what was before and after, why, and whose organisation it is', async () => {
  const { db, now } = app.deps
  const org = await organisation(app, 'Trail Agency')
  const [hers, provider] = [await admin(app, { orgId: org.id }), await admin(app)]
  const about = { kind: 'account', id: 7, orgId: org.id } as const
  const entry = { at: now(), action: 'denied', about, before: { blocked: false }, after: { blocked: true } } as const
  await audit(db, { ...entry, userId: provider.id, reason: 'She asked for it' })
  await audit(db, { at: now(), userId: hers.id, action: 'login' })
  await audit(db, { at: now(), userId: null, action: 'login_failed' })
  const rows = await db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(3).execute()
  expect(rows.reverse()).toMatchObject([
    {
      about_kind: 'account',
      about_id: '7',
      org_id: org.id,
      before: { blocked: false },
      after: { blocked: true },
      reason: 'She asked for it',
    },
    { about_kind: null, org_id: org.id, before: null, after: null, reason: null },
    { about_kind: null, org_id: null, user_id: null },
  ])
})
