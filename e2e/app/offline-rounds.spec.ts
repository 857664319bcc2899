import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { call, idOf, watchToTheEnd } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { markAsWatched } from '../stage/lessons/near-the-end'
import { savedRows, saveLesson, withStore } from '../stage/lessons/saved-lessons'
import { choose, person } from '../stage/pages/journey'
import { household, journeyName, startWorkerSession } from '../stage/people/household'

test.use({ serviceWorkers: 'allow' })

/** `npm run prove:offline` plays 20 rounds, or OFFLINE_ROUNDS; a run of the journeys three. OFFLINE_SEED repeats one. */
const rounds = Number(process.env.OFFLINE_ROUNDS ?? 3)
const firstSeed = Number(process.env.OFFLINE_SEED ?? 1)
const burns = lesson('safety-burns', 'eng')

/** Random numbers below `limit`, the same for a seed (Lehmer). */
function randomFrom(seed: number) {
  let state = (seed * 48_271 + 1) % 2_147_483_647
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

const cuts = ['offline', 'online', 'reload', 'reopen', 'worker ends', 'nothing'] as const

/** Does one of the things that happen to a phone; returns the page that is open afterwards. */
async function cut(context: BrowserContext, page: Page, name: (typeof cuts)[number]): Promise<Page> {
  if (name === 'offline' || name === 'online') await context.setOffline(name === 'offline')
  if (name === 'reload') await page.reload()
  if (name === 'worker ends') {
    const session = await context.newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await session.detach()
  }
  if (name !== 'reopen') return page
  const other = await context.newPage()
  await page.close()
  await other.goto(new URL(page.url()).pathname)
  return other
}

/** Chooses an option and submits it; the question may have been opened anew. */
async function answer(page: Page, content: string, option: string) {
  await expect(page.getByRole('heading', { name: content })).toBeVisible()
  await choose(page, option)
  await page.getByRole('button', { name: 'Submit' }).click()
}

for (let seed = firstSeed; seed < firstSeed + rounds; seed++)
  test(`with random cuts, what a worker does counts once: seed ${seed}`, { tag: '@offline-rounds' }, async ({
    browser,
  }) => {
    const random = randomFrom(seed)
    const { worker } = await household(`${journeyName()}seed${seed}x`, { topics: '20' })
    const started = await person(browser, 'phone')
    await startWorkerSession(started.page, worker)
    const context = started.page.context()
    let page = started.page
    await page.goto('/library')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await withStore(page)
    const id = await idOf(page, burns.title)
    await markAsWatched(page, id, 8)
    await saveLesson(page, id, { language: 'eng', form: 'sharp' })
    await expect.poll(async () => (await savedRows(page))[0]?.state).toBe('saved')
    await page.goto(`/video/${id}`)
    const isStored = () => page.evaluate(async (url) => Boolean(await caches.match(url)), `/api/videos/${id}`)
    await expect.poll(isStored).toBe(true)

    const done: string[] = []
    const cutNow = async () => {
      const name = cuts[random(cuts.length)] ?? 'nothing'
      done.push(name)
      page = await cut(context, page, name)
    }
    await cutNow()
    await watchToTheEnd(page)
    const expected: number[] = []
    for (const [index, { content, right, wrong }] of burns.questions.entries()) {
      await cutNow()
      const isWrongFirst = random(2) === 0
      expected.push(isWrongFirst ? 0 : 1)
      if (isWrongFirst) {
        await answer(page, content, wrong)
        await expect(page.getByText('Wrong answer. Try again.')).toBeVisible()
        await cutNow()
      }
      await answer(page, content, right)
      const isLast = index === burns.questions.length - 1
      if (!isLast) await page.getByRole('button', { name: 'Next' }).click()
    }
    await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' }), done.join()).toBeVisible()
    await cutNow()
    await context.setOffline(false)
    const scores = async () => {
      const answers = await call<{ question_id: number; score: number }[]>(page, `/users/${worker.id}/answers`)
      return answers.toSorted((a, b) => a.question_id - b.question_id).map(({ score }) => score)
    }
    await expect.poll(scores, done.join()).toEqual(expected)
    const video = await call<{ is_completed: boolean }>(page, `/videos/${id}`)
    expect(video.is_completed, done.join()).toBe(true)
    await context.close()
  })
