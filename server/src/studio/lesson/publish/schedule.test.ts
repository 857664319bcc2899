import { minuteMs } from '@kasama/contract/durations.rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { type SlowStore, slowStore } from '#test/files/slow-store'
import { addTopics, addVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { publishDueJobOf } from './publish-due.job'

let app: TestApp
let store: SlowStore
let by: string
beforeAll(async () => {
  app = await testApp({
    deps: ({ storage }) => {
      store = slowStore(storage)
      return { storage: store.storage }
    },
  })
  by = (await desks(app)).provider.token
  await addTopics(app.deps.db)
})

const show = async (id: number) => (await app.call('GET /admin/videos/:id', { params: { id } }, by)).data
async function change(id: number, ...changes: { path: string; value: unknown }[]) {
  const { revision: based_on } = await show(id)
  await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on, changes } }, by)
}
const moment = (minutes: number) => new Date(app.deps.now().getTime() + minutes * minuteMs).toISOString()
async function schedule(id: number, at: string) {
  const { revision } = await show(id)
  return (await app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision, at } }, by)).data
}
const publishDue = () => publishDueJobOf(app.deps).run({}, '')
const cues = { path: 'languages.eng.cues', value: [{ start: 1, end: 2, text: 'Fold twice' }] }
const description = (value: string) => ({ path: 'languages.eng.description', value })

test('a lesson rescheduled during its publication is published at the new time', async () => {
  const body = { title: 'Folding socks', topic_ids: [13] }
  const { id } = (await app.call('POST /admin/videos', { body }, by)).data
  const clip = { path: 'languages.eng.address', value: 'clips/socks/eng-1a2b3c4d.mp4' }
  await change(id, description('In pairs.'), clip, { path: 'languages.eng.duration', value: 60 }, cues)
  await schedule(id, moment(60))
  app.forward({ minutes: 61 })
  const held = store.hold(1)
  const due = publishDue()
  await held.reached
  const later = moment(60)
  await schedule(id, later)
  held.release()
  await due
  expect(await show(id)).toMatchObject({ state: 'scheduled', scheduled_at: later, versions: [] })
  app.forward({ minutes: 61 })
  await publishDue()
  expect(await show(id)).toMatchObject({ state: 'published', versions: [{ number: 1 }] })
})

test('a schedule is taken back once; afterwards there is nothing to take back', async () => {
  const body = { title: 'Folding towels', topic_ids: [13] }
  const { id } = (await app.call('POST /admin/videos', { body }, by)).data
  const clip = { path: 'languages.eng.address', value: 'clips/towels/eng-1a2b3c4d.mp4' }
  await change(id, description('In three.'), clip, { path: 'languages.eng.duration', value: 60 }, cues)
  await schedule(id, moment(60))
  expect(await show(id)).toMatchObject({ state: 'scheduled', is_out: false })
  const takeBack = () => app.call('POST /admin/videos/:id/unschedule', { params: { id } }, by)
  const replies = await Promise.all([takeBack(), takeBack()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await show(id)).toMatchObject({ state: 'new', scheduled_at: null })
  const trail = app.deps.db.selectFrom('audit_log').select('id').where('action', '=', 'lesson_unscheduled')
  expect(await trail.where('about_id', '=', String(id)).execute()).toHaveLength(1)
})

test('a failed lesson that is corrected and rescheduled keeps its new time', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Folding shirts' })
  await change(id, description('Sleeves first.'), cues)
  await schedule(id, moment(60))
  // A field that a later version of the rules may require.
  await sql`update lesson_drafts set document = jsonb_set(document, '{languages,eng,description}', '""')
    where video_id = ${id}`.execute(app.deps.db)
  app.forward({ minutes: 61 })
  const held = store.hold(1)
  const due = publishDue()
  await held.reached
  await change(id, description('Sleeves first, then the collar.'))
  const later = moment(60)
  await schedule(id, later)
  held.release()
  await due
  expect(await show(id)).toMatchObject({ state: 'scheduled', scheduled_at: later, held_back: null })
})

test('an unchanged unpublished lesson can be scheduled for publication', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Folding trousers' })
  await app.call('POST /admin/videos/:id/take-back', { params: { id } }, by)
  await schedule(id, moment(60))
  expect((await show(id)).state).toBe('scheduled')
  app.forward({ minutes: 61 })
  await publishDue()
  expect((await show(id)).state).toBe('published')
})

test('a lesson that is taken back does not return at the time of its scheduled changes', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Folding jackets' })
  await change(id, description('Zip them first.'))
  await schedule(id, moment(60))
  await app.call('POST /admin/videos/:id/take-back', { params: { id } }, by)
  expect(await show(id)).toMatchObject({
    state: 'taken_back',
    scheduled_at: null,
    held_back: { why: expect.stringContaining('taken back') },
  })
  app.forward({ minutes: 61 })
  await publishDue()
  expect((await show(id)).state).toBe('taken_back')
  await schedule(id, moment(60))
  expect(await show(id)).toMatchObject({ state: 'scheduled', held_back: null })
})
