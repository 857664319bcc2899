// @module-tag ci
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { uploadFolder } from '#studio/clip/upload/upload-files'
import { type TestApp, testApp } from '#test/app/test-app'
import { bringIn, showImport, workOnImports } from '#test/files/imports'
import { packed } from '#test/files/pack'
import { addSampleTopic, addTopics } from '#test/library/library'
import { desks } from '#test/people/admins'
import type { Person } from '#test/people/people'

let app: TestApp
let origin: string
let by: Person
let isStoreFull = false
let runBegun = async () => {}
beforeAll(async () => {
  app = await testApp({
    deps: ({ storage }) => ({
      storage: {
        ...storage,
        put: async (key, file) => {
          await runBegun()
          if (isStoreFull && key.includes('fold-towels')) throw new Error('no room left')
          await storage.put(key, file)
        },
      },
    }),
  })
  ;({ provider: by } = await desks(app))
  await addTopics(app.deps.db)
  await addSampleTopic(app.deps.db)
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
})

const slugs = async () =>
  (await app.deps.db.selectFrom('lessons').select('slug').orderBy('slug').execute()).map(({ slug }) => slug)
const stop = (id: number) => app.call('POST /admin/imports/:id/stop', { params: { id } }, by.token)

test('an import that keeps failing can be stopped; loaded lessons stay and can be undone', async () => {
  const bytes = packed()
  const looked = await bringIn(app, origin, { name: 'pack.zip', bytes, by })
  expect(looked).toMatchObject({ state: 'checked', result: { added: 3 } })
  const { id } = looked
  expect((await stop(id)).code).toBe('import_state')
  isStoreFull = true
  await app.call('POST /admin/imports/:id/load', { params: { id } }, by.token)
  expect((await stop(id)).code).toBe('import_state')
  await expect(workOnImports(app)).rejects.toThrow('no room left')
  const failed = await showImport(app, id, by)
  expect(failed).toMatchObject({ state: 'loading', has_failed: true })
  const came = await slugs()
  expect(came).toEqual(['water-plants'])
  expect((await stop(id)).data).toMatchObject({
    state: 'loaded',
    has_failed: false,
    problem: 'It was stopped before its end.',
    left: 1,
    result: { added: 1 },
  })
  expect(readdirSync(uploadFolder(app.deps.config))).toEqual([])
  await workOnImports(app)
  expect(await slugs()).toEqual(came)
  const undone = await app.call('POST /admin/imports/:id/undo', { params: { id } }, by.token)
  expect(undone.data).toEqual({ removed: 1, kept: [] })
  expect(await slugs()).toEqual([])
})
test('a pack refused while loading can be stopped, and its loaded part undone', async () => {
  const { id } = await bringIn(app, origin, { name: 'broken.zip', bytes: packed(), by })
  isStoreFull = true
  await app.call('POST /admin/imports/:id/load', { params: { id } }, by.token)
  await expect(workOnImports(app)).rejects.toThrow('no room left')
  isStoreFull = false
  const folder = uploadFolder(app.deps.config)
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'no ZIP any more')
  await expect(workOnImports(app)).rejects.toThrow('can’t be read')
  expect(await showImport(app, id, by)).toMatchObject({ state: 'loading', has_failed: true })
  expect((await stop(id)).data).toMatchObject({ state: 'loaded', left: 1 })
  const undone = await app.call('POST /admin/imports/:id/undo', { params: { id } }, by.token)
  expect(undone.data).toEqual({ removed: 1, kept: [] })
})
test('a file that keeps crashing the process is not retried for ever', async () => {
  const { db } = app.deps
  const ended = (id: number) => db.updateTable('imports').set({ unfinished: 10 }).where('id', '=', id).execute()
  const { id } = await bringIn(app, origin, { name: 'heavy.zip', bytes: packed(), by })
  isStoreFull = true
  await app.call('POST /admin/imports/:id/load', { params: { id } }, by.token)
  await expect(workOnImports(app)).rejects.toThrow('no room left')
  isStoreFull = false
  await ended(id)
  await workOnImports(app)
  const problem = 'The server ended 10 times while it worked on this file, so it stopped trying.'
  expect(await showImport(app, id, by)).toMatchObject({ state: 'loaded', problem, left: 1 })
  await app.call('POST /admin/imports/:id/undo', { params: { id } }, by.token)
  expect(await slugs()).toEqual([])

  const looked = await bringIn(app, origin, { name: 'heavy.zip', bytes: packed(), by })
  await db.updateTable('imports').set({ state: 'checking' }).where('id', '=', looked.id).execute()
  await ended(looked.id)
  await workOnImports(app)
  expect(await showImport(app, looked.id, by)).toMatchObject({ state: 'refused', problem })
  await app.call('DELETE /admin/imports/:id', { params: { id: looked.id } }, by.token)
})
test('a failing run does not end the process', async () => {
  const unfinished = async () =>
    (await app.deps.db.selectFrom('imports').select('unfinished').orderBy('id').execute()).at(-1)
  const { id } = await bringIn(app, origin, { name: 'counted.zip', bytes: packed(), by })
  await app.call('POST /admin/imports/:id/load', { params: { id } }, by.token)
  isStoreFull = true
  runBegun = async () => expect(await unfinished()).toEqual({ unfinished: 1 })
  for (const _ of [1, 2]) await expect(workOnImports(app)).rejects.toThrow('no room left')
  expect(await unfinished()).toEqual({ unfinished: 0 })
  isStoreFull = false
  runBegun = async () => {}
  await workOnImports(app)
  await app.call('POST /admin/imports/:id/undo', { params: { id } }, by.token)
})
test('starting, canceling and stopping an import are audited', async () => {
  const looked = await bringIn(app, origin, { name: 'again.zip', bytes: packed(), by })
  await app.call('DELETE /admin/imports/:id', { params: { id: looked.id } }, by.token)
  const trail = await app.deps.db
    .selectFrom('audit_log')
    .select(['action', 'user_id'])
    .where('about_kind', '=', 'import')
    .orderBy('id')
    .execute()
  expect(trail).toEqual(
    [
      'import_begun',
      'import_stopped',
      'import_undone',
      'import_begun',
      'import_stopped',
      'import_undone',
      'import_begun',
      'import_stopped by nobody',
      'import_undone',
      'import_begun',
      'import_given_up',
      'import_begun',
      'lessons_imported',
      'import_undone',
      'import_begun',
      'import_given_up',
    ].map((said) => {
      const [action, nobody] = said.split(' by ')
      return { action, user_id: nobody ? null : by.id }
    }),
  )
})
