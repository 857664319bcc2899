// @module-tag ci
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { planOf } from '#test/database/plans'
import { plansOfReadingPath } from '#test/learning/reading-path'
import { addTopics, addVideo } from '#test/library/library'
import { household } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

// Which plan a full database gets is the proof `npm run prove -- plans`: few rows are planned otherwise.
test('an index serves every statement of the reading path', async () => {
  const { db } = app.deps
  await addTopics(db)
  const { boss, worker } = await household(app)
  const { id, questionIds } = await addVideo(db, { title: 'Washing kitchen towels', topic: 7, questions: 2 })
  const reader = { worker, employer: boss, watching: id, unanswered: questionIds }
  const { plans, failures } = await plansOfReadingPath({ app: app.app, db }, reader, { withoutScans: true })
  expect(failures).toEqual([])
  expect(plans.length).toBeGreaterThan(30)
  for (const { name, text, lines, wholeTables } of plans)
    expect(wholeTables, `${name}\n${text}\n${lines.join('\n')}`).toEqual([])
})
test.each([
  ['without an index', 'select * from answers where score = $1', 1, ['answers']],
  [
    'in the order of an index, all of it',
    'select max(score) from (select * from answers order by created_at offset 0) a',
    0,
    ['answers'],
  ],
  ['with an index', 'select * from answers where worker_id = $1', 1, []],
  ['as far as a page needs', 'select * from answers order by created_at limit 24', 0, []],
])('a statement is known that reads a table %s', async (_, text, parameters, tables) => {
  expect((await planOf(app.deps.db, text, parameters)).wholeTables).toEqual(tables)
  const scanned = (await planOf(app.deps.db, text, parameters, { withoutScans: true })).wholeTables
  expect(scanned).toEqual(_ === 'without an index' ? tables : [])
})
