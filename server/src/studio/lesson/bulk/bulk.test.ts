// @module-tag ci
import { hourMs } from '@kasama/contract/durations.rules'
import type { RunAction } from '@kasama/contract/studio/lesson/runs.api'
import { beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#test/app/test-app'
import { addVideo } from '#test/library/library'
import { libraryDesk } from '#test/library/library-desk'
import type { desks } from '#test/people/admins'
import { household } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
beforeAll(async () => {
  ;({ app, desk } = await libraryDesk())
})

const by = () => desk.provider.token
const made = (title: string, public_level = 0) => addVideo(app.deps.db, { title, public_level })
const show = async (id: number) => (await app.call('GET /admin/videos/:id', { params: { id } }, by())).data
const line = async (q: string) =>
  (await app.call('GET /admin/videos', { query: { q } }, by())).data.items.find(({ title }) => title === q)
type Chosen = { id: number; revision: number }
const act = (deed: RunAction, chosen: Chosen[], topic_id?: number) =>
  app.call('POST /admin/videos/runs', { body: { deed, chosen, ...(topic_id && { topic_id }) } }, by())
const undo = (id: number) => app.call('POST /admin/videos/runs/:id/undo', { params: { id } }, by())
const named = (ids: number[]) => ids.map((id) => ({ id, revision: 0 }))
const open = (ids: number[], isPublic: boolean) => act(isPublic ? 'open' : 'close', named(ids))
const topic = (ids: number[], isOn: boolean, topic_id = 7) =>
  act(isOn ? 'add_topic' : 'drop_topic', named(ids), topic_id)
const publish = (...lessons: Chosen[]) => act('publish', lessons)
const takeBack = (...ids: number[]) => act('take_back', named(ids))
const save = (id: number, based_on: number, ...changes: { path: string; value: unknown; is_machine?: boolean }[]) =>
  app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on, changes } }, by())
const rename = (id: number, based_on: number, value: string) =>
  save(id, based_on, { path: 'languages.eng.title', value })
const readers = async (q?: string) =>
  (await app.call('GET /feeds/public', { query: q ? { q } : {} })).data.items.map(({ video_id }) => video_id)

test('lessons are opened to guests and closed again; each change is audited', async () => {
  const [rice, bath] = [(await made('Cooking rice')).id, (await made('Bathing a baby')).id]
  expect((await open([rice], true)).data).toMatchObject({ state: 'done', done: 1, left: 0 })
  const { data: run } = await open([rice, bath], true)
  expect(run).toMatchObject({ lessons: 2, behind: 2, done: 1 })
  expect(await readers()).toEqual(expect.arrayContaining([rice, bath]))
  expect(await line('Cooking rice')).toMatchObject({ is_public: true })
  expect((await undo(run.id)).data).toMatchObject({ state: 'undone', undone: 1, left: 0 })
  expect(await readers()).toContain(rice)
  expect(await readers()).not.toContain(bath)
  const written = await app.deps.db
    .selectFrom('audit_log')
    .select(['before', 'after', 'user_id'])
    .where('action', '=', 'video_public_changed')
    .where('about_id', '=', String(bath))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(written).toEqual({ before: { public: true }, after: { public: false }, user_id: desk.provider.id })
})

test('16 simultaneous actions end in one state, each change audited once; an unknown id changes nothing', async () => {
  const { id } = await made('Ironing a shirt')
  expect((await open([id, 2_000_000_000], true)).code).toBe('not_found')
  expect(await readers()).not.toContain(id)
  const replies = await Promise.all(Array.from({ length: 16 }, (_, n) => open([id], n % 2 === 0)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  const changed = replies.filter(({ data }) => data.done === 1).length
  expect(changed % 2 === 1).toBe((await readers()).includes(id))
})

test('publishing a draft does not revert a changed public level', async () => {
  const { id } = await made('Steaming fish')
  const draft = await rename(id, 0, 'Steaming fish well')
  expect((await open([id], true)).data.done).toBe(1)
  expect((await publish({ id, revision: draft.data.revision })).data.refused).toMatchObject([
    { code: 'lesson_changed' },
  ])
  await publish({ id, revision: (await show(id)).revision })
  expect(await readers('steaming')).toEqual([id])
})

test('a lesson that is opened in bulk, as its scheduled draft was to do alone, has no changes and no schedule left', async () => {
  const { id } = await made('Grating ginger')
  const { revision } = (await save(id, 0, { path: 'public_level', value: 1 })).data
  const at = new Date(app.deps.now().getTime() + hourMs).toISOString()
  await app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision, at } }, by())
  expect(await line('Grating ginger')).toMatchObject({ state: 'scheduled', differs: true })
  expect((await open([id], true)).data.done).toBe(1)
  expect(await show(id)).toMatchObject({ state: 'published', differs: false, scheduled_at: null, held_back: null })
  expect(await line('Grating ginger')).toMatchObject({ state: 'published', differs: false, is_public: true })
})

