// @module-tag ci
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { uploadFolder } from '#studio/clip/upload/upload-files'
import { type TestApp, testApp } from '#test/app/test-app'
import { bringIn, checkAgain, loadImport, openImport, showImport, workOnImports } from '#test/files/imports'
import { offsetOf, sendBytes } from '#test/files/tus'
import { addTopics } from '#test/library/library'
import { admin, desks } from '#test/people/admins'
import { employer } from '#test/people/people'

let app: TestApp
let origin: string
let desk: Awaited<ReturnType<typeof desks>>
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  await addTopics(app.deps.db)
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
})

const bring = (text: string | Buffer, name = 'list.csv') =>
  bringIn(app, origin, { name, bytes: Buffer.from(text), by: desk.provider })
const load = (id: number) => loadImport(app, id, desk.provider)
const undo = (id: number) => app.call('POST /admin/imports/:id/undo', { params: { id } }, desk.provider.token)
const filesLeft = () => readdirSync(uploadFolder(app.deps.config))
const slugs = async () =>
  (await app.deps.db.selectFrom('lessons').select('slug').orderBy('id').execute()).map(({ slug }) => slug)
const header = 'title,id,duration,topic'
const row = (n: number, topic = 'Chores') =>
  `Lesson ${n},https://youtu.be/listlist${String(n).padStart(3, '0')},60,${topic}`

