import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { choose, person } from '../pages/journey'
import { household, journeyName, startWorkerSession } from '../people/household'
import type { Lesson } from './lesson'

type Card = { video_id: number; title: string }
type Device = 'desktop' | 'phone'

/** Makes a call from the page, logged in or as a guest: a POST if there is a body. */
export async function call<D>(page: Page, path: string, body?: object): Promise<D> {
  const reply = await page.evaluate(
    async ([apiPath, json]) => {
      const token = localStorage.getItem('web_token')
      const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
      const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: json ?? '' }
      return (await fetch(`/api${apiPath}`, json === undefined ? { headers } : post)).json()
    },
    [path, body && JSON.stringify(body)] as const,
  )
  return reply.data as D
}

/** The shown page's title: while a page is replaced, React keeps the former one hidden beside it. */
export const pageTitle = (page: Page) => page.locator('h1:not(.sr-only):visible')

/** The id of a lesson by its English title; guests find the public ones in `/feeds/public`. */
export async function idOf(page: Page, title: string, feed = '/feeds/recently_added'): Promise<number> {
  const { items } = await call<{ items: Card[] }>(page, `${feed}?limit=100&lang=eng`)
  return items.find((card) => card.title === title)?.video_id ?? 0
}

/** A journey's own worker, logged in; the journey opens its first screen. */
export async function newWorker(browser: Browser, device: Device = 'desktop', language = 'eng') {
  const home = await household(`${journeyName()}${language}${device}`, { language, topics: '20' })
  const { page, close } = await person(browser, device)
  await startWorkerSession(page, home.worker)
  return { page, close, worker: home.worker }
}

export const mediaElement = (page: Page) => page.getByTestId('media')
export const time = (media: Locator) => media.evaluate((clip: HTMLVideoElement) => clip.currentTime)

/** Resumes at the stored position, at twice the speed, and waits for the end. */
export async function watchToTheEnd(page: Page) {
  const media = mediaElement(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(() => time(media)).toBeGreaterThan(0)
  await playToTheEnd(media)
}

/** Plays on at twice the speed, and waits for the end. */
export async function playToTheEnd(media: Locator) {
  await media.evaluate((clip: HTMLVideoElement) => clip.play())
  // The player sets its own speed once a clip has loaded.
  const hasEnded = (clip: HTMLVideoElement) => {
    clip.playbackRate = 2
    return clip.ended
  }
  await expect.poll(() => media.evaluate(hasEnded), { timeout: 90_000, intervals: [200] }).toBe(true)
}

/** Answers every question, the first `mistakes` of them wrong before right. */
export async function answerAll(page: Page, { questions }: Lesson, mistakes: number) {
  for (const [index, { content, right, wrong }] of questions.entries()) {
    await expect(page.getByRole('heading', { name: content })).toBeVisible()
    if (index < mistakes) {
      await choose(page, wrong)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('Wrong answer. Try again.')).toBeVisible()
    }
    await choose(page, right)
    await page.getByRole('button', { name: 'Submit' }).click()
    if (index < questions.length - 1) await page.getByRole('button', { name: 'Next' }).click()
  }
}

/** Chooses only the voice or only the subtitles, in the sheet of their common control. */
export async function chooseApart(page: Page, kind: 'Voice' | 'Subtitles', language: string) {
  await page.getByRole('main').getByRole('button', { name: 'Voice and subtitles' }).click()
  await page.getByRole('button', { name: 'Two different languages' }).click()
  const list = page.getByRole('radiogroup', { name: kind, exact: true })
  await list.locator('label').filter({ hasText: language }).first().click()
  await page.getByRole('button', { name: 'Close' }).click()
}
