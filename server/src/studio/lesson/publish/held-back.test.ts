import { hourMs } from '@kasama/contract/durations.rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { mails } from '#test/people/mails'
import type { Person } from '#test/people/people'
import { publishDueJobOf } from './publish-due.job'

let app: TestApp
let by: Person
beforeAll(async () => {
  app = await testApp()
  ;({ provider: by } = await desks(app))
  await addTopics(app.deps.db)
})

const show = async (id: number) => (await app.call('GET /admin/videos/:id', { params: { id } }, by.token)).data
async function change(id: number, value: string) {
  const { revision: based_on } = await show(id)
  const changes = [{ path: 'languages.eng.description', value }]
  return app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on, changes } }, by.token)
}

test('a failed scheduled publication is shown at the desk, audited and mailed, and can be corrected', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Ironing shirts' })
  const { data } = await change(id, 'Low heat first.')
  const at = new Date(app.deps.now().getTime() + hourMs).toISOString()
  const body = { revision: data.revision, at }
  await app.call('POST /admin/videos/:id/publish', { params: { id }, body }, by.token)
  // A field that a later version of the rules may require.
  await sql`update lesson_drafts set document = jsonb_set(document, '{languages,eng,description}', '""')
    where video_id = ${id}`.execute(app.deps.db)
  app.forward({ minutes: 61 })
  const due = publishDueJobOf(app.deps)
  await Promise.all([due.run({}, ''), due.run({}, '')])

  const held = await show(id)
  expect(held).toMatchObject({
    state: 'changed',
    scheduled_at: null,
    held_back: { at: app.deps.now().toISOString(), why: expect.stringContaining('description') },
  })
  const [mail] = await mails(app, by.name, 1)
  expect(mail).toContain('Ironing shirts')
  expect(mail).toContain(`/admin/videos/${id}/publish`)
  const trail = await app.deps.db
    .selectFrom('audit_log')
    .select(['user_id', 'before', 'detail'])
    .where('action', '=', 'lesson_held_back')
    .execute()
  expect(trail).toEqual([{ user_id: by.id, before: { at }, detail: { code: 'lesson_incomplete' } }])

  const mended = await change(id, 'Low heat first, then steam.')
  expect((await show(id)).held_back).toBeNull()
  const again = { revision: mended.data.revision }
  expect(
    (await app.call('POST /admin/videos/:id/publish', { params: { id }, body: again }, by.token)).data.version,
  ).toBeGreaterThan(0)
})

test('the audit trail has the former value of each edited field', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Making beds' })
  await change(id, 'Sheets first.')
  await change(id, 'Sheets first, then pillows.')
  const { revision: based_on } = await show(id)
  const changes = [{ path: 'languages.eng.title', value: 'Making a bed' }]
  await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on, changes } }, by.token)
  const trail = await app.deps.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'lesson_edited')
    .where('about_id', '=', String(id))
    .orderBy('id')
    .execute()
  const [description, title] = ['languages.eng.description', 'languages.eng.title']
  expect(trail).toEqual([
    { before: { [description]: 'About Making beds' }, after: { [description]: 'Sheets first.' } },
    { before: { [title]: 'Making beds' }, after: { [title]: 'Making a bed' } },
  ])
})
