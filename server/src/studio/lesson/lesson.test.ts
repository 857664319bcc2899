// @module-tag ci
import { hourMs, minuteMs } from '@kasama/contract/durations.rules'
import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import { readCues } from '@kasama/contract/text/web-vtt'
import { beforeAll, expect, test } from 'vitest'
import { readText } from '#platform/media/read-text'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { household } from '#test/people/people'
import { publishDueJobOf } from './publish/publish-due.job'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let rice: TestVideo
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  await addTopics(app.deps.db)
  rice = await addVideo(app.deps.db, { title: 'Cooking rice', questions: 2 })
})

const by = () => desk.provider.token
const show = async (id: number) => (await app.call('GET /admin/videos/:id', { params: { id } }, by())).data
type Change = { path: string; value: unknown; is_machine?: boolean }
const save = (id: number, based_on: number, ...changes: Change[]) =>
  app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on, changes } }, by())
const publish = (id: number, revision: number, at?: string) =>
  app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision, ...(at && { at }) } }, by())
const takeBack = (id: number) => app.call('POST /admin/videos/:id/take-back', { params: { id } }, by())
const found = async (q: string) =>
  (await app.call('GET /feeds/public', { query: { q } })).data.items.map(({ title }) => title)

const words = (lesson: Lesson) => lesson.languages.eng

test('a published lesson is edited, published as previewed, and searchable at once', async () => {
  const before = await show(rice.id)
  expect(before).toMatchObject({ state: 'published', revision: 0, changes: [], versions: [] })
  const saved = (await save(rice.id, 0, { path: 'languages.eng.title', value: 'Steaming jasmine' })).data
  expect(saved).toMatchObject({ revision: 1, conflicts: [] })
  expect((await show(rice.id)).state).toBe('changed')
  expect(await found('jasmine')).toEqual([])
  expect((await publish(rice.id, 0)).code).toBe('lesson_changed')
  expect((await publish(rice.id, 1)).data).toEqual({ version: 2, scheduled_at: null })
  const chosen = [{ id: rice.id, revision: 0 }]
  await app.call('POST /admin/videos/runs', { body: { deed: 'open', chosen } }, by())
  expect(await found('jasmine')).toEqual(['Steaming jasmine'])
  const after = await show(rice.id)
  expect(after).toMatchObject({ state: 'published', changes: [], versions: [{ number: 2 }, { number: 1, by: null }] })
  expect(words(after.lesson)?.title).toBe('Steaming jasmine')
  expect((await publish(rice.id, after.revision)).code).toBe('nothing_changed')
})

test('edits are merged field by field; conflicting ones are returned with both values', async () => {
  const { revision } = await show(rice.id)
  await save(rice.id, revision, { path: 'languages.eng.description', value: 'Hers' })
  const other = await save(
    rice.id,
    revision,
    { path: 'languages.phi.title', value: 'Kanin' },
    { path: 'languages.eng.description', value: 'Mine' },
  )
  expect(other.data.conflicts).toMatchObject([{ path: 'languages.eng.description', yours: 'Mine', theirs: 'Hers' }])
  expect(other.data.lesson.languages.phi?.title).toBe('Kanin')
  const again = await save(rice.id, other.data.revision, { path: 'languages.eng.description', value: 'Mine' })
  expect(again.data.conflicts).toEqual([])
  expect(words(again.data.lesson)?.description).toBe('Mine')
})

test('16 simultaneous edits keep every field of every editor', async () => {
  const { revision } = await show(rice.id)
  const langs = ['eng', 'phi', 'ind', 'mya'] as const
  const parts = ['sub_description', 'description', 'title', 'thumbnail_url'] as const
  const value = (part: string, n: number) => (part === 'thumbnail_url' ? `/pictures/p${n}.webp` : `${part} ${n}`)
  await Promise.all(
    langs.flatMap((language, l) =>
      parts.map((part, n) =>
        save(rice.id, revision, { path: `languages.${language}.${part}`, value: value(part, l * 4 + n) }),
      ),
    ),
  )
  const { lesson } = await show(rice.id)
  for (const [l, language] of langs.entries())
    for (const [n, part] of parts.entries()) expect(lesson.languages[language]?.[part]).toBe(value(part, l * 4 + n))
})

