import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { household } from '#test/people/people'

test('her data saver follows her to another phone; her employer never sees it', async () => {
  const app = await testApp()
  const { worker, boss } = await household(app)
  const me = async () => (await app.call('GET /users/me', {}, worker.token)).data.data_saver
  const choose = (data_saver: 'off' | 'low' | 'audio', token = worker.token) =>
    app.call('POST /users/data_saver', { body: { data_saver } }, token)
  expect(await me()).toBe('off')
  await app.call('POST /goal', { body: { lessons: 3 } }, worker.token)
  expect((await choose('low')).data.data_saver).toBe('low')
  expect((await choose('audio')).data.data_saver).toBe('audio')
  expect(await me()).toBe('audio')
  expect((await app.call('GET /goal', {}, worker.token)).data.lessons).toBe(3)
  const hers = await app.call('GET /users/:id', { params: { id: worker.id } }, boss.token)
  expect(hers.data.data_saver).toBeUndefined()
  expect((await choose('low', boss.token)).status).toBe(403)
  expect((await choose('none' as 'off')).code).toBe('invalid_input')
  const { data } = await app.call('POST /users/export', {}, worker.token)
  expect(JSON.parse(data.json).choices).toMatchObject({ data_saver: 'audio' })
})
