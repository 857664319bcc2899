import { beforeAll, expect, test } from 'vitest'
import { createLimits } from '#platform/http/limits/limits'
import { type TestApp, testApp } from '#test/app/test-app'
import { household } from '#test/people/people'

let app: TestApp
const code = 'K7RM-20XW-9DHQ'
beforeAll(async () => {
  app = await testApp()
  const { worker } = await household(app)
  const name = { eng: 'Safety', phi: 'Kaligtasan', ind: 'Keselamatan', mya: 'ဘေးကင်းရေး' }
  await app.deps.db
    .insertInto('certificates')
    .values({
      worker_id: worker.id,
      code: 'K7RM20XW9DHQ',
      fullname: 'Ma Sample',
      language_code: 'mya',
      topic_name: JSON.stringify(name),
      lessons: 3,
      minutes: 4,
      earned_at: app.deps.now(),
    })
    .execute()
})

test('the page of a code is kept from search engines, whatever the code', async () => {
  for (const url of ['/c', `/c/${code}`, '/c/0000-0000-0000', '/c/x']) {
    const reply = await app.app.inject(url)
    expect([url, reply.statusCode]).toEqual([url, 200])
    expect(reply.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(reply.body).toContain('<meta name="robots" content="noindex">')
    expect(reply.body).not.toContain('Ma Sample')
  }
})

test('the PDF comes while the certificate is valid', async () => {
  const get = (path: string) => app.app.inject(`/c/${path}.pdf`)
  const reply = await get(code)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="certificate-${code}.pdf"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  for (const [fullname, status] of [
    ['Nguyễn', 200],
    ['李小龍', 422],
    ['செல்வி', 422],
    ['🙂', 422],
  ] as const) {
    await app.deps.db.updateTable('certificates').set({ fullname }).execute()
    expect([fullname, (await get(code)).statusCode]).toEqual([fullname, status])
  }
  await app.deps.db.updateTable('certificates').set({ withdrawn_at: app.deps.now() }).execute()
  for (const path of [code, '0000-0000-0000', 'x']) {
    const refused = await get(path)
    expect([path, refused.statusCode, refused.json().code]).toEqual([path, 404, 'not_found'])
  }
})

test('guessing codes of PDFs is limited too', async () => {
  const { db } = app.deps
  const slow = await testApp({ deps: () => ({ db, limits: createLimits(0.1, null) }) })
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) statuses.push((await slow.app.inject(`/c/0000-0000-000${n}.pdf`)).statusCode)
  expect(statuses).toEqual([...Array(6).fill(404), 429])
})
