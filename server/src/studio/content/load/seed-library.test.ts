// @module-tag ci
import { byLanguage, languages } from '@kasama/contract/language'
import { fixedTopics } from '@kasama/contract/studio/content/lists.rules'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { desks } from '#test/people/admins'
import { seedLibrary } from './seed-library'

let app: TestApp
let token: string
beforeEach(async () => {
  app = await testApp()
  token = (await desks(app)).provider.token
})

const text = (eng: string) => ({ ...byLanguage(() => ''), eng })
const seed = () => seedLibrary(app.deps.db)
async function counts() {
  const topics = (await app.call('GET /admin/topics', {}, token)).data
  const skills = (await app.call('GET /admin/skills', {}, token)).data
  const faq = (await app.call('GET /admin/faq', {}, token)).data
  const { sections } = (await app.call('GET /admin/layout', {}, token)).data
  return { topics: topics.length, skills: skills.length, faq: faq.length, sections: sections.length }
}
const nothing = { topics: 0, skills: 0, faq: 0, sections: 0 }
const everything = { topics: 12, skills: 12, faq: 21, sections: 9 }
const addTopic = (name: string) =>
  app.call('POST /admin/topics', { body: { colour: 'chores', name: text(name) } }, token)

test('an empty database gets topics, skills, questions and sections, in four languages', async () => {
  expect(await counts()).toEqual(nothing)
  await seed()
  expect(await counts()).toEqual(everything)
  const names = await Promise.all(languages.map((lang) => app.call('GET /topics', { query: { lang } }, null)))
  for (const { data } of names) expect(data.map(({ id }) => id)).toEqual(fixedTopics)
  const inEnglish = names[0]?.data.map(({ name }) => name)
  expect(inEnglish).toEqual([
    'Chores',
    'Cooking',
    'Infant Care',
    'Child Care',
    'Elderly Care',
    'English Lessons',
    'Professional Behaviour',
    'Money',
    'Safety',
    'Living in Singapore',
    'Development',
    'Youtube',
  ])
  const skills = (await app.call('GET /admin/skills', {}, token)).data
  expect(skills.flatMap(({ topic_ids }) => topic_ids).sort()).toEqual([...fixedTopics].sort())
  expect((await addTopic('Gardening')).data.id).toBe(1000)
})

test('an admin’s changes and removals survive later starts', async () => {
  await seed()
  const [chores] = (await app.call('GET /admin/topics', {}, token)).data
  if (!chores) throw new Error('no topic')
  const { version, name } = chores
  const renamed = { version, colour: 'chores' as const, name: { ...name, eng: 'Housework' } }
  await app.call('POST /admin/topics/:id', { params: { id: chores.id }, body: renamed }, token)
  for (const { id } of (await app.call('GET /admin/skills', {}, token)).data)
    await app.call('DELETE /admin/skills/:id', { params: { id } }, token)
  for (const { id } of (await app.call('GET /admin/topics', {}, token)).data.slice(1))
    await app.call('DELETE /admin/topics/:id', { params: { id } }, token)
  const left = await counts()
  expect(left).toMatchObject({ topics: 1, skills: 0 })
  await seed()
  expect(await counts()).toEqual(left)
  expect((await app.call('GET /topics', { query: {} }, null)).data).toMatchObject([{ id: 13, name: 'Housework' }])
})

test('an older installation keeps its own topics, and gets only missing kinds of content', async () => {
  await addTopic('Chores')
  await seed()
  expect(await counts()).toEqual({ ...everything, topics: 1, skills: 0 })
})

test('an older installation whose admin removed all content of a kind gets none of it back', async () => {
  const { id } = (await addTopic('Gardening')).data
  await app.call('DELETE /admin/topics/:id', { params: { id } }, token)
  await seed()
  expect(await counts()).toEqual({ ...everything, topics: 0, skills: 0 })
})

test('skills are not seeded for a different topic with the same id', async () => {
  const topic = { id: 13, position: 0, icon: 'sprout', colour: 'chores', name: JSON.stringify(text('Gardening')) }
  await app.deps.db.insertInto('topics').values(topic).execute()
  await seed()
  expect(await counts()).toEqual({ ...everything, topics: 1, skills: 0 })
})

test('a start that fails midway leaves nothing, and later simultaneous starts seed everything once', async () => {
  const { db } = app.deps
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(db)
  await sql`create trigger refuse before insert on faq for each row execute function refuse()`.execute(db)
  await expect(seed()).rejects.toThrow('no room')
  expect(await counts()).toEqual(nothing)
  await sql`drop trigger refuse on faq`.execute(db)
  await Promise.all([seed(), seed(), seed()])
  expect(await counts()).toEqual(everything)
})
