import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { mails } from '#test/people/mails'
import { employer, household } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const form = { name: 'Grace Sample', email: 'grace@home.example', message: 'Hello,\nI <b>like</b> it.' }
const send = (changes: Partial<typeof form> & { subject?: string } = {}, token?: string) =>
  app.call('POST /contact', { body: { ...form, ...changes } }, token)
const inbox = 'hello@kasama.example'
const findMessages = (subject: string) =>
  app.deps.db.selectFrom('contact_messages').selectAll().where('subject', '=', subject).executeTakeFirst()

test('a guest writes, and her message is kept and mailed', async () => {
  expect((await send({ subject: 'A question' })).data).toEqual({ done: true })
  const rows = await app.deps.db.selectFrom('contact_messages').selectAll().execute()
  expect(rows).toMatchObject([{ user_id: null, name: form.name, message: form.message, subject: 'A question' }])
  const [mail = ''] = await mails(app, inbox, 1)
  expect(mail).toContain('Subject: Contact: A question')
  expect(mail).toMatch(/^Reply-To: grace@home\.example$/m)
  expect(mail).toMatch(/^From: Kasama <hello@kasama\.example>$/m)
  expect(mail).toContain('I &#60;b&#62;like&#60;/b&#62; it.')
})
test('a message sent while logged in belongs to the account', async () => {
  const grace = await employer(app)
  await send({ subject: 'Mine' }, grace.token)
  expect(await findMessages('Mine')).toMatchObject({ user_id: grace.id, email: form.email })
})
test("a worker's message is identified by the User ID and needs no email address", async () => {
  const { worker } = await household(app)
  const { name, message } = form
  const body = { name, message, subject: 'From my phone' }
  expect((await app.call('POST /contact', { body }, worker.token)).data).toEqual({ done: true })
  expect(await findMessages(body.subject)).toMatchObject({ user_id: worker.id, email: null })
  const mail = (await mails(app, inbox, 3)).find((text) => text.includes(body.subject)) ?? ''
  expect(mail).toContain(`From ${name} (no email address, account ${worker.name})`)
  expect(mail).not.toMatch(/^Reply-To:/m)
  const asGuest = await app.call('POST /contact', { body })
  expect([asGuest.status, asGuest.code, asGuest.field]).toEqual([400, 'invalid_input', 'email'])
})
test.each([
  ['a line break in the name', { name: 'Grace\r\nBcc: all@home.example' }],
  ['a line break in the subject', { subject: 'Hi\nBcc: all@home.example' }],
  ['a line break in the address', { email: 'grace@home.example\r\nBcc: all@home.example' }],
  ['two addresses', { email: 'grace@home.example, all@home.example' }],
  ['a named address', { email: 'Grace <grace@home.example>' }],
  ['NUL in the message', { message: 'a\u0000b' }],
  ['no message', { message: '' }],
])('%s is refused', async (_, changes) => {
  const reply = await send(changes)
  expect([reply.status, reply.code]).toEqual([400, 'invalid_input'])
})
test('text that looks like a header stays in the message', async () => {
  await send({ subject: 'Odd =?utf-8?Q?=0D=0ABcc:_all@home.example?=', message: 'Bcc: all@home.example' })
  const all = await mails(app, inbox, 4)
  for (const mail of all) expect(mail.split('\n\n')[0]).not.toMatch(/^Bcc:/m)
})
test('a second press after a lost reply keeps and mails the message once', async () => {
  const same = app.deps.db.selectFrom('contact_messages').select('id').where('message', '=', 'Once more.')
  const once = { subject: 'Once', message: 'Once more.' }
  expect([(await send(once)).status, (await send(once)).status]).toEqual([200, 200])
  expect(await same.execute()).toHaveLength(1)
  app.forward({ minutes: 61 })
  await send(once)
  expect(await same.execute()).toHaveLength(2)
})
test('an account sends five messages an hour; refused tries and second presses do not count', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 1 } })
  const { token } = await employer(limited)
  const codeOf = async (changes: Partial<typeof form>) =>
    (await limited.call('POST /contact', { body: { ...form, ...changes } }, token)).code
  for (let n = 0; n < 6; n++) expect(await codeOf({ email: 'grace@home' })).toBe('invalid_input')
  for (let n = 0; n < 5; n++) {
    expect([await codeOf({ message: `${n}` }), await codeOf({ message: `${n}` })]).toEqual([undefined, undefined])
  }
  expect(await codeOf({ message: 'One more.' })).toBe('too_many_requests')
})
test('guests of one network send thirty messages an hour, and those of another still theirs', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 1 } })
  const codeOf = async (n: number, remoteAddress: string) => {
    const payload = { ...form, email: `guest${n}@home.example` }
    return (await limited.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })).json().code
  }
  const codes = await Promise.all(Array.from({ length: 32 }, (_, n) => codeOf(n, '198.51.100.7')))
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(2)
  expect(codes.filter((code) => code === undefined)).toHaveLength(30)
  expect(await codeOf(33, '198.51.100.8')).toBeUndefined()
})
