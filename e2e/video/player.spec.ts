import { expect, test } from '@playwright/test'
import { answerAll, call, idOf, mediaElement, newWorker, time, watchToTheEnd } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { markAsWatched, nearTheEnd } from '../stage/lessons/near-the-end'
import { person } from '../stage/pages/journey'
import { logInWorker } from '../stage/people/household'

const windows = lesson('safety-windows', 'eng')
const burns = lesson('safety-burns', 'eng')

test('unwatched parts cannot be skipped, and playback resumes where it stopped, on another device too', async ({
  browser,
}) => {
  const { page, close, worker } = await newWorker(browser, 'phone', 'mya')
  const id = await idOf(page, windows.title)
  const { duration } = await call<{ duration: number }>(page, `/videos/${id}`)
  const stopped = 12
  await markAsWatched(page, id, duration - stopped)
  await page.goto(`/video/${id}`)
  const media = mediaElement(page)
  await page.getByRole('button', { name: 'ဆက်ကြည့်မယ်' }).click()
  await expect.poll(() => time(media)).toBeGreaterThanOrEqual(stopped)
  await media.evaluate((clip: HTMLVideoElement) => {
    clip.currentTime = clip.duration - 1
  })
  await expect.poll(() => time(media)).toBeLessThan(duration - 10)
  const reported = page.waitForResponse(`**/api/videos/${id}/position`)
  await media.evaluate((clip: HTMLVideoElement) => clip.pause())
  await reported
  await page.getByRole('button', { name: 'မီနူး', exact: true }).click()
  await page.getByRole('button', { name: 'ထွက်မယ်' }).click()
  await close()
  const other = await person(browser, 'desktop')
  await logInWorker(other.page, worker)
  await other.page.goto(`/video/${id}`)
  await expect(other.page.getByText(/ကနေ ဆက်ကြည့်မလား/)).toBeVisible()
  await other.page.getByRole('button', { name: 'ဆက်ကြည့်မယ်' }).click()
  await expect.poll(() => time(mediaElement(other.page))).toBeGreaterThanOrEqual(stopped)
  await other.close()
})

test('a guest finishes a public lesson: questions, library, and a second try for practice', async ({ browser }) => {
  const { page, close, id } = await nearTheEnd(browser, burns.title, 6)
  await page.goto(`/public/video/${id}`)
  await watchToTheEnd(page)
  await answerAll(page, burns, 1)
  await expect(page).toHaveURL(`/library?video=${id}`)
  await expect(page.getByRole('paragraph').filter({ hasText: 'Correct! Quiz completed.' })).toBeVisible()
  const answers = () => call<{ score: number }[]>(page, `/users/${workerId}/answers`)
  const { id: workerId } = await call<{ id: number }>(page, '/users/me')
  const before = await answers()
  await page.goto(`/public/video/${id}`)
  await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeVisible()
  await page.getByRole('button', { name: 'Practise again' }).click()
  await answerAll(page, burns, 0)
  await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeVisible()
  expect(await answers()).toEqual(before)
  await close()
})
