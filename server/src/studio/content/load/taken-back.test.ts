import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#test/app/test-app'
import { addSampleTopic } from '#test/library/library'
import { libraryDesk } from '#test/library/library-desk'
import type { Person } from '#test/people/people'
import { loadPack } from './load-pack'

const sample = join(import.meta.dirname, '../../../../test/pack')
let app: TestApp
let provider: Person
beforeAll(async () => {
  ;({ app, provider } = await libraryDesk())
  await addSampleTopic(app.deps.db)
})

test('reloading a pack with an unpublished lesson adds it to neither search nor Genie', async () => {
  const { db } = app.deps
  await loadPack(app.deps, sample)
  const row = await db.selectFrom('lessons').select('id').where('slug', '=', 'fold-towels').executeTakeFirstOrThrow()
  const known = async () => {
    const of = (table: 'video_search' | 'passages') =>
      db.selectFrom(table).select('video_id').where('video_id', '=', row.id).execute()
    return { search: (await of('video_search')).length > 0, genie: (await of('passages')).length > 0 }
  }
  expect(await known()).toEqual({ search: true, genie: true })
  await app.call('POST /admin/videos/:id/take-back', { params: { id: row.id } }, provider.token)
  expect(await known()).toEqual({ search: false, genie: false })

  const folder = mkdtempSync(join(tmpdir(), 'kasama-pack-'))
  cpSync(sample, folder, { recursive: true })
  const words = join(folder, 'videos/fold-towels/eng.json')
  writeFileSync(words, readFileSync(words, 'utf8').replace('Fold towels in three', 'Fold all towels'))
  expect((await loadPack(app.deps, folder)).videos).toMatchObject({ updated: 1 })
  expect(await known()).toEqual({ search: false, genie: false })
  const { is_published } = await db
    .selectFrom('lessons')
    .select('is_published')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  expect(is_published).toBe(false)
  const { items } = (await app.call('GET /admin/videos', { query: { state: 'taken_back' } }, provider.token)).data
  expect(items).toMatchObject([{ id: row.id, title: 'Fold all towels', state: 'taken_back' }])
  const [english] = items[0]?.languages ?? []
  expect(english).toMatchObject({ language_code: 'eng', has_subtitles: true })
})

test('the desk’s list shows whether a draft differs from the lesson that a pack has loaded since', async () => {
  await loadPack(app.deps, sample)
  const { db } = app.deps
  const { id } = await db.selectFrom('lessons').select('id').where('slug', '=', 'ride-bus').executeTakeFirstOrThrow()
  const changes = [{ path: 'languages.eng.title', value: 'Ride the bus home' }]
  const draft = { params: { id }, body: { based_on: 0, changes } }
  await app.call('PATCH /admin/videos/:id/draft', draft, provider.token)
  const listed = async () =>
    (await app.call('GET /admin/videos', { query: { state: 'draft' } }, provider.token)).data.items.map(
      (line) => line.id,
    )
  expect(await listed()).toEqual([id])

  const folder = mkdtempSync(join(tmpdir(), 'kasama-pack-'))
  cpSync(sample, folder, { recursive: true })
  const words = join(folder, 'videos/ride-bus/eng.json')
  const file = JSON.parse(readFileSync(words, 'utf8'))
  writeFileSync(words, JSON.stringify({ ...file, title: 'Ride the bus home' }))
  await loadPack(app.deps, folder)
  expect(await listed()).toEqual([])
})
