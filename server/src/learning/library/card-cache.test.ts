import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'
import { createCardCache, type VideoCard } from './card-cache'

let app: TestApp
let worker: Person
let id: number
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  ;({ worker } = await household(app, 'ind'))
  ;({ id } = await addVideo(app.deps.db, { title: 'Fold a sheet', topic: 7, questions: 1 }))
})

const cards = async (lang = 'eng') =>
  (await app.call('GET /feeds/employer_all', { query: { lang } as object }, worker.token)).data.items
const card = async () => (await cards())[0]

test.each([
  ['title', sql`update video_languages set title = 'Iron a sheet'`, { title: 'Iron a sheet' }],
  ['picture', sql`update videos set thumbnail_url = '/pictures/new.webp'`, { thumbnail_url: '/pictures/new.webp' }],
  ['topics', sql`delete from video_topics`, { topic_ids: [] }],
  ['questions', sql`delete from questions`, { question_ids: [] }],
  ['languages', sql`delete from video_languages where language_code <> 'eng'`, { language_codes: ['eng'] }],
])('a change of %s by hand shows at the next call', async (_what, change, expected) => {
  expect(await card()).not.toMatchObject(expected)
  await change.execute(app.deps.db)
  expect(await card()).toMatchObject(expected)
})
test('a change that is rolled back never shows', async () => {
  const cardsBefore = await cards()
  const undone = app.deps.db.transaction().execute(async (tx) => {
    await sql`update video_languages set title = 'Never'`.execute(tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await cards()).toEqual(cardsBefore)
})
test('videos that came and went show at the next call', async () => {
  const { id: added } = await addVideo(app.deps.db, { title: 'Sew' })
  expect((await cards()).map(({ video_id }) => video_id)).toContain(added)
  await sql`delete from videos where id = ${added}`.execute(app.deps.db)
  expect((await cards()).map(({ video_id }) => video_id)).toEqual([id])
})
test('the cache holds one version: a page of another version reads the database', async () => {
  const cache = createCardCache(app.deps.db)
  const titles = (cards: (VideoCard | undefined)[]) => cards.map((card) => JSON.parse(card?.open ?? '{}').title)
  const version = async () =>
    (
      await app.deps.db
        .selectFrom('catalogue')
        .select(sql<string>`version::text`.as('version'))
        .executeTakeFirstOrThrow()
    ).version
  const versionBefore = await version()
  expect(titles(await cache.cards([id], 'eng', versionBefore))).toEqual(['Iron a sheet'])
  expect(await cache.cards([], 'eng', '')).toEqual([])
  await sql`update video_languages set title = 'Starch a sheet'`.execute(app.deps.db)
  expect(titles(await cache.cards([id], 'eng', versionBefore))).toEqual(['Iron a sheet'])
  expect(titles(await cache.cards([id], 'eng', await version()))).toEqual(['Starch a sheet'])
  // A page read before the change requests its cards late: it gets the newer card, which is not cached under the older
  // version.
  expect(titles(await cache.cards([id], 'eng', versionBefore))).toEqual(['Starch a sheet'])
  await sql`update video_languages set title = 'Fold a sheet'`.execute(app.deps.db)
  expect(titles(await cache.cards([id], 'eng', await version()))).toEqual(['Fold a sheet'])
  expect(await cache.cards([id + 1000], 'eng', await version())).toEqual([undefined])
})
