import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { desks } from '#test/people/admins'
import { mails, mailsTo } from '#test/people/mails'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
beforeAll(async () => {
  // The first of April, a minute after midnight in Singapore.
  app = await testApp({ start: '2026-03-31T16:01:00Z' })
  desk = await desks(app)
})

let created = 0
async function contract(orgId: number, until: string) {
  const n = ++created
  const row = {
    line: n,
    employer_email: `boss${n}@nutmeg.example`,
    employer_name: `Boss ${n}`,
    user_id: `helper${1000 + n}`,
    worker_name: `Siti ${n}`,
    language: 'Indonesian',
  }
  const body = { until, mail: false, rows: [row] }
  await app.call('POST /admin/organisations/:id/households', { params: { id: orgId }, body }, desk.provider.token)
}

test('once a month admins hear what ends in it, and of nothing where nothing ends', async () => {
  await contract(desk.one.org.id, '2026-04-30')
  await contract(desk.one.org.id, '2026-04-09')
  await contract(desk.one.org.id, '2026-05-01')
  await contract(desk.other.org.id, '2026-06-30')
  await contract(desk.one.org.id, '2026-05-20')
  await Promise.all([app.caughtUp(), app.caughtUp()])
  await app.caughtUp()
  const [mail = ''] = await mails(app, desk.one.admin.name, 1)
  expect(mail).toContain('Subject: One Agency: 2 contracts end this month')
  expect(mail).toMatch(/9 April: Boss 2, with Siti 2[\s\S]*30 April: Boss 1, with Siti 1/)
  expect(mail).not.toContain('Boss 3')
  // An agency's admin can't renew.
  expect(mail).toContain('To renew them, write to us.')
  expect(mailsTo(app, desk.other.admin.name)).toEqual([])
  expect(mailsTo(app, desk.provider.name)).toEqual([])

  // Down over the first of May: the mail is sent when the server is up, with the contracts that still end.
  app.forward({ days: 34 })
  await app.caughtUp()
  await app.caughtUp()
  const all = await mails(app, desk.one.admin.name, 2)
  const later = all.find((mailText) => mailText.includes('1 contract ends this month')) ?? ''
  expect(later).toContain('20 May: Boss 5')
  expect(later).not.toContain('Boss 3')
})
