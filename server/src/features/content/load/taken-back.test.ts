import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { desks } from '../../../../test/admins'
import { addTopics } from '../../../../test/library'
import { type TestApp, testApp } from '../../../../test/test-app'
import { loadPack } from './load-pack'

const sample = join(import.meta.dirname, '../../../../test/pack')
let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  await app.deps.db
    .insertInto('topics')
    .values({ id: 16, position: 9, icon: 'x', colour: 'singapore', name: '{"eng": "Singapore"}' })
    .execute()
})

test('a pack that comes again over a lesson that was taken back brings it into neither search nor Genie', async () => {
  const { provider } = await desks(app)
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
})
