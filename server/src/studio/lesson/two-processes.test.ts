import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { household, type Person } from '#test/people/people'

let one: TestApp
let other: TestApp
let admin: string
let worker: Person
beforeAll(async () => {
  one = await testApp()
  const { db, storage } = one.deps
  // It has caches of its own, like another process.
  other = await testApp({ deps: () => ({ db, storage }) })
  await addTopics(db)
  admin = (await desks(one)).provider.token
  ;({ worker } = await household(one))
})

const both = <T>(look: (app: TestApp) => Promise<T>) => Promise.all([one, other].map(look))
const card = (id: number) =>
  both(async (app) => {
    const { data } = await app.call('GET /feeds/recently_added', { query: { lang: 'eng' } }, worker.token)
    return data.items.find(({ video_id }) => video_id === id)?.title ?? null
  })
const found = (q: string) =>
  both(async (app) => {
    const { data } = await app.call('GET /feeds/recently_added', { query: { q } }, worker.token)
    return data.items.map(({ video_id }) => video_id)
  })
const listed = (q: string) =>
  both(async (app) => (await app.call('GET /admin/videos', { query: { q } }, admin)).data.items[0]?.state ?? null)

test('publishing, undoing and unpublishing in one process apply at the next call of both', async () => {
  const { id } = await addVideo(one.deps.db, { title: 'Folding napkins' })
  expect(await card(id)).toEqual(['Folding napkins', 'Folding napkins'])
  const change = { path: 'languages.eng.title', value: 'Folding serviettes' }
  const draft = await other.call(
    'PATCH /admin/videos/:id/draft',
    { params: { id }, body: { based_on: 0, changes: [change] } },
    admin,
  )
  expect(await listed('serviettes')).toEqual(['changed', 'changed'])
  const chosen = [{ id, revision: draft.data.revision }]
  const published = await one.call('POST /admin/videos/runs', { body: { deed: 'publish', chosen } }, admin)
  expect(await card(id)).toEqual(['Folding serviettes', 'Folding serviettes'])
  expect(await found('serviettes')).toEqual([[id], [id]])
  await other.call('POST /admin/videos/runs/:id/undo', { params: { id: published.data.id } }, admin)
  expect(await card(id)).toEqual(['Folding napkins', 'Folding napkins'])
  expect(await found('serviettes')).toEqual([[], []])
  expect(await found('napkins')).toEqual([[id], [id]])
  const takenBack = await one.call('POST /admin/videos/runs', { body: { deed: 'take_back', chosen } }, admin)
  expect(await card(id)).toEqual([null, null])
  expect(await found('napkins')).toEqual([[], []])
  await other.call('POST /admin/videos/runs/:id/undo', { params: { id: takenBack.data.id } }, admin)
  expect(await card(id)).toEqual(['Folding napkins', 'Folding napkins'])
})
