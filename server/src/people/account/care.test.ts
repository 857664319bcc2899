import { exportedParts } from '@kasama/contract/people/account.rules'
import { beforeAll, expect, test } from 'vitest'
import { recordSentMail } from '#platform/mails/sent-mails'
import { type TestApp, testApp } from '#test/app/test-app'
import { picture, upload } from '#test/files/uploads'
import { addTopics, addVideo } from '#test/library/library'
import { mails, mailsTo } from '#test/people/mails'
import { checkPassword, employer, household, type Person } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
})

const me = (token: string) => app.call('GET /users/me', {}, token)
const logIn = (email: string, password: string) => app.call('POST /auth/login', { body: { email, password } })
const changePassword = (person: Person, new_pass: string, old_pass = person.password) =>
  app.call('POST /auth/change_pass', { body: { old_pass, new_pass } }, person.token)
const changeEmail = (person: Person, email: string) => app.call('POST /users/email', { body: { email } }, person.token)

test('a new password ends the other tokens and keeps this one', async () => {
  const grace = await employer(app)
  const other = await app.call('POST /auth/login', {
    body: { email: grace.name, password: grace.password, session_key: grace.sessionKey },
  })
  expect((await me(other.data.token)).status).toBe(200)
  expect((await changePassword(grace, 'a new orchid', 'not the old one')).code).toBe('wrong_password')
  expect((await changePassword(grace, 'short')).code).toBe('password_too_short')
  expect((await changePassword(grace, 'password1')).code).toBe('password_too_common')
  expect((await changePassword(grace, 'a new orchid')).data).toEqual({ done: true })
  expect((await me(other.data.token)).code).toBe('session_ended')
  expect((await me(grace.token)).status).toBe(200)
  expect((await logIn(grace.name, grace.password)).code).toBe('wrong_login')
  expect((await logIn(grace.name, 'a new orchid')).status).toBe(200)
  const [mail = ''] = await mails(app, grace.name, 1)
  expect(mail).toContain('Your password was changed')
  expect(mail).toMatch(/It was changed on \d{1,2} \w+ \d{4}\./)
})
test('the same change again, after a lost reply, is answered alike for a while, and changes nothing', async () => {
  const grace = await employer(app)
  const change = (new_pass: string) => changePassword(grace, new_pass)
  expect([await change('a new orchid'), await change('a new orchid')].map(({ status }) => status)).toEqual([200, 200])
  expect((await change('another orchid')).code).toBe('wrong_password')
  await mails(app, grace.name, 1)
  app.forward({ minutes: 11 })
  expect((await change('a new orchid')).code).toBe('wrong_password')
})
test('workers change theirs too', async () => {
  const { worker } = await household(app)
  expect((await changePassword(worker, 'a new orchid')).status).toBe(200)
})
test('guesses at the old password are counted', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 1 } })
  const grace = await employer(limited)
  const guess = (old_pass: string) =>
    limited.call('POST /auth/change_pass', { body: { old_pass, new_pass: 'a new orchid' } }, grace.token)
  for (let n = 0; n < 10; n++) expect((await guess(`guess ${n}`)).code).toBe('wrong_password')
  expect((await guess(grace.password)).code).toBe('too_many_requests')
})

