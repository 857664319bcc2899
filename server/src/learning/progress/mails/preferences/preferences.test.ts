import { beforeAll, expect, test } from 'vitest'
import { makeUnsubscribeUrl } from '#platform/mails/unsubscribe-address'
import { type TestApp, testApp } from '#test/app/test-app'
import { household, type Person } from '#test/people/people'

let app: TestApp
let boss: Person
let url: string
beforeAll(async () => {
  app = await testApp()
  ;({ boss } = await household(app))
  url = makeUnsubscribeUrl('', app.deps.secretKey, boss.id)
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (payload: string, headers: Record<string, string> = form) =>
  app.app.inject({ method: 'POST', url, headers, payload })
const ticked = async () => {
  const { body } = await app.app.inject(url)
  return [...body.matchAll(/name="(\w+)" checked/g)].map(([, name]) => name)
}

test('opening the page, as scanners do, changes nothing', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const reply = await app.app.inject({ method, url })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['referrer-policy']).toBe('no-referrer')
    expect(reply.headers['cache-control']).toBe('no-store')
  }
  expect(await ticked()).toEqual(['weekly', 'moments', 'reminders'])
})
test('each kind is switched for itself, without a login', async () => {
  expect((await post('choose=1&weekly=on&reminders=on')).body).toContain('Saved.')
  expect(await ticked()).toEqual(['weekly', 'reminders'])
  expect((await post('choose=1')).body).toContain('You get no more')
  expect(await ticked()).toEqual([])
  await post('choose=1&moments=on')
  expect(await ticked()).toEqual(['moments'])
})
test.each([
  ['a form', form, 'List-Unsubscribe=One-Click'],
  [
    'a form in parts',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('the one click of a mail program ends all, sent as %s', async (_, headers, payload) => {
  await post('choose=1&weekly=on&moments=on')
  expect((await post(payload, headers)).statusCode).toBe(200)
  expect(await ticked()).toEqual([])
})
test('both forms refuse long bodies, since they need no login', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await post('x'.repeat(5000), { 'content-type': type })).statusCode).toBe(413)
})
test('a logged-in employer changes the same choices; two concurrent changes keep both', async () => {
  await post('choose=1&weekly=on&moments=on&reminders=on')
  const switches = { weekly: true, moments: true, reminders: true }
  expect((await app.call('GET /mail_choices', {}, boss.token)).data).toEqual(switches)
  const choose = (body: Partial<typeof switches>) => app.call('POST /mail_choices', { body }, boss.token)
  await Promise.all([choose({ weekly: false }), choose({ reminders: false })])
  expect((await app.call('GET /mail_choices', {}, boss.token)).data).toEqual({
    weekly: false,
    moments: true,
    reminders: false,
  })
  await choose({ moments: false })
  expect(await ticked()).toEqual([])
  expect((await choose({ weekly: true })).data).toEqual({ weekly: true, moments: false, reminders: false })
  expect(await ticked()).toEqual(['weekly'])
})
test('an address of another account, or of nobody, opens nothing', async () => {
  for (const other of [
    url.replace(/s=./, 's=!'),
    url.replace(/u=\d+/, 'u=999'),
    '/unsubscribe',
    '/unsubscribe?u=x&s=y',
  ]) {
    expect((await app.app.inject(other)).statusCode, other).toBe(404)
  }
})
