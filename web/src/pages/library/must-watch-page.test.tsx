import { expect, test } from 'vitest'
import { refusal } from '#test/answers.ts'
import { listOf } from '#test/lessons/opened-library.tsx'
import { cardOf } from '#test/samples.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'

test('recommended lessons that fail to load have an error and a retry below the list', async () => {
  const { screen, answers } = await showApp('/must-watch', employer(), {
    'GET /video_subscription/must_watch': { lessons: [], total: 0, completed: 0 },
    'GET /users/:id': worker('phi'),
    'GET /feeds/recommendation': refusal('too_many_requests'),
  })
  await expect.element(screen.getByText('A part of this page is missing.', { exact: false })).toBeVisible()
  answers['GET /feeds/recommendation'] = listOf([cardOf()])
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Lesson 1' })).toBeVisible()
})