test('other changes of such a draft go on waiting for their time', async () => {
  const { id } = await made('Grating carrots')
  const title = { path: 'languages.eng.title', value: 'Grating carrots fine' }
  const { revision } = (await save(id, 0, { path: 'public_level', value: 1 }, title)).data
  const at = new Date(app.deps.now().getTime() + hourMs).toISOString()
  await app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision, at } }, by())
  expect((await open([id], true)).data.done).toBe(1)
  expect(await show(id)).toMatchObject({ state: 'scheduled', differs: true, scheduled_at: at })
})

test('a topic is added to drafts, shown once they are published, and removed again', async () => {
  const [one, two] = [await made('Peeling garlic', 1), await made('Chopping garlic', 1)]
  expect((await topic([one.id, two.id], true)).data.done).toBe(2)
  expect((await topic([one.id], true)).data).toMatchObject({ done: 0, refused: [] })
  expect((await show(one.id)).lesson.topic_ids).toEqual([7, 13])
  expect(await line('Peeling garlic')).toMatchObject({ state: 'changed', topic_ids: [7, 13] })
  const inTopic = async () =>
    (await app.call('GET /feeds/public', { query: { topic: 7 } })).data.items.map(({ video_id }) => video_id)
  expect(await inTopic()).not.toContain(one.id)
  expect((await topic([two.id], false)).data.done).toBe(1)
  expect(await line('Chopping garlic')).toMatchObject({ state: 'published', differs: false })
  await publish({ id: one.id, revision: (await show(one.id)).revision })
  expect(await inTopic()).toContain(one.id)
  expect((await topic([one.id], true, 4040)).code).toBe('not_found')
})

test('of several lessons the complete ones are published; a refused one is returned with its reason', async () => {
  const [whole, bare, later] = [
    await made('Wiping tables', 1),
    await made('Wiping chairs', 1),
    await made('Wiping doors'),
  ]
  const ready = await rename(whole.id, 0, 'Wiping tables dry')
  const lacking = await save(bare.id, 0, { path: 'languages.eng.description', value: '' })
  const stale = await rename(later.id, 0, 'Wiping doors dry')
  await rename(later.id, stale.data.revision, 'Wiping doors twice')
  const { data } = await publish(
    { id: whole.id, revision: ready.data.revision },
    { id: bare.id, revision: lacking.data.revision },
    { id: later.id, revision: stale.data.revision },
    { id: 2_000_000_000, revision: 1 },
  )
  expect(data).toMatchObject({ done: 1, left: 3 })
  expect(data.refused).toMatchObject([
    { id: 2_000_000_000, title: '', code: 'not_found' },
    { id: later.id, title: 'Wiping doors twice', code: 'lesson_changed' },
    { id: bare.id, title: 'Wiping chairs', code: 'lesson_incomplete', reason: expect.stringContaining('description') },
  ])
  expect((await show(whole.id)).versions).toMatchObject([{ number: 2 }, { number: 1 }])
  expect(await readers('wiping tables dry')).toEqual([whole.id])
})

test('an undone publication restores the readers’ version and the draft', async () => {
  const { id } = await made('Mending a shirt', 1)
  const changed = await rename(id, 0, 'Mending trousers')
  const { data: run } = await publish({ id, revision: changed.data.revision })
  expect(await readers('trousers')).toEqual([id])
  expect((await undo(run.id)).data).toMatchObject({ state: 'undone', undone: 1, refused: [] })
  expect(await readers('trousers')).toEqual([])
  expect(await readers('mending shirt')).toEqual([id])
  const after = await show(id)
  expect(after).toMatchObject({ state: 'changed', versions: [{ number: 1 }] })
  expect(after.lesson.languages.eng?.title).toBe('Mending trousers')
  expect((await undo(run.id)).data).toMatchObject({ state: 'undone', undone: 1 })
  expect(await show(id)).toEqual(after)
  const { data: again } = await publish({ id, revision: after.revision })
  const { revision, versions } = await show(id)
  expect(versions).toMatchObject([{ number: 2 }, { number: 1 }])
  await rename(id, revision, 'Mending curtains')
  expect((await undo(again.id)).data.refused).toMatchObject([{ id, code: 'lesson_changed' }])
})

