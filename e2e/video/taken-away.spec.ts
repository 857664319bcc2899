import { expect, type Page, test } from '@playwright/test'
import { answerAll, atLesson, idOf, mediaOf, newWorker, time } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import {
  changeQuestion,
  deleteVideo,
  done,
  endSubscription,
  endSubscriptionAtEnd,
  withQuestions,
} from '../stage/lessons/midway'
import { choose } from '../stage/pages/journey'

const windows = lesson('safety-windows', 'eng')

test('a video that is deleted while she watches is shown no more, and it is said why', async ({ browser }) => {
  const { page, close, id } = await atLesson(browser, windows.title)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => time(mediaOf(page))).toBeGreaterThan(1)
  await deleteVideo(page, id)
  await mediaOf(page).evaluate((clip: HTMLVideoElement) => clip.pause())
  await expect(page.getByText('This video could not be found.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Library' })).toBeVisible()
  await expect(mediaOf(page)).toBeHidden()
  await close()
})

test('a question that was changed while she answers is told, and the next one asked', async ({ browser }) => {
  const { page, close, id } = await atLesson(browser, windows.title)
  const [first, second] = windows.questions
  await changeQuestion(page, id)
  await page.reload()
  await expect(page.getByRole('heading', { name: first?.content ?? '' })).toBeVisible()
  await choose(page, first?.right ?? '')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('This question has changed. The page shows the new one.')).toBeVisible()
  await expect(page.getByRole('heading', { name: second?.content ?? '' })).toBeVisible()
  await close()
})

test('a video that is deleted while she answers is shown no more, and it is said why', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  const [first] = windows.questions
  let isDeleted = false
  const gone = (code: string) => ({ status: 404, json: { error: true, error_message: 'x', code } })
  await page.route(`**/api/videos/${id}`, async (route) => {
    if (isDeleted) return route.fulfill(gone('not_found'))
    const reply = await route.fetch()
    const envelope = await reply.json()
    envelope.data.watch = { language_code: 'eng', position: 0, furthest: 1 }
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.route('**/api/questions/*/answers', (route) => {
    isDeleted = true
    return route.fulfill(gone('question_gone'))
  })
  await page.goto(`/video/${id}`)
  await choose(page, first?.right ?? '')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('This video could not be found.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Library' })).toBeVisible()
  await expect(page.getByRole('heading', { name: first?.content ?? '' })).toBeHidden()
  await expect(mediaOf(page)).toBeHidden()
  await expect(page.getByText('This question has changed.')).toBeHidden()
  await close()
})

test('a question that was added while she answers is asked, before the quiz is completed', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  const addQuestions = await withQuestions(page, id, 1, 1)
  let answers = 0
  await page.route('**/api/questions/*/answers', (route) => {
    answers += 1
    addQuestions()
    return route.fulfill(done({ correct: true, score: 1, completed: answers === windows.questions.length }))
  })
  await page.goto(`/video/${id}`)
  const [first, ...others] = windows.questions
  await choose(page, first?.right ?? '')
  let press = () => {}
  const isPressed = new Promise<void>((resolve) => {
    press = resolve
  })
  // She is faster than the line.
  await page.route(`**/api/videos/${id}`, async (route) => {
    await isPressed
    return route.fallback()
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  press()
  await answerAll(page, { ...windows, questions: others }, 0)
  await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeVisible()
  expect(answers).toBe(windows.questions.length)
  await close()
})

async function watchTheEnd(page: Page) {
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => time(mediaOf(page))).toBeGreaterThan(0)
  await mediaOf(page).evaluate((clip: HTMLVideoElement) => {
    clip.currentTime = clip.duration * 0.98
  })
}

test('questions that a video got while it was watched are asked at its end', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  const addQuestions = await withQuestions(page, id, 0, 0.99)
  await page.route(`**/api/videos/${id}/watched`, (route) => {
    addQuestions()
    return route.fulfill(done({ completed: false }))
  })
  await page.goto(`/video/${id}`)
  await watchTheEnd(page)
  await expect(page.getByRole('heading', { name: windows.questions[0]?.content ?? '' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Completed' })).toBeHidden()
  await close()
})

async function expectLocked(page: Page) {
  const words = "Your employer's subscription has ended."
  // Said once: by the page, not by a dialog over it as well.
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('This video is for subscribers.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Library' })).toBeVisible()
}

test('a worker whose employer’s subscription ends while she watches reads whom to ask', async ({ browser }) => {
  const { page, close, id } = await atLesson(browser, windows.title)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await endSubscription(page, id)
  await expect.poll(() => time(mediaOf(page))).toBeGreaterThan(1)
  await mediaOf(page).evaluate((clip: HTMLVideoElement) => clip.pause())
  await expectLocked(page)
  await close()
})

test('a worker whose employer’s subscription ends as the video does reads whom to ask', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  await withQuestions(page, id, 0, 0.99)
  await endSubscriptionAtEnd(page, id)
  await page.goto(`/video/${id}`)
  await watchTheEnd(page)
  await expectLocked(page)
  await close()
})

test('a worker whose employer’s subscription ends while she answers reads whom to ask', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  const [first] = windows.questions
  await withQuestions(page, id, 1, 1)
  await page.goto(`/video/${id}`)
  await choose(page, first?.right ?? '')
  await endSubscription(page, id)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectLocked(page)
  await close()
})
