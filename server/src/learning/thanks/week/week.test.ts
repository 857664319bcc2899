import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo } from '#test/library/library'
import { household, type Person, subscriber } from '#test/people/people'

let app: TestApp
// Monday noon in Singapore; every test begins on a Monday.
beforeAll(async () => {
  app = await testApp({ start: '2026-03-09T04:00:00Z' })
  await addTopics(app.deps.db)
})

type Home = { boss: Person; worker: Person }
const week = ({ boss, worker }: Home) => app.call('GET /worker/:id/week', { params: { id: worker.id } }, boss.token)
const picture = ({ boss, worker }: Home) =>
  app.call('GET /worker/:id/week/picture', { params: { id: worker.id } }, boss.token)
const own = (worker: Person) => app.call('GET /week', {}, worker.token)
const agree = ({ worker }: Home, has_agreed = true) =>
  app.call('POST /week/agreement', { body: { has_agreed } }, worker.token)
const rename = ({ boss, worker }: Home, fullname: string) =>
  app.call('POST /users/fullname', { body: { user_id: worker.id, fullname } }, boss.token)

/** A household whose worker completed a lesson of two questions last Thursday, each wrong at first. */
async function learned(): Promise<Home> {
  app.forward({ days: 3 })
  const home = await household(app)
  await completeLesson(app, await addVideo(app.deps.db, { topic: 20, questions: 2 }), home.worker, true)
  app.forward({ days: 4 })
  return home
}

test('a week is shared only after she agreed, and no longer once she takes it back', async () => {
  const home = await learned()
  await rename(home, 'Maria Santos')
  expect((await own(home.worker)).data).toMatchObject({ has_agreed: false, week: { lessons: 1 } })
  expect((await week(home)).data).toMatchObject({
    first_name: 'Maria',
    language_code: 'mya',
    has_agreed: false,
    week: null,
  })
  const early = await picture(home)
  expect([early.status, early.code]).toEqual([409, 'week_not_shared'])
  for (let time = 0; time < 2; time++) expect((await agree(home)).data.has_agreed).toBe(true)
  const { data } = await week(home)
  expect(data.week).toEqual({ first: '2026-03-09', last: '2026-03-15', lessons: 1, right_answers: 2, skills: 0 })
  expect(JSON.stringify(data)).not.toContain('Santos')
  expect((await picture(home)).status).toBe(200)
  for (let time = 0; time < 2; time++) expect((await agree(home, false)).data.has_agreed).toBe(false)
  expect((await week(home)).data).toMatchObject({ has_agreed: false, week: null })
  expect((await picture(home)).code).toBe('week_not_shared')
})

test('the picture is 1080 × 1350, and shows neither her surname nor her photo', async () => {
  const home = await learned()
  await agree(home)
  const draw = async () => {
    const { data } = await picture(home)
    expect(data.name).toMatch(/^week-20\d\d-\d\d-\d\d\.png$/)
    return data.png
  }
  const pictureOf = async (fullname: string) => {
    await rename(home, fullname)
    return draw()
  }
  const first = await pictureOf('Maria Santos')
  const { width, height, format, exif, xmp } = await sharp(Buffer.from(first, 'base64')).metadata()
  expect({ width, height, format, exif, xmp }).toEqual({
    width: 1080,
    height: 1350,
    format: 'png',
    exif: undefined,
    xmp: undefined,
  })
  expect(await pictureOf('Maria dela Cruz')).toBe(first)
  expect(await pictureOf('Siti Santos')).not.toBe(first)
  const nameless = await pictureOf('')
  expect(await pictureOf('သီတာ ဝင်း')).not.toBe(nameless)
  // Letters that our fonts lack, and an address in place of a name, name nobody.
  for (const name of ['李小龍', 'maria@home.example']) expect(await pictureOf(name)).toBe(nameless)
  const drawn = await pictureOf('Maria Santos')
  const photo = { img_url: '/pictures/photo.webp' }
  await app.deps.db.updateTable('users').set(photo).where('id', '=', home.worker.id).execute()
  expect(await draw()).toBe(drawn)
  await app.call('POST /users/avatar', { body: { img_url: '/people/khin.svg' } }, home.worker.token)
  expect(await draw()).not.toBe(drawn)
  expect((await app.call('GET /week/picture', {}, home.worker.token)).data.png).toBe(await draw())
})

test('a week without lessons has no picture; the present week is not over', async () => {
  const home = await household(app)
  await agree(home)
  await completeLesson(app, await addVideo(app.deps.db), home.worker)
  expect((await week(home)).data).toMatchObject({ has_agreed: true, week: null })
  app.forward({ days: 6 })
  expect((await picture(home)).code).toBe('not_found')
  app.forward({ days: 1 })
  expect((await week(home)).data.week).toMatchObject({ lessons: 1 })
  app.forward({ days: 7 })
  expect((await own(home.worker)).data).toEqual({ has_agreed: true, week: null })
  expect((await app.call('GET /week/picture', {}, home.worker.token)).code).toBe('not_found')
})

test('the agreement is with one employer: the next one, and the same one later, ask anew', async () => {
  const home = await learned()
  await agree(home)
  const { boss, worker } = home
  await app.call('POST /worker/:id/replace', { params: { id: worker.id } }, boss.token)
  expect((await picture(home)).code).toBe('not_found')
  const next = await subscriber(app)
  const link = async (person: Person) => {
    const values = { employer_id: person.id, worker_id: worker.id, created_at: app.deps.now() }
    await app.deps.db.insertInto('worker_links').values(values).execute()
  }
  await link(next)
  expect((await week({ boss: next, worker })).data).toMatchObject({ has_agreed: false, week: null })
  const ended = { ended_at: app.deps.now() }
  await app.deps.db.updateTable('worker_links').set(ended).where('employer_id', '=', next.id).execute()
  app.forward({ minutes: 1 })
  await link(boss)
  expect((await week(home)).data.has_agreed).toBe(false)
})

test('nobody else sees a week', async () => {
  const home = await learned()
  await agree(home)
  const other = await household(app)
  for (const boss of [await subscriber(app), other.boss]) {
    expect((await week({ boss, worker: home.worker })).code).toBe('not_found')
    expect((await picture({ boss, worker: home.worker })).code).toBe('not_found')
  }
  expect((await picture({ boss: home.worker, worker: home.worker })).code).toBe('not_allowed')
  expect((await own(home.boss)).code).toBe('not_allowed')
  expect((await own(other.worker)).data).toEqual({ has_agreed: false, week: null })
  const reply = await app.app.inject({
    url: `/api/worker/${home.worker.id}/week/picture`,
    headers: { 'x-access-token': home.boss.token },
  })
  expect(reply.headers['cache-control']).toBe('no-store')
})