test('a list is checked, mapped to topics, loaded in the order of its rows, and undone', async () => {
  const before = await slugs()
  const text = [header, row(1), row(2, 'Household work'), row(3, 'Cookery'), 'No clip,,60,Chores', row(1)].join('\n')
  const looked = await bring(text)
  expect(looked).toMatchObject({
    kind: 'list',
    state: 'checked',
    found: {
      rows: 5,
      columns: [{ name: 'title', sample: 'Lesson 1' }, { name: 'id' }, { name: 'duration' }, { name: 'topic' }],
      values: [
        { value: 'Chores', rows: 3 },
        { value: 'Household work', rows: 1 },
        { value: 'Cookery', rows: 1 },
      ],
    },
    options: {
      columns: ['title', 'id', 'duration', 'topic'],
      topics: [
        { value: 'Chores', topic_id: 13 },
        { value: 'Cookery', topic_id: 7 },
      ],
    },
    result: { rows: 5, added: 2, updated: 0, unchanged: 0, refused: 3 },
    refused: [
      { line: 3, reason: 'there is no topic Household work', title: 'Lesson 2' },
      { line: 5, reason: 'id is missing' },
      { line: 6, reason: 'is the same video as line 2' },
    ],
  })
  expect(await slugs()).toEqual(before)
  const mapped = await checkAgain(
    app,
    looked,
    { topics: [...(looked.options?.topics ?? []), { value: 'Household work', topic_id: 13 }] },
    desk.provider,
  )
  expect(mapped.result).toMatchObject({ added: 3, refused: 2 })
  const loaded = await load(looked.id)
  expect(loaded).toMatchObject({ state: 'loaded', left: 3, result: { added: 3, refused: 2 } })
  expect(filesLeft()).toEqual([])
  const feed = await app.call('GET /admin/videos', { query: { import: looked.id } }, desk.provider.token)
  expect(feed.data.items.map(({ title, state }) => [title, state])).toEqual([
    ['Lesson 1', 'new'],
    ['Lesson 2', 'new'],
    ['Lesson 3', 'new'],
  ])
  const undone = await undo(looked.id)
  expect(undone.data).toEqual({ removed: 3, kept: [] })
  expect(await slugs()).toEqual(before)
  expect((await undo(looked.id)).code).toBe('import_state')
  const trail = await app.deps.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('about_kind', '=', 'import')
    .orderBy('id')
    .execute()
  expect(trail).toEqual([
    { action: 'import_begun', after: { kind: 'list', name: 'list.csv' } },
    { action: 'lessons_imported', after: { added: 3, updated: 0, unchanged: 0, refused: 2 } },
    { action: 'import_undone', after: { removed: 3, kept: 0 } },
  ])
})
test('a list is loaded as drafts, which are published together in its order, or published at once if requested', async () => {
  const { token } = await employer(app)
  const seen = async () => (await app.call('GET /feeds/recently_added', { query: {} }, token)).data.items
  const before = (await seen()).length
  const looked = await bring([header, row(71), row(72), row(73)].join('\n'))
  await load(looked.id)
  expect(await seen()).toHaveLength(before)
  const filters = { import: looked.id, state: 'draft' as const }
  const by = desk.provider.token
  const found = await app.call('GET /admin/videos', { query: { ...filters, q: 'Lesson 72' } }, by)
  expect(found.data.items.map(({ title }) => title)).toEqual(['Lesson 72'])
  await app.call('POST /admin/videos/runs', { body: { filters, lessons: 3, deed: 'publish' } }, by)
  await app.workDone()
  const out = (await seen()).slice(0, 3)
  expect(out.map(({ title }) => title).sort()).toEqual(['Lesson 71', 'Lesson 72', 'Lesson 73'])
  // The first row last, so that it is the newest, as it is in the list.
  const trail = app.deps.db.selectFrom('audit_log').select('about_id').where('action', '=', 'lesson_published')
  const published = (await trail.orderBy('id').execute()).map(({ about_id }) => Number(about_id))
  expect(published).toEqual(published.toSorted((one, other) => other - one))
  expect((await undo(looked.id)).data).toEqual({ removed: 3, kept: [] })
  const again = await bring([header, row(74)].join('\n'))
  await checkAgain(app, again, { publish: true }, desk.provider)
  await load(again.id)
  expect((await seen())[0]?.title).toBe('Lesson 74')
  await undo(again.id)
})
test('an undo keeps chosen and changed lessons; the next list reuses the column mapping', async () => {
  const columns = 'Tagalog;name;yt;length;subject;remarks'
  const line = (n: number) => `Aralin ${n};Kept ${n};keptkept00${n};0:30;Wellness;ok`
  const looked = await bring([columns, line(1), line(2), line(3)].join('\n'))
  expect(looked.options?.columns).toEqual(['title_phi', 'title', 'youtube_id', 'duration', 'topic', null])
  expect(looked.result).toMatchObject({ added: 0, refused: 3 })
  await checkAgain(app, looked, { topics: [{ value: 'Wellness', topic_id: 20 }] }, desk.provider)
  expect(await load(looked.id)).toMatchObject({ result: { added: 3 } })
  const again = await bring([columns, line(1), line(4)].join('\n'))
  expect(again).toMatchObject({
    options: { topics: [{ value: 'Wellness', topic_id: 20 }] },
    result: { added: 1, unchanged: 1, refused: 0 },
  })
  const { data } = await app.call('GET /admin/videos', { query: { q: 'Kept' } }, desk.provider.token)
  const idOf = (title: string) => data.items.find((item) => item.title === title)?.id ?? 0
  const boss = await employer(app)
  await app.deps.db
    .insertInto('clip_subscriptions')
    .values({ employer_id: boss.id, video_id: idOf('Kept 1'), created_at: app.deps.now() })
    .execute()
  const body = { based_on: 0, changes: [{ path: 'languages.eng.title', value: 'Changed' }] }
  await app.call('PATCH /admin/videos/:id/draft', { params: { id: idOf('Kept 2') }, body }, desk.provider.token)
  expect((await undo(looked.id)).data).toEqual({ removed: 1, kept: ['Kept 1', 'Kept 2'] })
  expect(await showImport(app, looked.id, desk.provider)).toMatchObject({ left: 2, undone_at: expect.any(String) })
})
test('unsuitable columns, non-tables and spreadsheets are refused with a reason', async () => {
  const looked = await bring('what;where;how long\nA;columns0001;12')
  expect(looked).toMatchObject({ state: 'checked', options: { columns: [null, null, null] }, result: null })
  expect(
    (await app.call('POST /admin/imports/:id/load', { params: { id: looked.id } }, desk.provider.token)).code,
  ).toBe('import_state')
  const chosen = await checkAgain(
    app,
    looked,
    { columns: ['title', 'youtube_id', 'duration'], topic_id: 13 },
    desk.provider,
  )
  expect(chosen.result).toMatchObject({ added: 1, refused: 0 })
  const problem = async (bytes: string | Buffer) => (await bring(bytes)).problem
  expect(await problem('title,id,duration\n')).toBe('The file has no rows below its first line.')
  expect(await problem('PK\u0003\u0004xl/workbook')).toContain('is a spreadsheet')
  expect(await problem(`${Array(300).fill('c').join(',')}\na`)).toContain('more than 200 columns')
  const open = (name: string, bytes = 10) => openImport(app, name, bytes, desk.provider)
  expect((await open('list.xlsx')).code).toBe('import_kind')
  expect((await open('list')).code).toBe('import_kind')
  expect((await open('list.constructor')).code).toBe('import_kind')
  expect((await open('list.csv', 0)).code).toBe('empty_file')
  expect((await open('list.csv', 50_000_000)).code).toBe('import_too_large')
  expect((await open('pack.zip', 50_000_000_000)).code).toBe('import_too_large')
})
test('cells with formulas, NUL bytes, other scripts or 1 MB are accepted, or only their row is refused', async () => {
  const rows = [
    '=HYPERLINK("x"),https://youtu.be/hostile0001,60,13',
    'NUL\u0000inside,https://youtu.be/hostile0002,60,13',
    `${'x'.repeat(1_000_000)},https://youtu.be/hostile0003,60,13`,
    'Good,https://youtu.be/hostile0004,60,13',
  ]
  const looked = await bring(Buffer.from(`${header}\n${rows.join('\n')}`))
  expect(looked).toMatchObject({ state: 'checked', result: { added: expect.any(Number) } })
  expect(looked.refused.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('control character'))
  const latin = await bring(Buffer.from(`${header}\nCaf\u00e9,https://youtu.be/hostile0005,60,13`, 'latin1'))
  expect(latin.refused).toEqual([])
  const broken = Buffer.from(
    `${header}\nဆန်,https://youtu.be/hostile0007,60,13\nCaf?,https://youtu.be/hostile0008,60,13`,
  )
  broken[broken.indexOf('?,https')] = 0xe9
  const reason = 'has letters that cannot be read: save the list as UTF-8'
  expect((await bring(broken)).refused).toMatchObject([{ line: 3, reason }])
  const wide = await bring(Buffer.from(`\ufeff${header}\nCaf\u00e9,https://youtu.be/hostile0006,60,13`, 'utf16le'))
  expect(wide.result).toMatchObject({ added: 1, refused: 0, lessons: [{ title: 'Caf\u00e9' }] })
  const noise = await bring(Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 251)))
  expect(['checked', 'refused']).toContain(noise.state)
  for (const { id } of [looked, latin, wide, noise])
    expect((await app.call('DELETE /admin/imports/:id', { params: { id } }, desk.provider.token)).status).toBe(200)
})
test('an upload resumes at its position, and a canceled one leaves nothing', async () => {
  const bytes = Buffer.from(`${header}\n${row(50)}`)
  const first = await openImport(app, 'cut.csv', bytes.length, desk.provider)
  await sendBytes(origin, { address: first.data.address ?? '' }, 0, bytes.subarray(0, 20))
  await workOnImports(app)
  const again = await openImport(app, 'cut.csv', bytes.length, desk.provider)
  expect(again.data).toMatchObject({ id: first.data.id, state: 'arriving', sent: 20, address: first.data.address })
  expect(await offsetOf(origin, { address: again.data.address ?? '' })).toEqual({ status: 200, offset: 20 })
  const { id } = first.data
  expect((await app.call('DELETE /admin/imports/:id', { params: { id } }, desk.provider.token)).status).toBe(200)
  expect((await app.call('GET /admin/imports/:id', { params: { id } }, desk.provider.token)).code).toBe('not_found')
  expect((await offsetOf(origin, { address: first.data.address ?? '' })).status).toBe(404)
})
test('all-or-nothing loads nothing of a list with a refused row; two simultaneous calls load it once', async () => {
  const looked = await bring([header, row(61), 'No clip,,60,13'].join('\n'))
  await checkAgain(app, looked, { all_or_nothing: true }, desk.provider)
  expect(await load(looked.id)).toMatchObject({ state: 'loaded', left: 0, result: { added: 0, refused: 1 } })
  const good = await bring([header, row(62)].join('\n'))
  const press = () => app.call('POST /admin/imports/:id/load', { params: { id: good.id } }, desk.provider.token)
  const replies = await Promise.all([press(), press(), press()])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  await Promise.all([workOnImports(app), workOnImports(app)])
  expect(await showImport(app, good.id, desk.provider)).toMatchObject({ state: 'loaded', left: 1 })
})
/**
 * A provider's real list where the data folder lies beside the repository, otherwise a generated one of the same shape.
 */
