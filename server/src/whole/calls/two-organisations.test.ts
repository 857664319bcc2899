import type { Call } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import { beforeAll, expect, test } from 'vitest'
import { sampleOf } from '#test/app/samples'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin, desks } from '#test/people/admins'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
const ids = { org: 0, employer: 0, worker: 0, admin: 0 }
/** Texts that nobody outside the first organisation may read. */
const secrets = ['One Agency', 'one-agency', 'rosa@secret.example', 'rosahelper', 'Rosa Secret', 'Helper Secret']

const row = (line: number, word: string) => ({
  line,
  employer_email: `${word}@secret.example`,
  employer_name: 'Rosa Secret',
  user_id: `${word}helper`,
  worker_name: 'Helper Secret',
  language: 'eng',
})
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  ids.org = desk.one.org.id
  ids.admin = desk.one.admin.id
  const body = { until: '2026-12-31', mail: false, rows: [row(1, 'rosa')] }
  const path = { params: { id: ids.org }, body }
  const { data } = await app.call('POST /admin/organisations/:id/households', path, desk.provider.token)
  ids.worker = data.logins[0]?.id ?? 0
  const links = app.deps.db.selectFrom('worker_links').select('employer_id').where('worker_id', '=', ids.worker)
  ids.employer = (await links.executeTakeFirstOrThrow()).employer_id
})

const ofOrganisations = (Object.entries(calls) as [string, Call][]).filter(
  ([key, { access }]) => access === 'organisation' && key.includes('/admin/'),
)
const login = () => ({ id: ids.worker, name: '', user_id: 'rosahelper', password: 'x', language_code: 'eng' })
const wide = () => ({ until: '2026-12-31', mail: false, rows: [row(1, 'rosa'), row(2, 'new')], on_a_page: 8 })

/** A valid body of a call, in which every id is one of the first organisation's. */
function bodyOf(call: Call): object | undefined {
  if (!call.body) return undefined
  const known: Record<string, unknown> = {
    ...wide(),
    ids: [ids.employer, ids.worker],
    logins: [login()],
    reason: 'sample',
    org: String(ids.org),
  }
  const sample = sampleOf(call.body) as Record<string, unknown>
  const fields = Object.keys((call.body as { properties?: object }).properties ?? {})
  const wanted = fields.filter((field) => field in known).map((field) => [field, known[field]])
  return { ...sample, ...Object.fromEntries(wanted) }
}
const queryOf = (call: Call) => {
  const known: Record<string, string> = { org: String(ids.org), q: 'secret', about_id: String(ids.employer) }
  const fields = Object.keys((call.query as { properties?: object } | undefined)?.properties ?? {})
  return Object.fromEntries(fields.filter((field) => field in known).map((field) => [field, known[field] ?? '']))
}
function idsFor(key: string): number[] {
  if (key.includes('/organisations/')) return [ids.org]
  if (key.includes('/accounts/')) return [ids.employer, ids.worker]
  return key.includes(':id') ? [ids.org, ids.employer, ids.worker, ids.admin] : [0]
}

/** Every row of the first organisation, as it is now. */
async function standing(): Promise<string> {
  const { db } = app.deps
  const people = [ids.employer, ids.worker, ids.admin]
  const found = [
    await db.selectFrom('users').selectAll().where('org_id', '=', ids.org).orderBy('id').execute(),
    await db.selectFrom('orgs').selectAll().where('id', '=', ids.org).execute(),
    await db.selectFrom('subscriptions').selectAll().where('user_id', 'in', people).execute(),
    await db.selectFrom('worker_links').selectAll().where('worker_id', '=', ids.worker).execute(),
    await db.selectFrom('audit_log').selectAll().where('org_id', '=', ids.org).orderBy('id').execute(),
  ]
  return JSON.stringify(found)
}

test('there are calls of organisations to try', () => {
  expect(ofOrganisations.length).toBeGreaterThan(15)
})
test.each(ofOrganisations)("%s: to another organisation's admin all of it is missing, and stays", async (key, call) => {
  const before = await standing()
  for (const id of idsFor(key)) {
    const pia = await admin(app, { orgId: desk.other.org.id })
    const [method, path] = key.split(' ') as ['GET', string]
    const payload = bodyOf(call)
    const reply = await app.app.inject({
      method,
      url: `/api${path.replace(/:\w+/g, String(id))}`,
      query: queryOf(call),
      headers: { authorization: `Bearer ${pia.token}` },
      ...(payload && { payload }),
    })
    for (const secret of secrets) expect(reply.body).not.toContain(secret)
    expect(reply.json().code, reply.body).not.toBe('invalid_input')
    expect(reply.statusCode, reply.body).toBeLessThan(500)
    if (path.includes(':id') && !call.file) expect(reply.json().code, reply.body).toBe('not_found')
  }
  expect(await standing()).toBe(before)
})
