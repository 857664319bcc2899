import { deliveredBrand } from '@kasama/contract/brand'
import type { BrandSettings } from '@kasama/contract/desk/settings.api'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#app/app'
import { recordQuestion } from '#genie/chat.queries'
import { mailSettings } from '#platform/settings/known-settings'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin } from '#test/people/admins'
import { mails } from '#test/people/mails'
import { household, type Person } from '#test/people/people'

let app: TestApp
let provider: Person
beforeAll(async () => {
  app = await testApp()
  provider = await admin(app)
})

const { assistant: _, since: __, feedbackEmail: ___, ...delivered } = deliveredBrand
const readBrand = async () => (await app.call('GET /admin/brand', {}, provider.token)).data
const change = async (changes: Partial<BrandSettings>, version?: string) =>
  app.call(
    'POST /admin/brand',
    { body: { ...delivered, ...changes, version: version ?? (await readBrand()).version } },
    provider.token,
  )
afterEach(() => change({}))

test('a new name is on the next page of every process, in its head for its scripts, and then gone again', async () => {
  const secondProcess = await buildApp(app.deps)
  expect((await secondProcess.inject('/public')).body).not.toContain('name="brand"')
  expect((await change({ name: ' Tulong  "& Co" ' })).data.name).toBe('Tulong "& Co"')
  const { body } = await secondProcess.inject('/public')
  expect(body).toContain('Tulong &#34;&#38; Co')
  const [, head = ''] = /<meta name="brand" content="([^"]*)">/.exec(body) ?? []
  const read = head.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
  expect(JSON.parse(read)).toMatchObject({ name: 'Tulong "& Co"', tagline: delivered.tagline })
  await change({})
  expect((await secondProcess.inject('/public')).body).not.toContain('Tulong')
  await secondProcess.close()
})
test('mails come from the new name and address, and say them', async () => {
  await change({ name: 'Tulong', contactEmail: 'help@tulong.example', postalAddress: '00 New Road, Singapore 000002' })
  const body = { name: 'Guest', email: 'guest@home.example', subject: '', message: 'Hello' }
  await app.call('POST /contact', { body: body as never }, null)
  const [mail = ''] = await mails(app, 'help@tulong.example', 1)
  expect(mail).toContain('From: Tulong <help@tulong.example>')
  expect(mail).toContain('Tulong, 00 New Road, Singapore 000002')
  expect(mail).not.toContain('Kasama,')
})
test.each([
  { name: '' },
  { name: 'x'.repeat(41) },
  { contactEmail: 'nobody' },
  { blogUrl: 'http://blog.example' },
  { blogUrl: 'javascript:alert(1)' },
  { social: { ...delivered.social, instagram: 'instagram.example/kasama' } },
  { tagline: { ...delivered.tagline, mya: '' } },
])('%j is refused, and nothing is changed', async (changes) => {
  expect((await change(changes as Partial<BrandSettings>)).code).toBe('invalid_input')
  expect(await readBrand()).toMatchObject(delivered)
})
test('the audit trail says what was changed, before and after; the same again is no change', async () => {
  const count = async () => {
    const rows = await app.deps.db.selectFrom('audit_log').selectAll().where('action', '=', 'setting_changed').execute()
    return rows.sort((a, b) => Number(a.id) - Number(b.id))
  }
  await change({ blogUrl: 'https://blog.kasama.example' })
  const rows = await count()
  expect(rows.at(-1)).toMatchObject({
    before: { blogUrl: '' },
    after: { blogUrl: 'https://blog.kasama.example' },
    about_kind: 'setting',
    about_id: 'brand',
  })
  await change({ blogUrl: 'https://blog.kasama.example' })
  expect(await count()).toHaveLength(rows.length)
})
test('of concurrent saves one succeeds and the others are refused', async () => {
  const { version } = await readBrand()
  const colleague = await admin(app)
  const urls = [1, 2, 3, 4].map((n) => `https://blog${n}.kasama.example`)
  const replies = await Promise.all(urls.map((blogUrl) => change({ blogUrl }, version)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile')
  const stored = await readBrand()
  expect(stored.blogUrl).toBe(replies.find(({ status }) => status === 200)?.data.blogUrl)
  expect(stored.version).not.toBe(version)
  const { data } = await app.call('GET /admin/genie-settings', {}, provider.token)
  const body = { questions_a_day: 3, tokens_a_day: null, pictures: true, version: data.version }
  const save = (token: string) => app.call('POST /admin/genie-settings', { body }, token)
  expect([(await save(provider.token)).status, (await save(colleague.token)).code]).toEqual([200, 'changed_meanwhile'])
})
test('mails and limits are as delivered until they are changed, and keep what is chosen', async () => {
  const { data } = await app.call('GET /admin/mail-settings', {}, provider.token)
  expect(data).toMatchObject({ weekly: true, moments: true, idle: true, ends_soon: true, per_minute: null })
  const settings = { weekly: false, moments: true, idle: true, ends_soon: false, per_minute: 120 }
  const body = { ...settings, version: data.version }
  const saved = await app.call('POST /admin/mail-settings', { body }, provider.token)
  expect(saved.data).toMatchObject(settings)
  expect(await mailSettings(app.deps.db)).toEqual(settings)
  const none = await app.call('POST /admin/mail-settings', { body: { ...body, per_minute: 0 } }, provider.token)
  expect(none.code).toBe('invalid_input')
})
test('a spoken question counts once today, and tokens beyond any number of 32 bits are counted', async () => {
  const tokens = 1_500_000_000
  const large = await testApp()
  const staff = await admin(large)
  for (const outcome of ['heard', 'model'] as const)
    await recordQuestion(large.deps.db, { at: large.deps.now(), outcome, tokens })
  const { data } = await large.call('GET /admin/genie-settings', {}, staff.token)
  expect(data).toMatchObject({ questions_today: 1, tokens_today: 2 * tokens })
})
test('an account asks Genie as often a day as the desk allows', async () => {
  const small = await testApp({ config: { rateLimitFactor: 1 } })
  const staff = await admin(small)
  const settingsBefore = (await small.call('GET /admin/genie-settings', {}, staff.token)).data
  expect(settingsBefore).toMatchObject({
    questions_a_day: 100,
    usual_tokens_a_day: null,
    tokens_today: 0,
    questions_today: 0,
  })
  const body = { questions_a_day: 2, tokens_a_day: null, pictures: false, version: settingsBefore.version }
  await small.call('POST /admin/genie-settings', { body }, staff.token)
  const { worker } = await household(small)
  const { boundary, payload } = question('How do I cook rice?')
  const headers = {
    authorization: `Bearer ${worker.token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  const ask = () => small.app.inject({ method: 'POST', url: '/api/chat', headers, payload })
  const replies = [await ask(), await ask(), await ask()]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  // The code depends on the hour at which the test runs.
  expect(replies[2]?.json().code).toMatch(/^questions_(of_day|till_tomorrow)$/)
  const after = (await small.call('GET /admin/genie-settings', {}, staff.token)).data
  expect(after.questions_today).toBe(2)
})

function question(message: string) {
  const boundary = 'a-boundary'
  const payload = `--${boundary}\r\nContent-Disposition: form-data; name="message"\r\n\r\n${message}\r\n--${boundary}--\r\n`
  return { boundary, payload }
}
