import { expect, test } from '@playwright/test'
import { answerAll, call, newWorker, watchToTheEnd } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { nearTheEnd } from '../stage/lessons/near-the-end'
import { choose } from '../stage/pages/journey'

const burns = lesson('safety-burns', 'eng')

test('without connection from play to the answers nothing is lost, and each answer counts once', {
  tag: '@main',
}, async ({ browser }) => {
  const { page, id, worker } = await nearTheEnd(browser, burns.title, 10)
  await expect(page.getByRole('heading', { name: burns.questions[0]?.content ?? '' })).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await watchToTheEnd(page)
  const [first] = burns.questions
  await choose(page, first?.wrong ?? '')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Network lost. Check your internet.')).toBeVisible()
  await expect(page.getByRole('radio', { name: first?.wrong ?? '' })).toBeChecked()
  await page.unroute('**/api/**')
  let answers = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/answers') && request.method() === 'POST') answers += 1
  })
  await page.getByRole('button', { name: 'Submit' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('Wrong answer. Try again.')).toBeVisible()
  expect(answers).toBe(1)
  await answerAll(page, burns, 0)
  await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeVisible()
  expect((await call<{ is_completed: boolean }>(page, `/videos/${id}`)).is_completed).toBe(true)
  const scores = (await call<{ score: number }[]>(page, `/users/${worker.id}/answers`)).map(({ score }) => score)
  // Scores, the latest first.
  expect(scores).toEqual([1, 1, 0])
  await page.context().close()
})

test('without internet each screen shows an error, and loads when the connection is back', async ({ browser }) => {
  const { page } = await newWorker(browser, 'phone', 'ind')
  await page.goto('/library')
  const newest = page.getByRole('tab', { name: 'Video baru' })
  // A public lesson, which another journey may publish meanwhile, has the guests' frame.
  const lessonLink = page.getByRole('main').locator('article a[href^="/video/"]').first()
  await expect(newest).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await newest.click()
  await expect(page.getByText(/Tidak ada internet/).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(lessonLink).toBeVisible()
  const title = (await lessonLink.textContent()) ?? ''
  await page.waitForLoadState('networkidle')
  // Even the screen's script is missing: the frame stays, with the way back.
  await page.route(/assets\/(video|to-public)-/, (route) => route.abort())
  await page.context().setOffline(true)
  await lessonLink.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tidak ada internet' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Kembali', exact: true }).click()
  await expect(lessonLink).toBeVisible()
  await page.unroute(/assets\/(video|to-public)-/)
  await lessonLink.click()
  await expect(page.getByRole('alert').getByText(/Tidak ada internet/)).toBeVisible()
  // The error's picture was loaded with the app.
  const picture = page.getByRole('alert').locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.context().close()
})