test.each([
  ['public_level', 7],
  ['languages.eng.title', 5],
  ['languages.xyz.title', 'x'],
  ['__proto__.x', 1],
  ['constructor', {}],
  ['languages.eng.address', '../../etc/passwd'],
  ['thumbnail_url', 'https://elsewhere.example/x.png'],
  ['questions.q1x.content.eng', 'no such question'],
  ['languages.eng.cues', [{ start: 5, end: 2, text: 'x' }]],
])('values that no lesson field accepts are refused, and nothing is written: %s', async (path, value) => {
  const { revision, lesson } = await show(rice.id)
  const reply = await save(rice.id, revision, { path: path as string, value })
  expect(['lesson_field', 'invalid_input']).toContain(reply.code)
  expect((await show(rice.id)).lesson).toEqual(lesson)
})

test('a reworded question blocks publication until an admin decides whether it keeps its answers', async () => {
  const bath = await addVideo(app.deps.db, { title: 'Bathing', questions: 2 })
  const { lesson } = await show(bath.id)
  const [first = '', second = ''] = lesson.question_order
  const ids = lesson.question_order.map((key) => lesson.questions[key]?.question_id)
  const reworded = await save(bath.id, 0, { path: `questions.${first}.content.eng`, value: 'What now?' })
  expect((await publish(bath.id, reworded.data.revision)).code).toBe('meaning_open')
  const decided = await save(
    bath.id,
    reworded.data.revision,
    { path: `questions.${first}.same_meaning`, value: true },
    { path: 'question_order', value: [second, first] },
  )
  expect((await publish(bath.id, decided.data.revision)).data.version).toBe(2)
  const after = (await show(bath.id)).lesson
  expect(after.question_order.map((key) => after.questions[key]?.question_id)).toEqual([ids[1], ids[0]])
})

test('machine translations are not published before a person has confirmed them', async () => {
  const iron = await addVideo(app.deps.db, { title: 'Ironing' })
  const suggested = await save(iron.id, 0, { path: 'languages.ind.title', value: 'Menyetrika', is_machine: true })
  expect(suggested.data.changes).toMatchObject([{ path: 'languages.ind.title', is_machine: true }])
  expect((await publish(iron.id, suggested.data.revision)).code).toBe('machine_words')
  const confirmed = await save(iron.id, suggested.data.revision, { path: 'languages.ind.title', value: 'Menyetrika' })
  expect((await publish(iron.id, confirmed.data.revision)).data.version).toBe(2)
})

test('removing a question removes its machine translations', async () => {
  const mop = await addVideo(app.deps.db, { title: 'Mopping', questions: 2 })
  const [first = '', second = ''] = (await show(mop.id)).lesson.question_order
  const path = `questions.${first}.content.phi`
  const suggested = await save(mop.id, 0, { path, value: 'Ano ito?', is_machine: true })
  const dropped = await save(
    mop.id,
    suggested.data.revision,
    { path: `questions.${first}`, value: null },
    { path: 'question_order', value: [second] },
  )
  expect((await publish(mop.id, dropped.data.revision)).data.version).toBe(2)
})