test('after an undo the draft is the version that readers saw meanwhile', async () => {
  const { id } = await made('Peeling a mango', 1)
  await publish({ id, revision: (await rename(id, 0, 'Peeling mangoes')).data.revision })
  // As a pack does when it is loaded again.
  const words = app.deps.db.updateTable('video_languages').where('video_id', '=', id).where('language_code', '=', 'eng')
  await words.set({ title: 'Peeling mangoes of a pack' }).execute()
  await takeBack(id)
  const { data: run } = await publish({ id, revision: (await show(id)).revision })
  expect((await undo(run.id)).data).toMatchObject({ undone: 1, refused: [] })
  expect((await show(id)).lesson.languages.eng?.title).toBe('Peeling mangoes of a pack')
})

test('a scheduled lesson changed by a bulk action is not published, and the desk shows why', async () => {
  const { id } = await made('Grating a coconut')
  const { revision } = (await rename(id, 0, 'Grating coconuts')).data
  const at = new Date(app.deps.now().getTime() + hourMs).toISOString()
  const scheduled = await app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision, at } }, by())
  expect([scheduled.status, (await show(id)).state]).toEqual([200, 'scheduled'])
  expect((await topic([id], true)).data.done).toBe(1)
  expect(await show(id)).toMatchObject({
    scheduled_at: null,
    held_back: { why: expect.stringContaining('schedule it again') },
  })
})

test('a new lesson whose publication is undone is new again, and listed by its draft', async () => {
  const body = { title: 'Airing mattresses', topic_ids: [13] }
  const { id } = (await app.call('POST /admin/videos', { body }, by())).data
  expect(await line('Airing mattresses')).toMatchObject({ id, state: 'new', differs: true })
  const whole = await save(
    id,
    (await show(id)).revision,
    { path: 'languages.eng.description', value: 'How to air them.' },
    { path: 'languages.eng.address', value: 'clips/airing/eng-1a2b3c4d.mp4' },
    { path: 'languages.eng.duration', value: 60 },
    { path: 'public_level', value: 1 },
  )
  const { data: run } = await publish({ id, revision: whole.data.revision })
  expect((await show(id)).versions).toMatchObject([{ number: 1 }])
  expect(await readers('mattresses')).toEqual([id])
  await undo(run.id)
  expect(await readers('mattresses')).toEqual([])
  expect(await show(id)).toMatchObject({ state: 'new', versions: [] })
  const listed = await app.call('GET /admin/videos', { query: { q: 'matresses', state: 'draft' } }, by())
  expect(listed.data.items).toMatchObject([{ id, title: 'Airing mattresses', state: 'new' }])
  expect((await publish({ id, revision: (await show(id)).revision })).data.done).toBe(1)
})

test('lessons are unpublished together and restored; unpublished ones are named', async () => {
  const [one, other] = [await made('Rinsing rice', 1), await made('Rinsing beans', 1)]
  const draft = (await app.call('POST /admin/videos', { body: { title: 'Rinsing lentils', topic_ids: [] } }, by())).data
  await rename(other.id, 0, 'Rinsing black beans')
  const { data } = await takeBack(one.id, other.id, draft.id)
  expect(data).toMatchObject({ done: 2, refused: [{ id: draft.id, code: 'never_published' }] })
  expect(await readers('rinsing')).toEqual([])
  expect(await line('Rinsing rice')).toMatchObject({ state: 'taken_back', differs: false })
  expect((await undo(data.id)).data).toMatchObject({ lessons: 2, undone: 2, refused: [] })
  expect((await readers('rinsing')).sort()).toEqual([one.id, other.id].sort())
  expect(await show(other.id)).toMatchObject({ state: 'changed' })
  expect((await show(other.id)).lesson.languages.eng?.title).toBe('Rinsing black beans')
})

test('an undo restores the readers’ version with its public level and the texts of a pack', async () => {
  const { id } = await made('Soaking beans', 1)
  await publish({ id, revision: (await rename(id, 0, 'Soaking red beans')).data.revision })
  await open([id], false)
  await undo((await takeBack(id)).data.id)
  expect(await readers('soaking')).toEqual([])
  // As a pack does when it is loaded again.
  const words = app.deps.db.updateTable('video_languages').where('video_id', '=', id).where('language_code', '=', 'eng')
  await words.set({ title: 'Soaking beans of a pack' }).execute()
  const { revision } = (await rename(id, (await show(id)).revision, 'Soaking white beans')).data
  await undo((await publish({ id, revision })).data.id)
  const titles = app.deps.db.selectFrom('videos').innerJoin('video_languages', 'video_id', 'videos.id')
  expect(
    await titles.select(['title', 'public_level']).where('id', '=', id).where('language_code', '=', 'eng').execute(),
  ).toEqual([{ title: 'Soaking beans of a pack', public_level: 0 }])
})

