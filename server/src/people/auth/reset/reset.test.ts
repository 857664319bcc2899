import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '#test/app/meanwhile'
import { type TestApp, testApp } from '#test/app/test-app'
import { mails, mailsTo } from '#test/people/mails'
import { employer, household, type Person, subscriber } from '#test/people/people'
import { forgotPasswordJob, forgotPasswordJobOf } from './forgot-password'

let app: TestApp
const queued: string[] = []
beforeAll(async () => {
  app = await testApp({
    deps: ({ jobs }) => ({
      jobs: {
        ...jobs,
        enqueue(db, name, data) {
          queued.push(name)
          return jobs.enqueue(db, name, data)
        },
      },
    }),
  })
})

const me = (token: string) => app.call('GET /users/me', {}, token)
const forgotten = (email: string) => app.call('POST /auth/employer_forgot_password', { body: { email } })
const forgottenBy = (username: string) => app.call('POST /auth/worker_forgot_password', { body: { username } })
const reset = (token: string, new_password = 'a new orchid') =>
  app.call('POST /auth/employer_reset_password', { body: { token, new_password } })
const resetWorker = (token: string, new_password = 'a new orchid') =>
  app.call('POST /auth/worker_reset_password', { body: { token, new_password } })
const isValidLink = async (token: string, role: 'E' | 'W') =>
  (await app.call('POST /auth/reset_link', { body: { token, role } })).data.valid

/** The secret of the link in a mail. */
function linkIn(mail: string, route: 'reset' | 'reset_worker'): string {
  return new RegExp(`http://kasama\\.test/${route}/([\\w-]+)`).exec(mail)?.[1] ?? ''
}
async function linkOf(person: Person, count = 1): Promise<string> {
  await forgotten(person.name)
  return linkIn((await mails(app, person.name, count)).at(-1) ?? '', 'reset')
}

