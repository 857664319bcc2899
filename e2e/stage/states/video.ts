import { expect, type Page } from '@playwright/test'
import { mediaOf, time } from '../lessons/at-lesson'
import { changeQuestion, deleteVideo, done, endSubscription, withQuestions } from '../lessons/midway'
import { asked, dropped, fault, give, never, opening, refuse, type State, set, title, waiting } from './state'

export type PlayerWords = { voices: string; settings: string }

const playerOf = (page: Page) => page.locator('section').filter({ has: mediaOf(page) })
/** On a phone the questions of a lesson that was seen to its end have the screen; a button leads back to the clip. */
async function start(page: Page) {
  const main = page.getByRole('main')
  await expect(async () => {
    if (await main.locator('[role="radiogroup"]').isVisible()) await main.getByRole('button').first().click()
    await playerOf(page).getByRole('button').first().click({ timeout: 1000 })
  }).toPass()
}

async function play(page: Page) {
  const media = mediaOf(page)
  await start(page)
  await expect.poll(() => time(media)).toBeGreaterThan(0)
  return media
}

/** Where the first slide is spoken. */
async function pause(page: Page) {
  const media = await play(page)
  await media.evaluate((clip: HTMLVideoElement) => {
    clip.pause()
    clip.currentTime = 7
  })
  await expect.poll(() => media.evaluate((clip: HTMLVideoElement) => clip.seeking)).toBe(false)
}
async function watchToEnd(page: Page) {
  const media = await play(page)
  await media.evaluate((clip: HTMLVideoElement) => {
    clip.currentTime = clip.duration - 0.4
    return clip.play()
  })
  await expect.poll(() => media.evaluate((clip: HTMLVideoElement) => clip.ended)).toBe(true)
}
const openSheet = (name: string) => async (page: Page) => {
  await pause(page)
  await page.getByRole('main').getByRole('button', { name }).click()
}
/** Said by the page in place of the player, with a way back. */
const told = (page: Page) => expect(page.getByRole('main').locator('a[href="/library"]').first()).toBeVisible()
const buffering = (page: Page) => expect(playerOf(page).locator('[aria-busy="true"]')).toBeVisible()

const watched = (furthest: number, position = 0) => ({ watch: { language_code: 'eng', position, furthest } })
const gone = refuse(404, 'not_found')

/** What the page of a video comes to, for whoever watches it; `call` is how it is asked for. */
const common = (path: string, call: string): Record<string, State> => ({
  video: { path, sees: title },
  'video-loading': { path, answers: { [call]: never }, sees: waiting },
  'video-offline': { path, answers: { [call]: dropped }, sees: fault },
  'video-gone': { path, answers: { [call]: gone }, sees: fault },
})

/** The server takes what is reported near the end of a video that was watched on an earlier day. */
const nearEnd = (id: number, facts = {}): State['answers'] => ({
  [`**/api/videos/${id}`]: set({ ...watched(1), ...facts }),
  [`**/api/videos/${id}/position`]: give(watched(1).watch),
  [`**/api/videos/${id}/watched`]: give({ completed: true }),
})

export function workersVideo(id: number, { voices, settings }: PlayerWords): Record<string, State> {
  const path = `/video/${id}`
  const call = `**/api/videos/${id}`
  const withoutQuiz = nearEnd(id, { question_ids: [] })
  // One that the browser has not kept from another state.
  const clip = '**/media/elsewhere'
  const elsewhere = set({ ...watched(0), url: '/media/elsewhere' })
  const sizes = set({ ...watched(0), low_url: '/low', audio_url: '/audio' })
  return {
    ...common(path, call),
    'video-opening': { path, answers: { '**/assets/libraries*': never }, sees: opening },
    'video-resume': { path, answers: { [call]: set(watched(0.6, 30)) }, sees: title },
    'video-paused': { path, answers: { [call]: set(watched(0.6)) }, does: pause, sees: title },
    'video-subtitles': { path, answers: { [call]: set(watched(0.6)) }, does: openSheet(voices), sees: asked },
    'video-settings': { path, answers: { [call]: sizes }, does: openSheet(settings), sees: asked },
    'video-buffering': { path, answers: { [call]: elsewhere, [clip]: never }, does: start, sees: buffering },
    'video-broken': { path, answers: { [call]: elsewhere, [clip]: gone }, sees: fault },
    'video-blocked': { path, answers: { [call]: set({ video_host: 'vimeo', languages: '{' }) }, sees: fault },
    'video-ended': { path, answers: { ...nearEnd(id) }, does: watchToEnd, sees: title },
    'video-done': { path, answers: { ...withoutQuiz }, does: watchToEnd, sees: title },
    'video-not-marked': {
      path,
      answers: { ...withoutQuiz, [`${call}/watched`]: refuse(500, 'server_error') },
      does: watchToEnd,
      sees: fault,
    },
    'video-locked': { path, answers: { [call]: set({ is_locked: true, url: null }) }, sees: told },
    ...quizStates(id),
    ...changedMidway(id),
  }
}

