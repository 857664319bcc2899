import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '#test/app/meanwhile'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { household } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
})

test('two last lessons that end at once earn one certificate', async () => {
  const { db } = app.deps
  const { worker } = await household(app)
  const lessons = [await addVideo(db, { topic: 7, questions: 1 }), await addVideo(db, { topic: 7, questions: 1 })]
  for (const { id } of lessons) {
    await app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token)
    app.forward({ seconds: 150 })
    const body = { language_code: 'mya' as const, position: 120 }
    await app.call('POST /videos/:id/position', { params: { id }, body }, worker.token)
  }
  const answer = { body: { answers: [2] } }
  const both = () =>
    lessons.map(({ questionIds: [id = 0] }) =>
      app.call('POST /questions/:id/answers', { params: { id }, ...answer }, worker.token),
    )
  const replies = await meanwhile(db, worker.id, both, () => {})
  expect(replies.map(({ data }) => data.completed)).toEqual([true, true])
  const list = await app.call('GET /users/:id/certificates', { params: { id: worker.id } }, worker.token)
  expect(list.data).toHaveLength(1)
})