const khan = join(import.meta.dirname, '../../../../../../shared/data/khan-videos.csv')
function thousands(): Buffer {
  if (existsSync(khan)) return readFileSync(khan)
  const rows = Array.from({ length: 2500 }, (_, n) => {
    const id = `lesson${String(n).padStart(5, '0')}`
    return [id, `Lesson ${n}`, 'What it is about.', 60 + n, 'Arithmetic'].join(',')
  })
  return Buffer.from(['youtube_id,title,description,duration,topic', ...rows].join('\n'))
}
test('a list of thousands of rows is checked, loaded and undone', { tags: 'long' }, async () => {
  const before = await slugs()
  const looked = await bring(thousands(), 'thousands.csv')
  expect(looked).toMatchObject({
    options: { columns: ['youtube_id', 'title', 'description', 'duration', 'topic'] },
  })
  const mapped = await checkAgain(app, looked, { topic_id: 999 }, desk.provider)
  const { added = 0, refused = 0 } = mapped.result ?? {}
  expect([added + refused, added > 2000]).toEqual([looked.found?.rows, true])
  expect((await load(looked.id)).result).toMatchObject({ added, refused })
  expect((await undo(looked.id)).data).toEqual({ removed: added, kept: [] })
  expect(await slugs()).toEqual(before)
})
test('files that are not loaded are deleted after three days', async () => {
  const { id } = await bring([header, row(70)].join('\n'))
  app.forward({ days: 4 })
  await app.caughtUp()
  const { token } = await admin(app)
  expect((await app.call('GET /admin/imports/:id', { params: { id } }, token)).code).toBe('not_found')
  expect(filesLeft()).toEqual([])
})
