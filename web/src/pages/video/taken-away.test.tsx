// @module-tag ci
import { expect, test } from 'vitest'
import { type Answers, refusal } from '#test/answers.ts'
import { lesson, openedVideo, seenTo } from '#test/lessons/opened-video.tsx'
import { workerOf } from '#test/samples.ts'

const question_ids = [1, 2]
const halfSeen = { ...lesson, ...seenTo(0.5) }
const withQuestions = { ...lesson, ...seenTo(1), question_ids }

type VideoScreen = Awaited<ReturnType<typeof openedVideo>>

async function answerFirst({ screen, button }: VideoScreen) {
  await screen.getByText('Right 1', { exact: true }).click()
  await button('Submit').click()
}

const deleted: Answers = {
  'GET /videos/:id': refusal('not_found'),
  'POST /videos/:id/position': refusal('not_found'),
  'POST /questions/:id/answers': refusal('question_gone'),
}

/** Expects the reason in place of the video, and a link to the library. */
async function expectGone({ screen, media }: VideoScreen) {
  await expect.element(screen.getByText('This video could not be found.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Library' })).toBeVisible()
  await expect.element(media).not.toBeInTheDocument()
  await expect.element(screen.getByText('This question has changed.', { exact: false })).not.toBeInTheDocument()
}

test('a video deleted while she watches is removed, with the reason', async () => {
  const opened = await openedVideo({ 'GET /videos/:id': halfSeen })
  await opened.play()
  opened.calls.change(deleted)
  opened.clip().currentTime = 5
  opened.clip().pause()
  await expectGone(opened)
})

test('a video deleted while she answers is removed, with the reason', async () => {
  const opened = await openedVideo({ 'GET /videos/:id': withQuestions })
  await expect.element(opened.screen.getByText('Right 1')).toBeVisible()
  opened.calls.change(deleted)
  await answerFirst(opened)
  await expectGone(opened)
})

const locked: Answers = {
  'GET /videos/:id': { ...lesson, is_locked: true, url: null },
  'GET /users/me': workerOf({ is_subscribed: false, had_subscription: true }),
  'POST /videos/:id/position': refusal('locked'),
  'POST /videos/:id/watched': refusal('locked'),
  'POST /questions/:id/answers': refusal('locked'),
}

/** Expects the message once: on the page, and not in a dialog over it as well. */
async function expectLocked({ screen }: VideoScreen) {
  await expect.element(screen.getByText("Your employer's subscription has ended.", { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByText('This video is for subscribers.')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Library' })).toBeVisible()
}

test('a worker whose employer’s subscription ends while she watches reads whom to ask', async () => {
  const opened = await openedVideo({ 'GET /videos/:id': halfSeen })
  await opened.play()
  opened.calls.change(locked)
  opened.clip().currentTime = 5
  opened.clip().pause()
  await expectLocked(opened)
})

test('a worker whose employer’s subscription ends as the video does reads whom to ask', async () => {
  const nearTheEnd = { ...lesson, ...seenTo(0.98) }
  const opened = await openedVideo({
    'GET /videos/:id': nearTheEnd,
    'POST /videos/:id/watched': () => {
      opened.calls.change(locked)
      return refusal('locked')
    },
  })
  await opened.play()
  await opened.playToTheEnd()
  await expectLocked(opened)
})

test('a worker whose employer’s subscription ends while she answers reads whom to ask', async () => {
  const opened = await openedVideo({ 'GET /videos/:id': withQuestions })
  await expect.element(opened.screen.getByText('Right 1')).toBeVisible()
  opened.calls.change(locked)
  await answerFirst(opened)
  await expectLocked(opened)
})

test('a question that was changed while she answers is told, and the next one asked', async () => {
  const opened = await openedVideo({ 'GET /videos/:id': withQuestions })
  opened.calls.change({
    'GET /videos/:id': { ...withQuestions, question_ids: [2] },
    'POST /questions/:id/answers': refusal('question_gone'),
  })
  await answerFirst(opened)
  const { screen } = opened
  await expect.element(screen.getByText('This question has changed. The page shows the new one.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Question 2?' })).toBeVisible()
})

test('questions added while the video was watched are asked at its end', async () => {
  const nearTheEnd = { ...lesson, ...seenTo(0.98) }
  const opened = await openedVideo({
    'GET /videos/:id': nearTheEnd,
    'POST /videos/:id/watched': () => {
      opened.calls.change({ 'GET /videos/:id': withQuestions })
      return { completed: false }
    },
  })
  await opened.play()
  await opened.playToTheEnd()
  await expect.element(opened.screen.getByRole('heading', { name: 'Question 1?' })).toBeVisible()
  await expect.element(opened.button('Submit')).toBeEnabled()
  await expect.element(opened.screen.getByRole('region', { name: 'Completed' })).not.toBeInTheDocument()
})

test('an invalid video id shows the error page and sends no request', async () => {
  for (const id of ['1e0', '0x1', 'abc', '01', '99999999999']) {
    const guest = await openedVideo({}, { at: `/public/video/${id}`, reader: null })
    await expect.element(guest.screen.getByText('This video could not be found.')).toBeVisible()
    await expect.element(guest.screen.getByRole('heading', { name: 'Unlock all lessons' })).toBeVisible()
    await guest.screen.unmount()
    const worker = await openedVideo({}, { at: `/public/video/${id}` })
    await expect.element(worker.screen.getByTestId('address')).toHaveTextContent(`/video/${id}`)
    await expect.element(worker.screen.getByText('This video could not be found.')).toBeVisible()
    await worker.screen.unmount()
    for (const { calls } of [guest, worker])
      expect(calls.requests().filter(({ call }) => /videos/.test(call))).toEqual([])
  }
})