test('a new lesson is hidden; scheduled, it is published at its time, once', async () => {
  const body = { title: 'Folding sheets', topic_ids: [13] }
  const { id } = (await app.call('POST /admin/videos', { body }, by())).data
  const begun = await show(id)
  expect(begun).toMatchObject({
    state: 'new',
    missing: expect.arrayContaining([expect.objectContaining({ language_code: 'eng' })]),
  })
  expect((await publish(id, begun.revision)).code).toBe('lesson_incomplete')
  const saved = await save(
    id,
    begun.revision,
    { path: 'languages.eng.description', value: 'How to fold.' },
    { path: 'languages.eng.address', value: 'clips/folding/eng-1a2b3c4d.mp4' },
    { path: 'languages.eng.duration', value: 60 },
    { path: 'public_level', value: 1 },
    { path: 'languages.eng.cues', value: [{ start: 0, end: 2.5, text: 'Fold <b>twice</b> & smile' }] },
  )
  const past = new Date(app.deps.now().getTime() - minuteMs).toISOString()
  expect((await publish(id, saved.data.revision, past)).code).toBe('moment_past')
  expect(await show(id)).toMatchObject({ state: 'new', versions: [] })
  const at = new Date(app.deps.now().getTime() + hourMs)
  expect((await publish(id, saved.data.revision, at.toISOString())).data).toEqual({
    version: null,
    scheduled_at: at.toISOString(),
  })
  const due = publishDueJobOf(app.deps)
  await due.run({}, '')
  expect(await found('folding')).toEqual([])
  app.forward({ minutes: 60 })
  await Promise.all([due.run({}, ''), due.run({}, '')])
  expect(await found('folding')).toEqual(['Folding sheets'])
  const out = await show(id)
  expect(out).toMatchObject({ state: 'published', versions: [{ number: 1 }] })
  expect(words(out.lesson)?.cues).toEqual([{ start: 0, end: 2.5, text: 'Fold <b>twice</b> & smile' }])
})

test('an unpublished lesson leaves the library at once; workers midway may finish it; it can be published again', async () => {
  const { worker } = await household(app)
  const lesson = await addVideo(app.deps.db, { title: 'Sweeping floors', public_level: 1 })
  const other = await household(app)
  const open = (token: string) => app.call('GET /videos/:id', { params: { id: lesson.id }, query: {} }, token)
  await app.call('POST /videos/:id/visit', { params: { id: lesson.id }, body: {} }, worker.token)
  expect(await found('sweeping')).toEqual(['Sweeping floors'])
  await takeBack(lesson.id)
  expect(await found('sweeping')).toEqual([])
  expect((await open(worker.token)).status).toBe(200)
  expect((await open(other.worker.token)).code).toBe('not_found')
  expect((await app.call('GET /videos/public/:id', { params: { id: lesson.id }, query: {} })).code).toBe('not_found')
  expect((await takeBack(lesson.id)).code).toBe('never_published')
  const { state, revision } = await show(lesson.id)
  expect(state).toBe('taken_back')
  expect((await publish(lesson.id, revision)).data.version).toBe(2)
  expect(await found('sweeping')).toEqual(['Sweeping floors'])
})

const restore = (id: number, number: number, revision: number) =>
  app.call('POST /admin/videos/:id/versions/:number/restore', { params: { id, number }, body: { revision } }, by())
const discard = (id: number, revision: number) =>
  app.call('DELETE /admin/videos/:id/draft', { params: { id }, query: { revision } }, by())
const title = (value: string) => ({ path: 'languages.eng.title', value })

/** A lesson with three versions: of a pack, and two of the desk. */
async function withVersions() {
  const lesson = await addVideo(app.deps.db, { title: 'First words', questions: 1 })
  const one = await save(lesson.id, 0, title('Second words'))
  await publish(lesson.id, one.data.revision)
  const two = await save(lesson.id, (await show(lesson.id)).revision, title('Third words'))
  await publish(lesson.id, two.data.revision)
  return lesson.id
}

test('an old version can be viewed and restored as a draft', async () => {
  const id = await withVersions()
  const version = await app.call('GET /admin/videos/:id/versions/:number', { params: { id, number: 2 } }, by())
  expect(words(version.data.lesson)?.title).toBe('Second words')
  const restored = await restore(id, 2, (await show(id)).revision)
  expect(restored.data).toMatchObject({ conflicts: [], state: 'changed', differs: true })
  expect(words(restored.data.lesson)?.title).toBe('Second words')
  expect((await restore(id, 2, restored.data.revision)).code).toBe('nothing_changed')
})

