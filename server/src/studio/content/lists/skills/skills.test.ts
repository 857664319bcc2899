import { byLanguage } from '@kasama/contract/language'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { household, type Person } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let worker: Person
const videos: TestVideo[] = []
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  await addTopics(app.deps.db)
  ;({ worker } = await household(app, 'mya'))
  for (const title of ['Rice', 'Fish', 'Soup']) videos.push(await addVideo(app.deps.db, { title, topic: 7 }))
})

const token = () => desk.provider.token
const ids = (...places: number[]) => places.map((place) => videos[place]?.id ?? 0)
const text = (eng: string, phi = '', ind = '', mya = '') => ({ ...byLanguage(() => ''), eng, phi, ind, mya })
const list = async () => (await app.call('GET /admin/skills', {}, token())).data
const one = async (id: number) => {
  const skill = (await list()).find((row) => row.id === id)
  if (!skill) throw new Error(`no skill ${id}`)
  return skill
}
const said = {
  icon: 'cooking-pot',
  name: text('Home cooking', '', '', 'ဟင်းချက်'),
  description: text('You cook for a family.'),
  video_ids: [] as number[],
  topic_ids: [] as number[],
}
const add = (change: Partial<typeof said>, by = desk.provider) =>
  app.call('POST /admin/skills', { body: { ...said, ...change } }, by.token)
async function change(id: number, wanted: Partial<typeof said> & { version?: string }) {
  const { name, description, lessons, topic_ids, version } = await one(id)
  const video_ids = lessons.map((lesson) => lesson.id)
  const body = { icon: null, name, description, video_ids, topic_ids, version, ...wanted }
  return app.call('POST /admin/skills/:id', { params: { id }, body }, token())
}
const complete = (...places: number[]) =>
  app.deps.db
    .insertInto('watches')
    .values(
      ids(...places).map((video_id) => ({
        worker_id: worker.id,
        video_id,
        language_code: 'mya' as const,
        position: 1,
        furthest: 1,
        reported_at: app.deps.now(),
        clock_at: app.deps.now(),
        completed_at: app.deps.now(),
      })),
    )
    .execute()
const hers = async (id: number) => {
  const { data } = await app.call(
    'GET /skills/skill_for_worker/:id',
    { params: { id: worker.id }, query: {} },
    worker.token,
  )
  return data.find((skill) => skill.id === id)
}

test('a skill is added with its lessons in their order, and shown to workers in their language', async () => {
  const { data } = await add({ video_ids: ids(2, 0) })
  expect((await one(data.id)).lessons.map(({ title }) => title)).toEqual(['Soup', 'Rice'])
  expect(await hers(data.id)).toMatchObject({
    name: 'ဟင်းချက်',
    description: 'You cook for a family.',
    url: 'cooking-pot',
  })
  await change(data.id, { video_ids: ids(0, 2) })
  expect((await one(data.id)).lessons.map(({ title }) => title)).toEqual(['Rice', 'Soup'])
})
test('removing a lesson gives the skill to workers who completed the rest, as counted before', async () => {
  const { data } = await add({ name: text('Rice and fish'), video_ids: ids(0, 1) })
  await complete(0)
  const params = { id: data.id }
  const reach = (video_ids: number[]) =>
    app.call('POST /admin/skills/:id/reach', { params, body: { video_ids } }, token())
  expect((await reach(ids(0, 1))).data.workers).toBe(0)
  expect((await reach(ids(0))).data.workers).toBe(1)
  expect((await hers(data.id))?.earned).toBe(false)
  await change(data.id, { video_ids: ids(0) })
  expect((await hers(data.id))?.earned).toBe(true)
  expect((await one(data.id)).earned).toBe(1)
  const { detail } = await app.deps.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'skill_changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(detail).toEqual({ given: 1 })
  const praise = (await app.call('GET /praise', { query: {} }, worker.token)).data
  expect(JSON.stringify(praise)).toContain('Rice and fish')
  await change(data.id, { video_ids: ids(0, 1, 2) })
  expect((await hers(data.id))?.earned).toBe(true)
  const removed = await app.call('DELETE /admin/skills/:id', { params }, token())
  expect(removed.code).toBe('skill_in_use')
})
test('a skill requires existing lessons or topics, not both', async () => {
  expect((await add({})).code).toBe('skill_parts')
  expect((await add({ video_ids: ids(0), topic_ids: [7] })).code).toBe('skill_parts')
  expect((await add({ video_ids: [2_000_000_000] })).code).toBe('not_found')
  expect((await add({ topic_ids: [12345] })).code).toBe('not_found')
  expect((await add({ video_ids: ids(0), name: text(' ') })).code).toBe('name_missing')
  expect((await add({ video_ids: ids(0), icon: '../x' })).code).toBe('invalid_input')
  expect((await add({ video_ids: [...ids(0), ...ids(0)] })).code).toBe('invalid_input')
  const { data } = await add({ name: text('All of cooking'), topic_ids: [7] })
  expect(await one(data.id)).toMatchObject({ topic_ids: [7], lessons: [] })
})
test('of two simultaneous changes of a skill the second is refused, and the first is audited', async () => {
  const { data } = await add({ video_ids: ids(1) })
  const { version } = await one(data.id)
  expect((await change(data.id, { name: text('Fish'), version })).status).toBe(200)
  expect((await change(data.id, { name: text('Fishes'), version })).code).toBe('changed_meanwhile')
  expect((await one(data.id)).name.eng).toBe('Fish')
  const entry = await app.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'skill_changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    before: { 'name.eng': 'Home cooking' },
    after: { 'name.eng': 'Fish' },
    about_kind: 'skill',
  })
})
test('a skill is moved, and one that nobody has earned is removed', async () => {
  const { data } = await add({ video_ids: ids(2) })
  await app.call('POST /admin/skills/:id/move', { params: { id: data.id }, body: { after: null } }, token())
  expect((await list())[0]?.id).toBe(data.id)
  const removed = await app.call('DELETE /admin/skills/:id', { params: { id: data.id } }, token())
  expect(removed.data).toEqual({ done: true })
  expect((await list()).map(({ id }) => id)).not.toContain(data.id)
})
test('editing skills requires the provider', async () => {
  expect((await app.call('GET /admin/skills', {}, desk.one.admin.token)).code).toBe('not_allowed')
  expect((await add({ video_ids: ids(0) }, desk.one.admin)).code).toBe('not_allowed')
})
