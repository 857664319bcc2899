import { expect, type Page } from '@playwright/test'
import { answerAll, call, idOf, mediaElement, playToTheEnd, time } from '../../stage/lessons/at-lesson'
import { lesson } from '../../stage/lessons/lesson'
import { markAsWatched } from '../../stage/lessons/near-the-end'
import { openLesson } from '../../stage/pages/desk-lessons'
import { person } from '../../stage/pages/journey'
import { household, journeyName, logInWorker, startAdminSession } from '../../stage/people/household'
import { test } from '../../stage/servers/with-clock'

/** The titles that a search in the library finds. */
async function titlesFound(page: Page, q: string): Promise<string[]> {
  const { items } = await call<{ items: { title: string }[] }>(page, `/feeds/employer_all?lang=eng&q=${q}`)
  return items.map(({ title }) => title)
}

test('a lesson unpublished while a worker watches it can be finished by her, and is hidden from others', async ({
  browser,
  clocked,
}) => {
  const { origin } = clocked
  // A lesson of this journey alone: others use the same server.
  const wheelchair = lesson('elderly-wheelchair', 'eng')
  const { title } = wheelchair
  const [home, other] = [
    await household(journeyName(), { language: 'eng', topics: '20', origin }),
    await household(`${journeyName()}b`, { language: 'eng', topics: '20', origin }),
  ]
  const worker = await person(browser, 'phone', { baseURL: origin })
  await clocked.setPage(worker.page)
  await logInWorker(worker.page, home.worker)
  const id = await idOf(worker.page, title)
  await markAsWatched(worker.page, id, 15, clocked.now())
  await worker.page.goto(`/video/${id}`)
  const media = mediaElement(worker.page)
  await worker.page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(() => time(media)).toBeGreaterThan(1)
  // Paused, so that she does not reach the end, however long the desk takes.
  await media.evaluate((clip: HTMLVideoElement) => clip.pause())

  const desk = await person(browser, 'desktop', { baseURL: origin })
  await clocked.setPage(desk.page)
  await startAdminSession(desk.page)
  await openLesson(desk.page, title)
  await desk.page.getByRole('link', { name: 'Publish', exact: true }).click()
  await desk.page.getByRole('button', { name: 'Take back', exact: true }).click()
  await expect(desk.page.getByText('Taken back', { exact: true }).first()).toBeVisible()
  await desk.close()

  await playToTheEnd(media)
  await answerAll(worker.page, wheelchair, 0)
  await expect(worker.page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeVisible()
  await worker.page.reload()
  await expect(worker.page.getByRole('heading', { name: title }).first()).toBeVisible()
  expect(await titlesFound(worker.page, 'wheelchair')).not.toContain(title)
  await worker.close()

  const late = await person(browser, 'phone', { baseURL: origin })
  await clocked.setPage(late.page)
  await logInWorker(late.page, other.worker)
  expect(await titlesFound(late.page, 'wheelchair')).not.toContain(title)
  expect(await call(late.page, `/videos/${id}`)).toBeUndefined()
  await late.close()
})
