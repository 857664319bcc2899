// @module-tag ci
import { parseCertificateCode } from '@kasama/contract/learning/certificate/certificate.rules'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { household, type Person, subscriber } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
})

let topics = 2000
async function addTopic(): Promise<number> {
  const name = { eng: 'Ironing', phi: 'Pamamalantsa', ind: 'Menyetrika', mya: 'မီးပူတိုက်နည်း' }
  const row = { id: ++topics, position: topics, icon: 'house', colour: 'chores', name: JSON.stringify(name) }
  await app.deps.db.insertInto('topics').values(row).execute()
  return topics
}

const addLessons = async (topic: number, count: number) => {
  const lessons: TestVideo[] = []
  for (let n = 0; n < count; n++) lessons.push(await addVideo(app.deps.db, { topic }))
  return lessons
}

async function watch({ id }: TestVideo, worker: Person) {
  await app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token)
  app.forward({ seconds: 150 })
  const body = { language_code: 'mya' as const, position: 120 }
  await app.call('POST /videos/:id/position', { params: { id }, body }, worker.token)
}
const finish = ({ id }: TestVideo, worker: Person) =>
  app.call('POST /videos/:id/watched', { params: { id } }, worker.token)
const complete = async (video: TestVideo, worker: Person) => {
  await watch(video, worker)
  expect((await finish(video, worker)).data).toEqual({ completed: true })
}

const certificates = async (worker: Person, by = worker) =>
  (await app.call('GET /users/:id/certificates', { params: { id: worker.id } }, by.token)).data
const check = (code: string) => app.call('GET /certificates/:code', { params: { code } })
const withdraw = (id: number, by: Person) => app.call('POST /certificates/:id/withdraw', { params: { id } }, by.token)
const renew = (id: number, by: Person) => app.call('POST /certificates/:id/renew', { params: { id } }, by.token)
const rename = (worker: Person, fullname: string) =>
  app.call('POST /users/fullname', { body: { user_id: worker.id, fullname } }, worker.token)

async function earned(name = 'Ma Sample') {
  const people = await household(app)
  await rename(people.worker, name)
  const topic = await addTopic()
  const lessons = await addLessons(topic, 1)
  for (const lesson of lessons) await complete(lesson, people.worker)
  const [certificate] = await certificates(people.worker)
  if (!certificate) throw new Error('nothing earned')
  return { ...people, topic, certificate }
}

test('the last lesson of a topic earns its certificate, which stays when lessons come or the topic goes', async () => {
  const { boss, worker } = await household(app)
  await rename(worker, ' Ma Sample ')
  const topic = await addTopic()
  const [firstVideo, secondVideo] = (await addLessons(topic, 2)) as [TestVideo, TestVideo]
  await complete(firstVideo, worker)
  expect(await certificates(worker)).toEqual([])
  await complete(secondVideo, worker)
  const expected = {
    topic_id: topic,
    fullname: 'Ma Sample',
    earned_on: '2026-03-10',
    is_withdrawn: false,
    is_outdated: false,
  }
  expect(await certificates(worker)).toEqual([
    { ...expected, id: expect.any(Number), code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/), topic: 'မီးပူတိုက်နည်း' },
  ])
  expect(await certificates(worker, boss)).toMatchObject([{ ...expected, topic: 'Ironing' }])
  await complete((await addLessons(topic, 1))[0] as TestVideo, worker)
  await finish(secondVideo, worker)
  expect(await certificates(worker)).toHaveLength(1)
  await app.deps.db.deleteFrom('topics').where('id', '=', topic).execute()
  const [certificate] = await certificates(worker)
  expect(certificate).toMatchObject({ topic_id: null, topic: 'မီးပူတိုက်နည်း' })
})

