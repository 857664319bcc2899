import { byLanguage } from '@kasama/contract/language'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { employer, type Person } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let boss: Person
const videos: TestVideo[] = []
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  boss = await employer(app)
  await addTopics(app.deps.db)
  for (const title of ['Rice', 'Fish', 'Soup', 'Bread']) videos.push(await addVideo(app.deps.db, { title, topic: 7 }))
})

const token = () => desk.provider.token
const ids = (...places: number[]) => places.map((place) => videos[place]?.id ?? 0)
const text = (eng: string, phi = '') => ({ ...byLanguage(() => ''), eng, phi })
const section = (id: string, ...places: number[]) => ({
  id,
  title: text(`Section ${id}`),
  is_shown: true,
  video_ids: ids(...places),
})
/** JSON escapes each quote, so that the stored text is twice as long. */
const quotes = '"'.repeat(200)
const longTitle = byLanguage(() => quotes)
const read = async () => (await app.call('GET /admin/layout', {}, token())).data
type Section = ReturnType<typeof section>
async function save(sections: Section[], version?: string, by = desk.provider) {
  const body = { sections, version: version ?? (await read()).version }
  return app.call('POST /admin/layout', { body }, by.token)
}
const library = async () =>
  (await app.call('GET /feeds/employer_all', { query: {} }, boss.token)).data.items.map(({ title }) => title)

test('employers see the library in the saved order at the next call; lessons outside sections come last', async () => {
  expect((await save([section('first', 2, 0), section('second', 3)])).data).toEqual({ done: true })
  expect(await library()).toEqual(['Soup', 'Rice', 'Bread', 'Fish'])
  await save([section('second', 3), section('first', 0, 2)])
  expect(await library()).toEqual(['Bread', 'Rice', 'Soup', 'Fish'])
  const { sections } = await read()
  expect(sections.map(({ id, lessons }) => [id, lessons.map(({ title }) => title)])).toEqual([
    ['second', ['Bread']],
    ['first', ['Rice', 'Soup']],
  ])
})
test('a hidden section keeps its lessons without library positions, and is not sent to readers', async () => {
  await save([{ ...section('hidden', 1), is_shown: false }, section('shown', 2)])
  expect((await library())[0]).toBe('Soup')
  expect((await read()).sections[0]).toMatchObject({ id: 'hidden', is_shown: false, lessons: [{ title: 'Fish' }] })
  const params = { key: 'library_layout' }
  const { value } = (await app.call('GET /admin/settings/:key', { params }, boss.token)).data
  expect(JSON.parse(value)).toEqual([
    {
      id: 'shown',
      title: byLanguage(() => 'Section shown'),
      items: [{ id: ids(2)[0] }],
    },
  ])
})
test('of two simultaneous saves one succeeds and the other is refused', async () => {
  const { version } = await read()
  const replies = await Promise.all([0, 1, 2, 3].map((place) => save([section(`at-${place}`, place)], version)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile')
  expect((await read()).sections).toHaveLength(1)
})
test.each<[string, () => Section[]]>([
  ['section_twice', () => [section('same', 0), section('same', 1)]],
  ['lesson_twice', () => [section('one', 0), section('two', 0)]],
  ['invalid_input', () => [section('one', 0, 0)]],
  ['lesson_gone', () => [{ ...section('one'), video_ids: [2_000_000_000] }]],
  ['name_missing', () => [{ ...section('one', 0), title: text(' ', 'Una') }]],
  ['invalid_input', () => [section('No slug', 0)]],
  ['layout_too_long', () => Array.from({ length: 100 }, (_, n) => ({ ...section(`s-${n}`), title: longTitle }))],
])('%s: nothing is changed', async (code, sections) => {
  const before = await read()
  expect((await save(sections())).code).toBe(code)
  expect(await read()).toEqual(before)
})
test('layout changes are audited; saving the same layout is no change', async () => {
  await save([section('a-one', 0), section('b-two', 1)])
  await save([section('b-two', 1), section('a-one', 0)])
  await save([section('b-two', 1), section('a-one', 0)])
  const rows = await app.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'layout_changed')
    .orderBy('id', 'desc')
    .execute()
  expect(rows[0]).toMatchObject({
    before: { order: 'a-one, b-two' },
    after: { order: 'b-two, a-one' },
    about_id: 'library_layout',
  })
})
test('editing the layout requires the provider', async () => {
  expect((await app.call('GET /admin/layout', {}, desk.one.admin.token)).code).toBe('not_allowed')
  expect((await save([], '', desk.one.admin)).code).toBe('not_allowed')
})
