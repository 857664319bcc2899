import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { household } from '#test/people/people'

test('of old practice the last answer of each question stays', async () => {
  const app = await testApp({ start: '2026-03-10T21:00:00Z' })
  const { db } = app.deps
  await addTopics(db)
  const { worker } = await household(app)
  const { questionIds } = await addVideo(db, { questions: 2 })
  const days = ['2022-05-01', '2022-06-01', '2023-06-01', '2026-03-01']
  for (const [question, practised] of [days, days.slice(0, 2)].entries()) {
    for (const day of practised) {
      await sql`insert into practice_answers
        values (${worker.id}, ${`key-of-an-answer-${question}-${day}`}, ${questionIds[question]}, ${day}, true, 1, 5,
          ${day}::date + 1, ${day})`.execute(db)
    }
  }
  await app.caughtUp()
  const { rows } = await sql<{ answer: string }>`
    select question_id || ' ' || day as answer from practice_answers order by question_id, day`.execute(db)
  const [often, seldom] = questionIds
  expect(rows.map(({ answer }) => answer)).toEqual([
    `${often} 2023-06-01`,
    `${often} 2026-03-01`,
    `${seldom} 2022-06-01`,
  ])
})