test("an expired agency's employer confirms her password and deletes her account", async () => {
  const grace = await employer(app)
  const [past, { id: org_id }] = [
    new Date(app.deps.now().getTime() - 1000),
    await app.deps.db
      .insertInto('orgs')
      .values({ name: 'Ended Agency', short_url: 'ended-agency' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ]
  await app.deps.db.updateTable('users').set({ org_id }).where('id', '=', grace.id).execute()
  const plan = { subscription_plan_id: 11, status: 'active', mode: 1 }
  const period = { current_period_start: past, current_period_end: past }
  await app.deps.db
    .insertInto('subscriptions')
    .values({ user_id: grace.id, ...plan, ...period })
    .execute()
  expect((await app.call('GET /users/:id', { params: { id: grace.id } }, grace.token)).code).toBe('agency_expired')
  expect((await checkPassword(app, grace)).data.token).toBe(grace.token)
  expect((await app.call('POST /users/delete', {}, grace.token)).status).toBe(200)
})
test('an email changes within five minutes of a password check, and the old address is told', async () => {
  const grace = await employer(app)
  expect((await changeEmail(grace, 'early@home.example')).code).toBe('confirm_password')
  await checkPassword(app, grace)
  app.forward({ minutes: 6 })
  expect((await changeEmail(grace, 'late@home.example')).code).toBe('confirm_password')
  await checkPassword(app, grace)
  app.forward({ minutes: 4 })
  expect((await changeEmail(grace, 'Moved.House@Home.example')).data.email).toBe('moved.house@home.example')
  const [mail = ''] = await mails(app, grace.name, 1)
  expect(mail).toContain('m…@home.example')
  expect(mail).not.toContain('moved.house')
  expect(mailsTo(app, 'moved.house@home.example')).toHaveLength(0)
  expect((await logIn('moved.house@home.example', grace.password)).status).toBe(200)
  expect((await logIn(grace.name, grace.password)).code).toBe('wrong_login')
})
test('the same address, and one that is taken, are refused', async () => {
  const [grace, other] = [await employer(app), await employer(app)]
  await checkPassword(app, grace)
  expect((await changeEmail(grace, grace.name.toUpperCase())).code).toBe('same_email')
  const refused = await changeEmail(grace, other.name)
  expect([refused.status, refused.code, refused.field]).toEqual([409, 'email_taken', 'email'])
  expect((await changeEmail(grace, other.name.replace('@', '\u200B@'))).code).toBe('email_taken')
  expect((await me(grace.token)).data.email).toBe(grace.name)
})
test('64 accounts at once want one address: one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 64 }, () => employer(app)))
  for (const person of people) await checkPassword(app, person)
  const replies = await Promise.all(people.map((person) => changeEmail(person, 'wanted@home.example')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'email_taken')).toHaveLength(63)
})

test('an employer names her worker, and learns no key of her session', async () => {
  const { boss, worker } = await household(app)
  const rename = (fullname: string, by: Person) =>
    app.call('POST /users/fullname', { body: { user_id: worker.id, fullname } }, by.token)
  const renamed = await rename(' Maria Sample ', boss)
  expect(renamed.data).toMatchObject({ id: worker.id, fullname: 'Maria Sample', session_key: '' })
  const profile = await app.call('GET /users/:id', { params: { id: worker.id } }, boss.token)
  expect(profile.data.session_key).toBe('')
  expect((await rename('Maria', worker)).data.session_key).toBe(worker.sessionKey)
  expect((await rename('Maria', await employer(app))).code).toBe('not_found')
  expect((await rename('Maria\r\nBcc: all@home.example', boss)).code).toBe('invalid_input')
  for (const mark of ['\u202E', '\u2067', '\u2028', '\u0085'])
    expect((await rename(`Maria${mark}elpmaS`, boss)).code).toBe('invalid_input')
  expect((await rename('မ\u200Bအေး', boss)).data.fullname).toBe('မ\u200Bအေး')
  // Zawgyi, which would print with dotted circles.
  expect((await rename('ေအးျမတ္မြန္', boss)).data.fullname).toBe('အေးမြတ်မွန်')
})
test('an export holds what is stored of the caller, and nothing of others or of her secrets', async () => {
  const { boss, worker } = await household(app)
  const { id } = await addVideo(app.deps.db, { title: 'Exported lesson' })
  await app.call('POST /video_subscription/subscribed_clip/:id', { params: { id } }, boss.token)
  await app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token)
  await recordSentMail(app.deps.db, { id: 'sample', userId: boss.id, kind: 'refund', at: app.deps.now() })
  const read = async (person: Person) => JSON.parse((await app.call('POST /users/export', {}, person.token)).data.json)
  const profile = await read(boss)
  expect(Object.keys(profile)).toEqual(exportedParts)
  expect(profile.account).toMatchObject({ email: boss.name, role: 'E', has_google: false })
  expect(profile.mails).toContainEqual({ kind: 'refund', sent_at: expect.any(String) })
  expect(profile.trail.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['signup', 'worker_created', 'account_exported']),
  )
  expect(profile.must_watch).toMatchObject([{ title: 'Exported lesson' }])
  expect(profile.workers).toMatchObject([{ worker_id: worker.id, username: worker.name }])
  expect(profile.subscription).toMatchObject({ subscription_plan_id: 11 })
  await app.call('POST /users/topics', { body: { topics: '20' } }, boss.token)
  expect((await read(boss)).topics).toEqual(['Safety'])
  await app.deps.db
    .insertInto('declined_payments')
    .values({ user_id: boss.id, cause: 'sample', subscription_plan_id: 10, amount: 1990, declined_at: app.deps.now() })
    .execute()
  expect((await read(boss)).declined_payments).toMatchObject([{ amount: 1990 }])
  const { url } = await upload(app, worker.token, await picture())
  expect((await read(worker)).pictures).toMatchObject([{ img_url: url }])
  const { videos, ...account } = await read(worker)
  expect(videos).toMatchObject([{ title: 'Exported lesson (mya)' }])
  const json = JSON.stringify({ videos, ...account })
  expect(json).not.toContain(boss.name)
  for (const text of [JSON.stringify(profile), json]) expect(text).not.toMatch(/argon2|hash|session_key|secret-address/)
})
