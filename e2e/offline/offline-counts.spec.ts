import { expect, type Page, test } from '@playwright/test'
import { answerAll, call, idOf, newWorker, watchToTheEnd } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { markAsWatched } from '../stage/lessons/near-the-end'
import { savedRows, saveLesson, withStore } from '../stage/lessons/saved-lessons'

test.use({ serviceWorkers: 'allow' })

const burns = lesson('safety-burns', 'eng')

const waits = (page: Page) => page.getByText('Nothing you did is lost. We send it when the internet is back.').last()
const completed = (page: Page) => page.getByRole('heading', { name: 'Correct! Quiz completed.' })
const isStored = (page: Page, address: string) =>
  expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), address)).toBe(true)

test('a saved lesson that was watched without internet in another voice, and answered, counts once, as if online', async ({
  browser,
}) => {
  const { page, worker } = await newWorker(browser, 'phone')
  await page.goto('/library')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await isStored(page, '/api/users/me')
  await withStore(page)
  const id = await idOf(page, burns.title)
  await markAsWatched(page, id, 10)
  await saveLesson(page, id, { language: 'mya', form: 'sharp' })
  await expect.poll(async () => (await savedRows(page))[0]?.state).toBe('saved')
  await page.goto(`/video/${id}`)
  await isStored(page, `/api/videos/${id}`)

  await page.context().setOffline(true)
  // The app was closed meanwhile.
  await page.goto(`/video/${id}`)
  await watchToTheEnd(page)
  await answerAll(page, burns, 1)
  await expect(completed(page)).toBeVisible()
  await expect(page.getByText('2 on first try')).toBeVisible()
  await expect(waits(page)).toBeVisible()
  await page.reload()
  await expect(completed(page)).toBeVisible()
  await expect(waits(page)).toBeVisible()

  await page.context().setOffline(false)
  const scores = async () => {
    const answers = await call<{ score: number }[]>(page, `/users/${worker.id}/answers`)
    return answers.map(({ score }) => score)
  }
  // The latest first.
  await expect.poll(scores).toEqual([1, 1, 0])
  expect((await call<{ is_completed: boolean }>(page, `/videos/${id}`)).is_completed).toBe(true)
  await expect(waits(page)).toBeHidden()
  await page.reload()
  await expect(completed(page)).toBeVisible()
  expect(await scores()).toEqual([1, 1, 0])
  // The console tells of the requests that failed: `close` would, too.
  await page.context().close()
})
