// @module-tag ci
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#test/app/test-app'
import { workOnImports } from '#test/files/imports'
import { libraryDesk } from '#test/library/library-desk'
import type { Person } from '#test/people/people'
import { importVideos } from './import-videos'
import { beginUndo, undoBatch } from './undo-import'

let app: TestApp
let provider: Person
beforeAll(async () => {
  ;({ app, provider } = await libraryDesk())
})

let id: number
let kept: number
/** An import of 450 lessons, one of which was edited at the desk. */
beforeEach(async () => {
  const rows = Array.from({ length: 450 }, (_, n) => `Lesson ${n},youtube,undoundo${String(n).padStart(3, '0')},60,13`)
  const file = join(mkdtempSync(join(tmpdir(), 'kasama-list-')), 'list.csv')
  writeFileSync(file, ['title,host,id,duration,topic', ...rows].join('\n'))
  id = (await importVideos(app.deps, file)).id ?? 0
  const lessons = app.deps.db.selectFrom('lessons').select('id').where('slug', '=', 'youtube:undoundo007')
  ;({ id: kept } = await lessons.executeTakeFirstOrThrow())
  const changes = [{ path: 'languages.eng.description', value: 'Hers' }]
  await app.call(
    'PATCH /admin/videos/:id/draft',
    { params: { id: kept }, body: { based_on: 0, changes } },
    provider.token,
  )
})

const show = async () => (await app.call('GET /admin/imports/:id', { params: { id } }, provider.token)).data
const undo = () => app.call('POST /admin/imports/:id/undo', { params: { id } }, provider.token)
const trail = () =>
  app.deps.db
    .selectFrom('audit_log')
    .select(['user_id', 'after'])
    .where('action', '=', 'import_undone')
    .where('about_id', '=', String(id))
    .execute()
/** Deletes the lesson that the undo keeps, so that the next test begins without it. */
async function forgetKept() {
  await app.deps.db.deleteFrom('lessons').where('id', '=', kept).execute()
}

test('an interrupted undo continues automatically, and is audited once', async () => {
  const { db, now } = app.deps
  await beginUndo(db, id, provider.id)
  await db.transaction().execute((tx) => undoBatch(tx, id, now()))
  expect(await show()).toMatchObject({ left: 251, undone_at: null })
  await workOnImports(app)
  expect(await show()).toMatchObject({ left: 1, undone_at: now().toISOString() })
  expect(await trail()).toEqual([{ user_id: provider.id, after: { removed: 449, kept: 1 } }])
  await forgetKept()
})

test('an undo keeps lessons with recordings', async () => {
  const { db, now } = app.deps
  const lesson = db.selectFrom('lessons').select('id').where('slug', '=', 'youtube:undoundo008')
  const { id: recorded } = await lesson.executeTakeFirstOrThrow()
  const cue = { language_code: 'mya' as const, cue: 1, text: 'မင်္ဂလာပါ', key: 'voices/one.m4a', seconds: 2 }
  await db
    .insertInto('voice_cues')
    .values({ video_id: recorded, created_at: now(), ...cue })
    .execute()
  expect((await undo()).data).toEqual({ removed: 448, kept: ['Lesson 7', 'Lesson 8'] })
  await db.deleteFrom('lessons').where('id', '=', recorded).execute()
  await forgetKept()
})

test('an undo keeps lessons of a skill, but not those of a skill that came with them alone', async () => {
  const { db } = app.deps
  const idOf = async (slug: string) =>
    (await db.selectFrom('lessons').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
  const words = { eng: 'Cooking', phi: '', ind: '', mya: '' }
  const lessons = [await idOf('youtube:undoundo008'), await idOf('youtube:undoundo009')]
  const body = { icon: null, name: words, description: words, video_ids: lessons, topic_ids: [] }
  const made = await app.call('POST /admin/skills', { body }, provider.token)
  expect(made.status).toBe(200)
  const [skill] = await db
    .insertInto('skills')
    .values({
      slug: 'a-pack',
      position: 900,
      url: 'x',
      name: JSON.stringify(words),
      description: JSON.stringify(words),
    })
    .returning('id')
    .execute()
  await db
    .insertInto('skill_videos')
    .values({ skill_id: skill?.id ?? 0, video_id: await idOf('youtube:undoundo010') })
    .execute()
  expect((await undo()).data).toEqual({ removed: 447, kept: ['Lesson 7', 'Lesson 8', 'Lesson 9'] })
  await db.deleteFrom('skills').where('id', '=', made.data.id).execute()
  await db.deleteFrom('skills').where('slug', '=', 'a-pack').execute()
  await db.deleteFrom('lessons').where('id', 'in', lessons).execute()
  await forgetKept()
})

test('two simultaneous undos of an import delete its lessons once', async () => {
  const answers = await Promise.all([undo(), undo(), workOnImports(app)])
  expect(answers.slice(0, 2)).toContainEqual(expect.objectContaining({ data: { removed: 449, kept: ['Lesson 7'] } }))
  expect(await show()).toMatchObject({ left: 1, undone_at: expect.any(String) })
  expect((await trail()).map(({ after }) => after)).toContainEqual({ removed: 449, kept: 1 })
  await forgetKept()
})