test('an account that is not there gets the same answer and the same work', async () => {
  const grace = await employer(app)
  const ask = async (name: string) => {
    const queuedBefore = queued.length
    const { status, data, code } = await forgotten(name)
    return { status, data, code, queued: queued.slice(queuedBefore) }
  }
  const knownResponse = await ask(grace.name)
  expect(knownResponse).toEqual({ status: 200, data: { done: true }, code: undefined, queued: [forgotPasswordJob] })
  expect(await ask('nobody@home.example')).toEqual(knownResponse)
  await mails(app, grace.name, 1)
  expect(mailsTo(app, 'nobody@home.example')).toHaveLength(0)
})
test('the queue holds nothing for made-up names, however many are tried', async () => {
  const idle = await testApp()
  const grace = await employer(idle)
  const names = Array.from({ length: 20 }, (_, n) => `nobody${n}@home.example`)
  for (const email of [grace.name, ...names]) {
    const reply = await idle.call('POST /auth/employer_forgot_password', { body: { email } })
    expect(reply.data).toEqual({ done: true })
  }
  const { rows } = await sql<{ data: { name: string } }>`
    select data from jobs.job where name = ${forgotPasswordJob}`.execute(idle.deps.db)
  expect(rows.map(({ data }) => data.name)).toEqual([grace.name])
})
test('a job that runs twice sends the same link, which stays as it is', async () => {
  const grace = await employer(app)
  const job = forgotPasswordJobOf(app.deps)
  const [data, id] = [{ name: grace.name, isWorker: false }, '0f8fad5b-d9cb-469f-a165-70867728950e']
  await job.run(data, id)
  const sentLinks = () => mailsTo(app, grace.name).map((mail) => linkIn(mail, 'reset'))
  const [token = ''] = sentLinks()
  await job.run(data, id)
  expect(sentLinks()).toEqual([token])
  expect((await reset(token)).data).toEqual({ done: true })
  await job.run(data, id)
  expect((await reset(token, 'another orchid')).code).toBe('reset_link_old')
})
test('nothing of a job stays once it is done', async () => {
  const grace = await employer(app)
  await linkOf(grace)
  const findJobs = () => sql`select * from jobs.job where data::text like ${`%${grace.name}%`}`.execute(app.deps.db)
  await app.workDone()
  expect((await findJobs()).rows).toEqual([])
})
test('the link sets a new password once, and every session ends', async () => {
  const grace = await employer(app)
  const token = await linkOf(grace)
  expect([await isValidLink(token, 'E'), await isValidLink(token, 'W')]).toEqual([true, false])
  expect((await resetWorker(token)).code).toBe('reset_link_old')
  expect((await reset(token, 'short')).code).toBe('password_too_short')
  expect((await reset(token)).data).toEqual({ done: true })
  expect((await me(grace.token)).code).toBe('session_ended')
  expect((await app.call('POST /auth/login', { body: { email: grace.name, password: 'a new orchid' } })).status).toBe(
    200,
  )
  expect((await reset(token, 'another orchid')).code).toBe('reset_link_old')
  expect(await isValidLink(token, 'E')).toBe(false)
})
test('the link is good for an hour, and a newer one replaces it', async () => {
  const grace = await employer(app)
  const first = await linkOf(grace)
  app.forward({ minutes: 59 })
  expect(await isValidLink(first, 'E')).toBe(true)
  app.forward({ minutes: 2 })
  expect((await reset(first)).code).toBe('reset_link_old')
  const links = new Set(['', first])
  await forgotten(grace.name)
  for (const mail of await mails(app, grace.name, 2)) links.add(linkIn(mail, 'reset'))
  const second = [...links].at(-1) ?? ''
  expect(await isValidLink(second, 'E')).toBe(true)
  await forgotten(grace.name)
  await mails(app, grace.name, 3)
  expect(await isValidLink(second, 'E')).toBe(false)
})
test('64 uses of one link at once: one wins', async () => {
  const grace = await employer(app)
  const token = await linkOf(grace)
  const replies = await Promise.all(Array.from({ length: 64 }, (_, n) => reset(token, `orchid tree ${n}`)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'reset_link_old')).toHaveLength(63)
})
test('the same new password again, after a lost reply, is answered alike; another one is refused', async () => {
  const grace = await employer(app)
  const token = await linkOf(grace)
  const atOnce = await Promise.all([reset(token, 'a new orchid'), reset(token, 'a new orchid')])
  expect([...atOnce, await reset(token, 'a new orchid')].map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await reset(token, 'another orchid')).code).toBe('reset_link_old')
  await mails(app, grace.name, 2)
  const resets = app.deps.db.selectFrom('audit_log').select('id').where('action', '=', 'password_reset')
  expect(await resets.where('user_id', '=', grace.id).execute()).toHaveLength(1)
  app.forward({ minutes: 61 })
  expect((await reset(token, 'a new orchid')).code).toBe('reset_link_old')
})
test('a link dies with the password or the address it was made for', async () => {
  const [grace, rosa] = [await employer(app), await employer(app)]
  const [first, second] = [await linkOf(grace), await linkOf(rosa)]
  const passwords = { old_pass: grace.password, new_pass: 'a new orchid' }
  expect((await app.call('POST /auth/change_pass', { body: passwords }, grace.token)).status).toBe(200)
  expect(await isValidLink(first, 'E')).toBe(false)
  await app.call('POST /auth/login', { body: { email: rosa.name, password: rosa.password } }, rosa.token)
  await app.call('POST /users/email', { body: { email: 'moved@home.example' } }, rosa.token)
  expect(await isValidLink(second, 'E')).toBe(false)
})
test("a worker's mail goes to her employer, who reads whose password it is", async () => {
  const { boss, worker } = await household(app)
  expect((await forgottenBy(worker.name.toUpperCase())).data).toEqual({ done: true })
  const [mail = ''] = await mails(app, boss.name, 1)
  expect(mail).toContain(`Your helper (User ID: ${worker.name}) asked for a new password.`)
  const token = linkIn(mail, 'reset_worker')
  expect((await reset(token)).code).toBe('reset_link_old')
  expect((await resetWorker(token)).status).toBe(200)
  expect((await me(worker.token)).code).toBe('session_ended')
  expect((await me(boss.token)).status).toBe(200)
  expect(mail).toContain('?lang=mya')
  expect(mail).toContain('Hello,')
})
test('a mail calls its reader by name, and its link can be pressed and copied in both parts', async () => {
  const grace = await employer(app)
  await app.call('POST /users/fullname', { body: { user_id: grace.id, fullname: 'Grace Sample' } }, grace.token)
  const link = `http://kasama.test/reset/${await linkOf(grace)}`
  const [mail = ''] = mailsTo(app, grace.name)
  expect(mail.split('Hello Grace Sample,')).toHaveLength(3)
  expect(mail).toContain(`Reset password:\n${link}`)
  expect(mail).toContain(`>${link}</a>`)
})
test('an employer who resets her password may end the login of the worker whom somebody else made', async () => {
  const [ownHousehold, otherHousehold] = [await household(app), await household(app)]
  await reset(await linkOf(ownHousehold.boss))
  expect((await me(ownHousehold.worker.token)).status).toBe(200)
  const { boss, worker } = otherHousehold
  const token = await linkOf(boss)
  const link = await app.call('POST /auth/reset_link', { body: { token, role: 'E' } })
  expect(link.data).toEqual({ valid: true, worker: worker.name })
  const body = { token, new_password: 'another orchid', end_worker_login: true }
  expect((await app.call('POST /auth/employer_reset_password', { body })).status).toBe(200)
  expect((await me(worker.token)).code).toBe('session_ended')
  const login = { username: worker.name, password: worker.password }
  expect((await app.call('POST /auth/login', { body: login })).code).toBe('wrong_worker_login')
})
test('a worker whose User ID is an email gets it herself, in her language', async () => {
  const boss = await subscriber(app)
  const workpermit = 'maria@mail.example'
  await app.call('POST /auth/worker_signup', { body: { workpermit, language_code: 'mya' } }, boss.token)
  await forgottenBy(workpermit)
  const [mail = ''] = await mails(app, workpermit, 1)
  expect(mail).toContain('lang="my"')
  expect(mail).toContain('စကားဝှက်')
  expect(mail).not.toContain('Your helper')
  expect(linkIn(mail, 'reset_worker')).not.toBe('')
  expect(mailsTo(app, boss.name)).toHaveLength(0)
})
test.each(['eng', 'phi', 'ind', 'mya'] as const)(
  'the link of a worker who reads %s opens its page in it',
  async (language) => {
    const boss = await subscriber(app)
    const workpermit = `reader-${language}@mail.example`
    await app.call('POST /auth/worker_signup', { body: { workpermit, language_code: language } }, boss.token)
    await forgottenBy(workpermit)
    const [mail = ''] = await mails(app, workpermit, 1)
    expect(mail).toMatch(new RegExp(`/reset_worker/[\\w-]{43}\\?lang=${language}[\\s"]`))
  },
)
test("a worker's name on the employer's route finds nobody", async () => {
  const boss = await subscriber(app)
  const workpermit = 'wrong-route@mail.example'
  await app.call('POST /auth/worker_signup', { body: { workpermit, language_code: 'phi' } }, boss.token)
  await forgotten(workpermit)
  const grace = await employer(app)
  await linkOf(grace)
  expect(mailsTo(app, workpermit)).toHaveLength(0)
})
test('links are stored hashed, and made of the configured address', async () => {
  const grace = await employer(app)
  const token = await linkOf(grace)
  expect(token).toMatch(/^[\w-]{43}$/)
  const rows = await app.deps.db.selectFrom('reset_tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})
test('three mails an hour and account, and the answer stays the same', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 1 } })
  const grace = await employer(limited)
  for (let n = 0; n < 5; n++) {
    const reply = await limited.call('POST /auth/employer_forgot_password', { body: { email: grace.name } })
    expect(reply.data).toEqual({ done: true })
  }
  await mails(limited, grace.name, 3)
})
test('a link that another one replaces at that moment opens nothing, and the two do not wait for each other', async () => {
  const grace = await employer(app)
  const token = await linkOf(grace)
  const [reply] = await meanwhile(
    app.deps.db,
    grace.id,
    () => [reset(token)],
    (tx) => tx.deleteFrom('reset_tokens').where('user_id', '=', grace.id).execute(),
  )
  expect(reply?.code).toBe('reset_link_old')
})