/** What is said to an answer, and the end of the questions. */
function quizStates(id: number): Record<string, State> {
  const path = `/video/${id}`
  const call = `**/api/videos/${id}`
  const marked = (correct: boolean) => ({
    path,
    answers: {
      [call]: set(watched(1)),
      '**/api/questions/*/answers': give({ correct, score: 0, completed: false }),
    },
    does: answer,
    sees: (page: Page) => expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible(),
  })
  const answered = [{ question_id: 1, score: 1, created_at: '2026-01-01T00:00:00.000Z' }]
  return {
    'quiz-error': {
      path,
      answers: { [call]: set(watched(1)), '**/api/questions/*': refuse(429, 'server_error') },
      sees: fault,
    },
    'quiz-wrong': marked(false),
    'quiz-right': marked(true),
    'quiz-praise': {
      path,
      answers: { [call]: set({ ...watched(1), question_ids: [1] }), '**/api/users/*/answers': give(answered) },
      sees: title,
    },
  }
}

/** What becomes of a video while she watches it, or answers its questions. */
function changedMidway(id: number): Record<string, State> {
  const path = `/video/${id}`
  const answers = { [`**/api/videos/${id}`]: set(watched(0.3)) }
  return {
    'midway-deleted': { path, answers, does: whileWatching(id, deleteVideo), sees: fault },
    'midway-ended': { path, answers, does: whileWatching(id, endSubscription), sees: told },
    'midway-question-changed': {
      path,
      async does(page) {
        await changeQuestion(page, id)
        await page.reload()
        await answer(page)
      },
      sees: (page) => expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeVisible(),
    },
    'midway-question-added': {
      path,
      async does(page) {
        const addQuestions = await withQuestions(page, id, 1, 1)
        await page.route('**/api/questions/*/answers', (route) => {
          addQuestions()
          return route.fulfill(done({ correct: true, score: 1, completed: false }))
        })
        await page.reload()
        await answer(page)
        await submit(page).click()
      },
      sees: (page) => expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0),
    },
  }
}

const whileWatching = (id: number, change: (page: Page, id: number) => Promise<void>) => async (page: Page) => {
  const media = await play(page)
  await change(page, id)
  await expect.poll(() => time(media)).toBeGreaterThan(1)
  await media.evaluate((clip: HTMLVideoElement) => clip.pause())
}

const question = (page: Page) => page.locator('[role="radiogroup"]:has(~ [data-dock])')
const submit = (page: Page) => page.locator('[data-dock] button')

async function answer(page: Page) {
  await question(page).locator('label').first().click()
  await submit(page).click()
}

/** Hers to look at: no questions, nothing reported. */
export function employersVideo(id: number): Record<string, State> {
  const path = `/video/${id}`
  const locked = { [`**/api/videos/${id}`]: set({ is_locked: true, url: null }) }
  return {
    video: { path, sees: title },
    'video-ended': { path, does: watchToEnd, sees: title },
    'video-locked': { path, answers: locked, sees: asked },
  }
}

export function guestsVideo(id: number): Record<string, State> {
  const path = `/public/video/${id}`
  const call = `**/api/videos/public/${id}`
  return {
    ...common(path, call),
    'video-paused': { path, answers: { [call]: set(watched(0.6)) }, does: pause, sees: title },
    'video-ended': { path, answers: { [call]: set({ question_ids: [] }) }, does: watchToEnd, sees: title },
    'video-quiz': { path, answers: { [call]: set(watched(1)) }, does: watchToEnd, sees: title },
  }
}