test('undoing the publication of an unpublished lesson restores the former version for workers midway', async () => {
  const { id } = await made('Ventilating a room', 1)
  await takeBack(id)
  const { revision } = (await rename(id, 0, 'Ventilating a flat')).data
  const { data: run } = await publish({ id, revision })
  expect(await readers('ventilating')).toEqual([id])
  expect((await undo(run.id)).data).toMatchObject({ undone: 1, refused: [] })
  expect(await readers('ventilating')).toEqual([])
  const words = app.deps.db.selectFrom('video_languages').select('title').where('video_id', '=', id)
  expect(await words.where('language_code', '=', 'eng').execute()).toEqual([{ title: 'Ventilating a room' }])
  const after = await show(id)
  expect(after).toMatchObject({ state: 'taken_back', versions: [{ number: 1 }] })
  expect(after.lesson.languages.eng?.title).toBe('Ventilating a flat')
})

test('a publication that removed a question cannot be undone, since its answers are lost', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Grating ginger', questions: 2 })
  const [first = '', second = ''] = (await show(id)).lesson.question_order
  const cut = [
    { path: `questions.${first}`, value: null },
    { path: 'question_order', value: [second] },
  ]
  const { data: run } = await publish({ id, revision: (await save(id, 0, ...cut)).data.revision })
  expect((await undo(run.id)).data.refused).toMatchObject([{ id, code: 'answers_gone' }])
  expect(await show(id)).toMatchObject({ versions: [{ number: 2 }, { number: 1 }] })
})

test('the list can be filtered by drafts, machine translations and languages', async () => {
  const { id } = await made('Polishing brass')
  await save(
    id,
    0,
    { path: 'languages.phi.title', value: 'Pagpapakintab ng tanso', is_machine: true },
    { path: 'languages.ind.title', value: 'Mengilapkan kuningan' },
  )
  const machine = await app.call('GET /admin/videos', { query: { machine: 'phi' } }, by())
  const [found] = machine.data.items
  const flags = Object.fromEntries((found?.languages ?? []).map(({ language_code, ...flag }) => [language_code, flag]))
  expect(found).toMatchObject({ id, state: 'changed', differs: true })
  expect(flags.phi).toMatchObject({ is_machine: true, is_draft: true })
  expect(flags.ind).toMatchObject({ is_machine: false, is_draft: true })
  expect(flags.eng).toMatchObject({ is_machine: false, is_draft: false, has_clip: true })
  const search = async (q: string) =>
    (await app.call('GET /admin/videos', { query: { q } }, by())).data.items.map((video) => video.id)
  expect(await search('kuningan')).toEqual([id])
  expect(await search('mengilapkn')).toEqual([id])
  expect((await app.call('GET /admin/videos', { query: { machine: 'ind' } }, by())).data.items).toEqual([])
  const views = (await app.call('GET /admin/videos/views', {}, by())).data
  expect(views).toMatchObject({ machine: 1 })
  expect(views.draft).toBeGreaterThan(0)
  expect((await app.call('GET /admin/videos', { query: { missing: 'ind', q: 'brass' } }, by())).data.total).toBe(0)
})

test('16 simultaneous publications of a draft publish it once', async () => {
  const { id } = await made('Sealing jars')
  const { revision } = (await rename(id, 0, 'Sealing big jars')).data
  const replies = await Promise.all(Array.from({ length: 16 }, () => publish({ id, revision })))
  expect(replies.filter(({ data }) => data.done === 1)).toHaveLength(1)
  expect((await show(id)).versions).toHaveLength(2)
})

test('bulk actions require the provider', async () => {
  const { id } = await made('Drying cups')
  const { boss } = await household(app)
  for (const { token } of [desk.one.admin, boss]) {
    const calls = (['open', 'publish', 'take_back'] as const).map((deed) =>
      app.call('POST /admin/videos/runs', { body: { deed, chosen: named([id]) } }, token),
    )
    expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(['not_allowed', 'not_allowed', 'not_allowed'])
  }
})
