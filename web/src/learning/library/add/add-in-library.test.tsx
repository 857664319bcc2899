import { expect, test } from 'vitest'
import { refusal } from '#test/answers.ts'
import { later } from '#test/later.ts'
import { fewCards, listOf, openedLibrary } from '#test/lessons/opened-library.tsx'
import { cardOf, employerOf } from '#test/samples.ts'

const reader = employerOf()
const clip = { id: 1, video_id: 1 }

test('a double click adds a lesson once and does not remove it', async () => {
  const answer = later<typeof clip>()
  const { calls, card } = await openedLibrary(
    {
      'POST /video_subscription/subscribed_clip/:id': () => answer.promise,
      'POST /video_subscription/unsubscribe_clip/:id': clip,
    },
    { reader },
  )
  await expect.element(card(1).getByRole('button', { name: /^Add topic/ })).toBeVisible()
  const press = () => (card(1).getByRole('button').element() as HTMLElement).click()
  const changes = () => calls.requests().flatMap(({ call }) => /\w+_clip/.exec(call) ?? [])
  press()
  press()
  await expect.element(card(1).getByRole('button', { name: /^Added/ })).toHaveAttribute('aria-pressed', 'true')
  // The card is rendered anew while its request is running.
  press()
  await expect.poll(changes).toEqual(['subscribed_clip'])
  answer.resolve(clip)
  // The pause after a press ends at some time (one-press.test.ts): then a press is a new one.
  await expect
    .poll(() => {
      if (changes().length === 1) press()
      return changes()
    })
    .toEqual(['subscribed_clip', 'unsubscribe_clip'])
  await expect.element(card(1).getByRole('button', { name: /^Add topic/ })).toHaveAttribute('aria-pressed', 'false')
})

test('a late list does not revert an addition', async () => {
  const { screen, calls, card } = await openedLibrary(
    { 'POST /video_subscription/subscribed_clip/:id': clip },
    { reader },
  )
  await expect.element(card(1)).toBeVisible()
  await screen.getByRole('tab', { name: 'Recently Added' }).click()
  const list = later<typeof fewCards>()
  calls.change({ 'GET /feeds/employer_all': () => list.promise })
  const requestCount = calls.requests('GET /feeds/employer_all').length
  await screen.getByRole('tab', { name: 'All' }).click()
  await expect.poll(() => calls.requests('GET /feeds/employer_all').length).toBe(requestCount + 1)
  const profiles = calls.requests('GET /users/me').length
  await card(1)
    .getByRole('button', { name: /^Add topic/ })
    .click()
  await expect.poll(() => calls.requests('GET /users/me').length).toBe(profiles + 1)
  list.resolve(fewCards)
  await list.promise
  await expect.element(card(1).getByRole('button', { name: /^Added/ })).toBeVisible()
  expect(
    card(1)
      .getByRole('button', { name: /^Add topic/ })
      .elements(),
  ).toEqual([])
})

test('reverts and reports a refused addition; a completed video stays on the list', async () => {
  const completed = cardOf({ video_id: 2, is_subscribed: true, is_completed: true, progress: 1 })
  const { screen, card } = await openedLibrary(
    {
      'GET /feeds/employer_all': listOf([cardOf(), completed]),
      'POST /video_subscription/subscribed_clip/:id': refusal('too_many_requests'),
    },
    { reader },
  )
  await expect.element(card(2).getByRole('button', { name: /^Added/ })).toBeDisabled()
  await expect.element(card(2).getByText('Completed')).toBeVisible()
  await card(1)
    .getByRole('button', { name: /^Add topic/ })
    .click()
  await expect.element(screen.getByText(/^Too many/)).toBeVisible()
  await expect.element(card(1).getByRole('button', { name: /^Add topic/ })).toHaveAttribute('aria-pressed', 'false')
})