test('restoring a version keeps later edits as conflicts and restores everything else', async () => {
  const id = await withVersions()
  const { revision } = await show(id)
  await save(id, revision, { path: 'languages.eng.sub_description', value: 'Hers, since' })
  await save(id, (await show(id)).revision, title('Hers, too'))
  const { data } = await restore(id, 1, revision)
  expect(data.conflicts.map(({ path }) => path).sort()).toEqual([
    'languages.eng.sub_description',
    'languages.eng.title',
  ])
  expect(words(data.lesson)).toMatchObject({ title: 'Hers, too', sub_description: 'Hers, since' })
})

test('a draft is discarded only in the viewed revision', async () => {
  const id = await withVersions()
  const { revision } = await show(id)
  const mine = await save(id, revision, title('Mine'))
  await save(id, mine.data.revision, { path: 'languages.eng.description', value: 'Hers' })
  expect((await discard(id, mine.data.revision)).code).toBe('lesson_changed')
  expect((await discard(id, (await show(id)).revision)).status).toBe(200)
  expect(words((await show(id)).lesson)?.title).toBe('Third words')
})

test('a draft equal to the published lesson has no differences and cannot be published', async () => {
  const id = await withVersions()
  const other = await save(id, (await show(id)).revision, title('Other words'))
  expect(other.data).toMatchObject({ state: 'changed', differs: true })
  const back = await save(id, other.data.revision, title('Third words'))
  expect(back.data).toMatchObject({ state: 'published', differs: false })
  expect(await show(id)).toMatchObject({ state: 'published', differs: false })
  expect((await publish(id, back.data.revision)).code).toBe('nothing_changed')
})

test('a version contains question ids, so that restoring it keeps their answers', async () => {
  const lesson = await addVideo(app.deps.db, { title: 'Asking', questions: 1 })
  const asked = (eng: string) => ({ eng, phi: '', ind: '', mya: '' })
  const options = [1, 2].map((id) => ({ id, content: asked(`Option ${id}`), sounds: null }))
  const question = { question_id: null, same_meaning: null, content: asked('New?'), options, answers: [1] }
  const { lesson: before } = await show(lesson.id)
  const added = await save(
    lesson.id,
    0,
    { path: 'questions.fresh', value: { ...question, randomize_options: false, sounds: null } },
    { path: 'question_order', value: [...before.question_order, 'fresh'] },
  )
  await publish(lesson.id, added.data.revision)
  const out = await show(lesson.id)
  const renamed = await save(lesson.id, out.revision, title('Asked'))
  await publish(lesson.id, renamed.data.revision)
  const { data } = await restore(lesson.id, 2, (await show(lesson.id)).revision)
  expect(data.lesson.questions).toEqual(out.lesson.questions)
})

test('an option with equal texts in two languages counts as translated, one without text does not', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Calling', questions: 1 })
  const { lesson } = await show(id)
  const [key = ''] = lesson.question_order
  const words = (eng: string, phi: string) => ({ eng, phi, ind: '', mya: '' })
  const options = [words('MOM, 1800', 'MOM, 1800'), words('The ambulance', '')]
  const { data } = await save(
    id,
    0,
    { path: `questions.${key}.content.phi`, value: 'Sino ang tatawagan?' },
    { path: `questions.${key}.options`, value: options.map((content, n) => ({ id: n + 1, content, sounds: null })) },
  )
  await publish(id, data.revision)
  const [out] = Object.values((await show(id)).lesson.questions)
  expect(out?.content.phi).toBe('Sino ang tatawagan?')
  expect(out?.options.map(({ content }) => content)).toEqual(options)
})

test('discarded machine translations do not block publication', async () => {
  const lesson = await addVideo(app.deps.db, { title: 'Dusting' })
  const suggested = await save(lesson.id, 0, { path: 'languages.phi.title', value: 'Alikabok', is_machine: true })
  await discard(lesson.id, suggested.data.revision)
  const mine = await save(lesson.id, (await show(lesson.id)).revision, title('Dusting shelves'))
  expect((await publish(lesson.id, mine.data.revision)).data.version).toBe(2)
})

