import { type Browser, expect, type Page, test } from '@playwright/test'
import { answerAll, idOf, newWorker } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { withMarks } from '../stage/lessons/marks'
import { choose } from '../stage/pages/journey'
import { never, refuse } from '../stage/states/state'

const burns = lesson('safety-burns', 'eng')
const [first, second] = burns.questions
const praise = 'Correct! Quiz completed.'

/** A worker who has watched the video; her first attempt will be wrong. */
async function watched(browser: Browser) {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, burns.title)
  await withMarks(page, id, 'eng', burns.questions.length)
  return { page, close, id }
}

async function answerFirst(page: Page) {
  for (const option of [first?.wrong, first?.right]) {
    await choose(page, option ?? '')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(option === first?.right ? /^Correct!/ : /^Wrong answer/)).toBeVisible()
  }
}

/** Away within the app, and back. */
async function toLibraryAndBack(page: Page) {
  await page.getByRole('link', { name: /^Kasama/ }).click()
  // The address changes before the screen does.
  await expect(page.getByRole('region', { name: 'Video' })).toBeHidden()
  await page.goBack()
}

test('who comes back to a quiz within the app goes on at the first open question', async ({ browser }) => {
  const { page, close, id } = await watched(browser)
  await page.goto(`/video/${id}`)
  await answerFirst(page)
  // Nothing moves before she presses Next.
  await expect(page.getByRole('heading', { name: first?.content ?? '' })).toBeVisible()
  const askedAnew = page.waitForResponse('**/api/users/*/answers')
  await toLibraryAndBack(page)
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeAttached()
  await expect(page.getByRole('heading', { name: second?.content ?? '' })).toBeVisible()
  await askedAnew
  await close()
})

test('a quiz goes on with what is known when the answers cannot be asked for anew', async ({ browser }) => {
  const { page, close, id } = await watched(browser)
  await page.goto(`/video/${id}`)
  await answerFirst(page)
  await page.route('**/api/users/*/answers', refuse(429, 'server_error'))
  const refused = page.waitForResponse('**/api/users/*/answers')
  await toLibraryAndBack(page)
  await refused
  await choose(page, second?.right ?? '')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await close()
})

test('a quiz that was completed on its public page is still completed when she comes back', async ({ browser }) => {
  const { page, close, id } = await watched(browser)
  await page.goto(`/public/video/${id}`)
  await expect(page.getByRole('heading', { name: first?.content ?? '' })).toBeVisible()
  await page.route('**/api/users/*/answers', never)
  await answerAll(page, burns, 1)
  await expect(page).toHaveURL(`/library?video=${id}`)
  await page.goBack()
  await expect(page.getByRole('heading', { name: praise })).toBeVisible()
  await expect(page.getByText(/^Question \d of 3$/)).toBeHidden()
  await close()
})
