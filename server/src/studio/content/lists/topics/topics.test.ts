import { byLanguage } from '@kasama/contract/language'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { household, type Person } from '#test/people/people'
import { renameTopicJobOf } from './rename-topic.job'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let worker: Person
let rice: TestVideo
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  await addTopics(app.deps.db)
  ;({ worker } = await household(app, 'mya'))
  rice = await addVideo(app.deps.db, { title: 'Cooking rice', topic: 7 })
  await app.deps.db
    .updateTable('video_search')
    .set({ words: '\nabout rice\ncooking\ncooking (phi)\ncooking (ind)\ncooking (mya)\n' })
    .where('video_id', '=', rice.id)
    .execute()
})

const token = () => desk.provider.token
const list = async () => (await app.call('GET /admin/topics', {}, token())).data
const one = async (id: number) => {
  const topic = (await list()).find((row) => row.id === id)
  if (!topic) throw new Error(`no topic ${id}`)
  return topic
}
const text = (eng: string, phi = '', ind = '', mya = '') => ({ ...byLanguage(() => ''), eng, phi, ind, mya })
type Change = { name?: ReturnType<typeof text>; version?: string; colour?: 'money' }
async function change(id: number, { version, ...said }: Change, by = desk.provider) {
  const { name, colour, version: present } = await one(id)
  const body = { name, colour: colour as 'money', ...said, version: version ?? present }
  return app.call('POST /admin/topics/:id', { params: { id }, body }, by.token)
}
const add = (eng: string) => app.call('POST /admin/topics', { body: { name: text(eng), colour: 'money' } }, token())
const move = (id: number, after: number | null) =>
  app.call('POST /admin/topics/:id/move', { params: { id }, body: { after } }, token())
const remove = (id: number) => app.call('DELETE /admin/topics/:id', { params: { id } }, token())
const shownTo = async (who: Person) => (await app.call('GET /topics', { query: {} }, who.token)).data
const found = async (q: string) =>
  (await app.call('GET /feeds/employer_all', { query: { q } }, worker.token)).data.items.map((card) => card.video_id)
const trail = (action: string) =>
  app.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action as never)
    .orderBy('id', 'desc')
    .execute()

test('a new topic name is shown and searchable in every language at the next call', async () => {
  expect(await found('cooking')).toContain(rice.id)
  const reply = await change(7, { name: text(' Kitchen work ', 'Kusina', '', 'မီးဖိုချောင်') })
  expect(reply.data).toEqual({ done: true })
  const names = async () => (await shownTo(worker)).find(({ id }) => id === 7)?.name
  expect(await names()).toBe('မီးဖိုချောင်')
  expect(await found('kusina')).toEqual([rice.id])
  expect(await found('kitchen work')).toEqual([rice.id])
  const { words } = await app.deps.db
    .selectFrom('video_search')
    .select('words')
    .where('video_id', '=', rice.id)
    .executeTakeFirstOrThrow()
  expect(words).toBe('\nabout rice\nkitchen work\nkusina\nမီးဖိုချောင်\n')
  expect((await one(7)).name.ind).toBe('')
  expect((await trail('topic_changed'))[0]).toMatchObject({
    user_id: desk.provider.id,
    about_kind: 'topic',
    about_id: '7',
    before: { 'name.eng': 'Cooking', 'name.ind': 'Cooking (ind)' },
    after: { 'name.eng': 'Kitchen work', 'name.ind': '' },
  })
})
test('renaming a topic of many lessons is fast; the search index follows with its last name', async () => {
  const { db } = app.deps
  const { id } = await addVideo(db, { title: 'First of many', topic: 20 })
  await db
    .updateTable('video_search')
    .set({ words: '\nabout\nsafety\nsafety (phi)\n' })
    .where('video_id', '=', id)
    .execute()
  await sql`
    insert into lessons (slug, video_host, public_level, is_published, created_at)
    select 'many-' || n, 'youtube', 0, true, '2020-01-01' from generate_series(1, 700) n`.execute(db)
  const many = sql`lessons where slug like 'many-%'`
  await sql`insert into video_topics (video_id, topic_id) select id, 20 from ${many}`.execute(db)
  await sql`
    insert into video_search (video_id, titles, words)
    select id, 'one of many', ${'\nabout\nsafety\nsafety (phi)\n'} from ${many}`.execute(db)
  const words = async () => {
    const { rows } = await sql<{ words: string; lessons: number }>`
      select words, count(*)::int as lessons from video_search join video_topics using (video_id)
      where topic_id = 20 and titles = 'one of many' group by words`.execute(db)
    return rows
  }
  await change(20, { name: text('Danger', 'Panganib') })
  await change(20, { name: text('Safe at work') })
  expect((await shownTo(worker)).find((topic) => topic.id === 20)?.name).toBe('Safe at work')
  const done = [{ words: '\nabout\nsafe at work\n', lessons: 700 }]
  await app.workDone()
  expect(await words()).toEqual(done)
  expect(await found('safe at work')).toContain(id)
  // Repeated from the beginning, the job changes nothing.
  await renameTopicJobOf(app.deps).run({ topicId: 20, gone: ['danger', 'panganib'], after: 0 }, 'again')
  expect(await words()).toEqual(done)
})
test('a missing translation is shown in English', async () => {
  await change(20, { name: text('Safety') })
  expect((await shownTo(worker)).find(({ id }) => id === 20)?.name).toBe('Safety')
})
test('names swapped between languages stay separate in the search', async () => {
  await change(7, { name: text('Kusina', 'Kitchen work') })
  expect(await found('kusina')).toEqual([rice.id])
  expect(await found('kitchen work')).toEqual([rice.id])
})
test('of two simultaneous changes of a topic the second is refused, and nothing is overwritten', async () => {
  const { version } = await one(13)
  expect((await change(13, { name: text('House'), version })).status).toBe(200)
  expect((await change(13, { name: text('Home'), version })).code).toBe('changed_meanwhile')
  expect((await one(13)).name.eng).toBe('House')
  const at = await one(13)
  const replies = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => change(13, { name: text(name), version: at.version })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})