test('deleted machine translations do not block publication: an option, and all cues', async () => {
  const lesson = await addVideo(app.deps.db, { title: 'Sorting', questions: 1 })
  const [key = ''] = (await show(lesson.id)).lesson.question_order
  const cue = { start: 0, end: 2, text: 'Ayusin' }
  const options = (await show(lesson.id)).lesson.questions[key]?.options ?? []
  const more = { ...options[0], id: 9, content: { eng: 'More', phi: '', ind: '', mya: '' } }
  const suggested = await save(
    lesson.id,
    0,
    { path: `questions.${key}.options`, value: [...options, more] },
    { path: `questions.${key}.options.9.content.phi`, value: 'Iba pa', is_machine: true },
    { path: 'languages.phi.cues', value: [cue], is_machine: true },
  )
  const { data } = await save(
    lesson.id,
    suggested.data.revision,
    { path: `questions.${key}.options`, value: options },
    { path: 'languages.phi.cues', value: null, is_machine: true },
    title('Sorting laundry'),
  )
  expect((await publish(lesson.id, data.revision)).data?.version).toBe(2)
})

test('the first cues of a published language are a change, and are published', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Ironing' })
  const titled = await save(id, 0, { path: 'languages.phi.title', value: 'Pamamalantsa' })
  await publish(id, titled.data.revision)
  const cues = [{ start: 0, end: 2, text: 'Painitin' }]
  const written = await save(id, (await show(id)).revision, { path: 'languages.phi.cues', value: cues })
  expect(written.data).toMatchObject({ state: 'changed', differs: true })
  expect((await publish(id, written.data.revision)).data.version).toBe(3)
  expect((await show(id)).lesson.languages.phi?.cues).toEqual(cues)
})

test('copied cue times stay in the draft when only some cues have texts', async () => {
  const { db, storage } = app.deps
  const { id } = await addVideo(db, { title: 'Mopping' })
  const cues = (...said: string[]) => said.map((text, at) => ({ start: 2 * at, end: 2 * at + 2, text }))
  const setCues = async (...said: string[]) =>
    (await save(id, (await show(id)).revision, { path: 'languages.phi.cues', value: cues(...said) })).data
  const comeOut = async () => publish(id, (await show(id)).revision)
  const inDraft = async () => (await show(id)).lesson.languages.phi?.cues
  /** The cues that readers load and packs contain. */
  const out = async () => {
    const row = await db
      .selectFrom('video_languages')
      .select('subtitles')
      .where('video_id', '=', id)
      .where('language_code', '=', 'phi')
      .executeTakeFirst()
    return row?.subtitles ? readCues(await readText(storage, row.subtitles)).map(({ text }) => text) : null
  }
  await save(id, 0, { path: 'languages.phi.title', value: 'Paglampaso' })
  await setCues('', '', '', '')
  await comeOut()
  expect([await inDraft(), await out()]).toEqual([cues('', '', '', ''), null])
  await setCues('Pigain', 'Punasan', '', '')
  await comeOut()
  expect([await inDraft(), await out()]).toEqual([cues('Pigain', 'Punasan', '', ''), ['Pigain', 'Punasan']])
  expect(await show(id)).toMatchObject({ state: 'published', differs: false, changes: [] })
  expect((await comeOut()).code).toBe('nothing_changed')

  // Times alone are no change for readers, and stay in the draft; other fields are published without them.
  const more = ['Pigain', 'Punasan', '', '', '']
  expect(await setCues(...more)).toMatchObject({ state: 'published', differs: false })
  expect((await comeOut()).code).toBe('nothing_changed')
  await save(id, (await show(id)).revision, title('Mopping floors'))
  await comeOut()
  expect([await inDraft(), await out()]).toEqual([cues(...more), ['Pigain', 'Punasan']])

  await discard(id, (await setCues('Pigain', 'Punasan', 'Banlawan', '')).revision)
  expect(await inDraft()).toEqual(cues(...more))
  expect(await setCues('Pigain', 'Punasan', 'Banlawan', '', '')).toMatchObject({ state: 'changed', differs: true })
  await comeOut()
  expect([await inDraft(), await out()]).toEqual([
    cues('Pigain', 'Punasan', 'Banlawan', '', ''),
    ['Pigain', 'Punasan', 'Banlawan'],
  ])
})