test('a lesson taken out of the library is not asked for', async () => {
  const { worker } = await household(app)
  const topic = await addTopic()
  const [remaining, removed] = (await addLessons(topic, 2)) as [TestVideo, TestVideo]
  await complete(remaining, worker)
  await app.deps.db.deleteFrom('videos').where('id', '=', removed.id).execute()
  await complete((await addLessons(await addTopic(), 1))[0] as TestVideo, worker)
  expect(await certificates(worker)).toHaveLength(2)
})

test('a certificate without a name shows strangers none, never the User ID or email', async () => {
  const { worker } = await household(app)
  const db = app.deps.db
  await db.updateTable('users').set({ username: 'maria@home.example' }).where('id', '=', worker.id).execute()
  const topic = await addTopic()
  await complete((await addLessons(topic, 1))[0] as TestVideo, worker)
  const [first] = await certificates(worker)
  expect(first).toMatchObject({ fullname: '', is_outdated: false })
  expect((await check(first?.code ?? '')).data.paper?.fullname).toBe('အိမ်အကူ တစ်ဦး · A domestic helper')
  expect((await app.app.inject(`/c/${first?.code}.pdf`)).statusCode).toBe(200)
  await rename(worker, 'other@home.example')
  expect(await certificates(worker)).toMatchObject([{ fullname: '', is_outdated: false }])
  await rename(worker, 'Ma Sample')
  expect(await certificates(worker)).toMatchObject([{ fullname: '', is_outdated: true }])
  await renew(first?.id ?? 0, worker)
  const [certificate] = await certificates(worker)
  expect(certificate).toMatchObject({ fullname: 'Ma Sample', is_outdated: false })
  expect((await check(certificate?.code ?? '')).data.paper?.fullname).toBe('Ma Sample')
})

test('anybody with the code, however it is typed, learns what the certificate says, and nothing else', async () => {
  const { certificate, topic } = await earned('Ma Sample')
  const { status, data } = await check(certificate.code)
  const sentence = 'မီးပူတိုက်နည်း ခေါင်းစဉ်က သင်ခန်းစာကို လေ့လာပြီးပါပြီ။'
  expect(status).toBe(200)
  expect(data).toEqual({
    code: certificate.code,
    paper: {
      fullname: 'Ma Sample',
      topic_id: topic,
      words: [
        expect.objectContaining({ language_code: 'mya', sentence, minutes: '2\u00a0မိနစ်' }),
        {
          language_code: 'eng',
          title: 'Certificate',
          sentence: 'completed the lesson of the topic Ironing.',
          topic: 'Ironing',
          date: '10 March 2026',
          date_label: 'Date',
          lessons: '1 lesson',
          minutes: '2 minutes',
          check: 'Check that it is valid at',
        },
      ],
    },
  })
  const typed = certificate.code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  expect((await check(typed)).data).toEqual(data)
})

test('a code that is none, was never given or is gone is answered alike', async () => {
  const { certificate, worker } = await earned()
  await app.deps.db.deleteFrom('users').where('id', '=', worker.id).execute()
  const replies = [await check(certificate.code), await check('0000-0000-0000'), await check("x' or 1=1")]
  for (const reply of replies) expect([reply.status, reply.code]).toEqual([404, 'not_found'])
  expect(new Set(replies.map(({ message }) => message)).size).toBe(1)
})

test('codes are 60 random bits', async () => {
  const { newCode } = await import('./new-code')
  const codes = Array.from({ length: 2000 }, newCode)
  expect(new Set(codes).size).toBe(2000)
  for (const code of codes) expect(parseCertificateCode(code)).toBe(code)
  const signs = new Map<string, number>()
  for (const sign of codes.join('')) signs.set(sign, (signs.get(sign) ?? 0) + 1)
  expect(signs.size).toBe(32)
  for (const count of signs.values()) expect(Math.abs(count - 750)).toBeLessThan(200)
})