test('a topic is moved after another or to the front; two simultaneous moves both apply', async () => {
  const ids = async () => (await list()).map(({ id }) => id)
  const before = await ids()
  await move(999, null)
  expect((await ids())[0]).toBe(999)
  await Promise.all([move(20, 13), move(7, 20)])
  expect((await shownTo(worker)).map(({ id }) => id)).toEqual(await ids())
  const after = await ids()
  expect(after.toSorted()).toEqual(before.toSorted())
  expect(after[after.indexOf(20) + 1]).toBe(7)
  expect(after.indexOf(20)).toBeGreaterThan(after.indexOf(13))
  expect((await move(7, 7)).code).toBe('not_found')
  expect((await move(12345, null)).code).toBe('not_found')
})
test('a topic is added at the end, and removed while no lesson, draft or skill has it', async () => {
  const { data } = await add('Gardening')
  expect((await list()).at(-1)).toMatchObject({ id: data.id, lessons: 0, chosen: 0, colour: 'money' })
  expect(data.id).toBeGreaterThan(999)
  const { db } = app.deps
  await app.call('POST /admin/videos', { body: { title: 'Roses', topic_ids: [data.id] } }, token())
  expect((await remove(data.id)).code).toBe('topic_in_use')
  await db.deleteFrom('lesson_drafts').execute()
  await db.insertInto('user_topics').values({ user_id: worker.id, topic_id: data.id }).execute()
  expect((await one(data.id)).chosen).toBe(1)
  expect((await remove(data.id)).data).toEqual({ done: true })
  expect((await remove(data.id)).code).toBe('not_found')
  expect((await remove(7)).code).toBe('topic_in_use')
  expect((await trail('topic_removed'))[0]).toMatchObject({ before: { name: 'Gardening' } })
})
test('eight simultaneous additions create eight topics', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => add(`Added ${n}`)))
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(8)
})
test.each([
  [{ name: text(' ', 'Pera') }, 'name_missing'],
  [{ name: text('x'.repeat(201)) }, 'invalid_input'],
  [{ name: text('two\nlines') }, 'invalid_input'],
  [{ colour: 'red' as 'money' }, 'invalid_input'],
])('%j is refused', async (said, code) => {
  expect((await change(7, said)).code).toBe(code)
})
test('topics require the provider: an organisation’s admin can neither read nor change them', async () => {
  expect((await app.call('GET /admin/topics', {}, desk.one.admin.token)).code).toBe('not_allowed')
  expect((await change(7, { name: text('Hers') }, desk.one.admin)).code).toBe('not_allowed')
})
