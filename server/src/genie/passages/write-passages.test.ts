import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { guest } from '#people/household/viewer'
import { loadPack } from '#studio/content/load/load-pack'
import { type TestApp, testApp } from '#test/app/test-app'
import { addSampleTopic, addTopics } from '#test/library/library'
import { fillPassagesJobOf } from './fill-passages'
import { retrieve } from './retrieve'

const sample = join(import.meta.dirname, '../../../test/pack')
let app: TestApp
let folder: string
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  await addSampleTopic(app.deps.db)
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kasama-pack-'))
  cpSync(sample, folder, { recursive: true })
  await loadPack(app.deps, folder)
})

const edit = (file: string, from: string, to: string) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(from, to))
const findIds = async (text: string) => {
  const viewer = { ...guest(), unlocked: true }
  const passages = await retrieve(app.deps.db, { text, language: 'eng', viewer, videoId: null, history: [] })
  return passages.map((passage) => `${passage.title}: ${passage.heading} ${passage.text}`)
}
/** Everything in the index, without the ids of rows. */
const readPassages = async () => {
  const { rows } = await sql`
    select slug, part, faq_slug, texts, (select json_agg(array[word, weight::text] order by word)
      from passage_words where passage_id = passages.id) as words
    from passages left join videos on videos.id = video_id
    order by slug, part, faq_slug, texts::text`.execute(app.deps.db)
  return rows
}

test('a changed title is indexed again', async () => {
  edit('videos/fold-towels/eng.json', 'towels', 'napkins')
  edit('videos/fold-towels/eng.json', 'Towels', 'Napkins')
  expect(await findIds('napkins')).toEqual([])
  await loadPack(app.deps, folder)
  expect((await findIds('napkins'))[0]).toMatch(/napkins/i)
})
test('a second load writes nothing', async () => {
  const versions = async () => (await sql`select xmin::text from passages order by id`.execute(app.deps.db)).rows
  const versionsBefore = await versions()
  await loadPack(app.deps, folder)
  expect(await versions()).toEqual(versionsBefore)
})
test('an older library is indexed at the next start, with subtitles, and found the same', async () => {
  const passagesBefore = await readPassages()
  expect(passagesBefore.length).toBeGreaterThan(5)
  await app.deps.db.deleteFrom('passages').execute()
  await fillPassagesJobOf(app.deps).run({}, '')
  expect(await readPassages()).toEqual(passagesBefore)
  await app.deps.db.updateTable('passages').set({ rules: 0 }).execute()
  await app.deps.db.deleteFrom('passage_words').execute()
  await fillPassagesJobOf(app.deps).run({}, '')
  expect(await readPassages()).toEqual(passagesBefore)
})
test('deleted lessons are no longer found', async () => {
  expect((await findIds('towels')).length).toBeGreaterThan(0)
  await app.deps.db.deleteFrom('videos').where('slug', '=', 'fold-towels').execute()
  await app.deps.db.deleteFrom('faq').execute()
  expect(await findIds('towels')).toEqual([])
})