test('she or her employer withdraws it for good; then its code says that it is not valid, and no more', async () => {
  for (const side of ['boss', 'worker'] as const) {
    const household = await earned()
    const { certificate, worker, topic } = household
    expect((await withdraw(certificate.id, household[side])).status).toBe(200)
    expect((await withdraw(certificate.id, household[side])).status).toBe(200)
    const audited = app.deps.db.selectFrom('audit_log').select(['user_id', 'detail'])
    const about = audited.where('about_kind', '=', 'certificate').where('about_id', '=', String(certificate.id))
    expect(await about.where('action', '=', 'certificate_withdrawn').execute()).toEqual([
      { user_id: household[side].id, detail: { worker_id: worker.id } },
    ])
    expect((await check(certificate.code)).data).toEqual({ code: certificate.code, paper: null })
    expect((await renew(certificate.id, worker)).code).toBe('not_found')
    await complete((await addLessons(topic, 1))[0] as TestVideo, worker)
    expect(await certificates(worker)).toMatchObject([{ id: certificate.id, is_withdrawn: true, is_outdated: false }])
  }
})

test('it keeps the name it was issued with, until she has it issued again', async () => {
  const { certificate, worker } = await earned('Ma Sample')
  expect((await renew(certificate.id, worker)).status).toBe(200)
  expect(await certificates(worker)).toMatchObject([{ id: certificate.id }])
  await rename(worker, 'Daw Sample')
  expect(await certificates(worker)).toMatchObject([{ fullname: 'Ma Sample', is_outdated: true }])
  expect((await check(certificate.code)).data.paper).toMatchObject({ fullname: 'Ma Sample' })
  app.forward({ days: 3 })
  const both = await Promise.all([renew(certificate.id, worker), renew(certificate.id, worker)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [second, ...otherCertificates] = await certificates(worker)
  expect([second, otherCertificates]).toMatchObject([
    { fullname: 'Daw Sample', is_outdated: false, earned_on: certificate.earned_on },
    [],
  ])
  expect(second?.code).not.toBe(certificate.code)
  expect((await check(certificate.code)).data.paper).toBeNull()
  expect((await check(second?.code ?? '')).data.paper).toMatchObject({ fullname: 'Daw Sample' })
})

test('from a page that still shows the old one, the one in its place is withdrawn', async () => {
  const { certificate, worker, boss } = await earned('Ma Sample')
  await rename(worker, 'Daw Sample')
  await renew(certificate.id, worker)
  expect((await withdraw(certificate.id, boss)).status).toBe(200)
  const [second] = await certificates(worker)
  expect(second).toMatchObject({ fullname: 'Daw Sample', is_withdrawn: true })
  expect((await check(second?.code ?? '')).data.paper).toBeNull()
})

test('nobody reads, withdraws or renews a foreign certificate', async () => {
  const { certificate, worker, boss } = await earned()
  await rename(worker, 'Other Name')
  const other = await household(app)
  for (const stranger of [other.boss, other.worker, await subscriber(app)]) {
    const list = await app.call('GET /users/:id/certificates', { params: { id: worker.id } }, stranger.token)
    expect(list.code).toBe('not_found')
    expect((await withdraw(certificate.id, stranger)).code).toBe('not_found')
  }
  expect((await renew(certificate.id, other.worker)).code).toBe('not_found')
  expect((await renew(certificate.id, boss)).code).toBe('not_allowed')
  expect((await withdraw(999_999, boss)).code).toBe('not_found')
  expect(await certificates(worker)).toMatchObject([{ is_withdrawn: false, fullname: 'Ma Sample' }])
})

test('guessing codes is limited', async () => {
  const { createLimits } = await import('#platform/http/limits/limits')
  const { db } = app.deps
  const slow = await testApp({ deps: () => ({ db, limits: createLimits(0.1, null) }) })
  const codes: (string | undefined)[] = []
  for (let n = 0; n < 7; n++) {
    codes.push((await slow.call('GET /certificates/:code', { params: { code: `0000-0000-000${n}` } })).code)
  }
  expect(codes).toEqual([...Array(6).fill('not_found'), 'too_many_requests'])
})
