import { expect, type Page } from '@playwright/test'
import { mediaElement, time } from '../../../stage/lessons/at-lesson'
import { changeQuestion, deleteVideo, done, endSubscription, withQuestions } from '../../../stage/lessons/midway'
import {
  changeFacts,
  dropRequest,
  neverAnswer,
  openingMark,
  refuseWith,
  respond,
  seesAlert,
  seesDialog,
  seesLoading,
  seesOpening,
} from '../../../stage/states/state'
import type { Facts, State } from '../../screen'

export type PlayerWords = { voices: string; settings: string }

const playerOf = (page: Page) => page.locator('section').filter({ has: mediaElement(page) })
const isPlaying = (page: Page) =>
  mediaElement(page).evaluateAll((clips: HTMLVideoElement[]) => clips.some(({ paused }) => !paused))
/**
 * Starts the clip; on a phone, after the end of a lesson, a button leads back to it from the questions. A press that
 * had its effect after its time limit is not repeated: the second one would pause the clip.
 */
async function start(page: Page) {
  const main = page.getByRole('main')
  await expect(async () => {
    if (await main.locator('[role="radiogroup"]').isVisible()) await main.getByRole('button').first().click()
    if (!(await isPlaying(page))) await playerOf(page).getByRole('button').first().click({ timeout: 1000 })
  }).toPass()
}

async function play(page: Page) {
  const media = mediaElement(page)
  await start(page)
  await expect.poll(() => time(media)).toBeGreaterThan(0)
  return media
}

/** Pauses where the first slide is spoken. */
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
/** Waits for a message in place of the player, with a way back. */
const seesWayOut = (page: Page) => expect(page.getByRole('main').locator('a[href="/library"]').first()).toBeVisible()
const buffering = (page: Page) => expect(playerOf(page).locator('[aria-busy="true"]')).toBeVisible()

const watched = (furthest: number, position = 0) => ({ watch: { language_code: 'eng', position, furthest } })
const gone = refuseWith(404, 'not_found')

/** States of a video's page for every viewer; `call` is the request for it. */
const common = (path: string, call: string): Record<string, State> => ({
  video: { path },
  'video-loading': { path, answers: { [call]: neverAnswer }, sees: seesLoading },
  'video-offline': { path, answers: { [call]: dropRequest }, sees: seesAlert },
  'video-gone': { path, answers: { [call]: gone }, sees: seesAlert },
})

/** Accepts reports near the end of a video that was watched on an earlier day. */
const nearEnd = (facts = {}): State['answers'] => ({
  '**/api/videos/{lesson}': changeFacts({ ...watched(1), ...facts }),
  '**/api/videos/{lesson}/position': respond(watched(1).watch),
  '**/api/videos/{lesson}/watched': respond({ completed: true }),
})

export function workersVideo({ voices, settings }: PlayerWords): Record<string, State> {
  const path = '/video/{lesson}'
  const call = '**/api/videos/{lesson}'
  const withoutQuiz = nearEnd({ question_ids: [] })
  // A clip that the browser has not cached in another state.
  const clip = '**/media/elsewhere'
  const elsewhere = changeFacts({ ...watched(0), url: '/media/elsewhere' })
  const sizes = changeFacts({ ...watched(0), low_url: '/low', audio_url: '/audio' })
  return {
    ...common(path, call),
    'video-opening': { path, answers: { '**/assets/libraries*': neverAnswer }, sees: seesOpening, part: openingMark },
    'video-resume': { path, answers: { [call]: changeFacts(watched(0.6, 30)) } },
    'video-paused': { path, answers: { [call]: changeFacts(watched(0.6)) }, arrive: pause },
    'video-subtitles': {
      path,
      answers: { [call]: changeFacts(watched(0.6)) },
      arrive: openSheet(voices),
      sees: seesDialog,
    },
    'video-settings': { path, answers: { [call]: sizes }, arrive: openSheet(settings), sees: seesDialog },
    'video-buffering': { path, answers: { [call]: elsewhere, [clip]: neverAnswer }, arrive: start, sees: buffering },
    'video-broken': { path, answers: { [call]: elsewhere, [clip]: gone }, sees: seesAlert },
    'video-blocked': {
      path,
      answers: { [call]: changeFacts({ video_host: 'vimeo', languages: '{' }) },
      sees: seesAlert,
    },
    'video-ended': { path, answers: { ...nearEnd() }, arrive: watchToEnd },
    'video-done': { path, answers: { ...withoutQuiz }, arrive: watchToEnd },
    'video-not-marked': {
      path,
      answers: { ...withoutQuiz, [`${call}/watched`]: refuseWith(500, 'server_error') },
      arrive: watchToEnd,
      sees: seesAlert,
    },
    'video-locked': { path, answers: { [call]: changeFacts({ is_locked: true, url: null }) }, sees: seesWayOut },
    ...changedMidway(),
  }
}

/** States of a video that changes while she watches it, or answers its questions. */
function changedMidway(): Record<string, State> {
  const path = '/video/{lesson}'
  const answers = { '**/api/videos/{lesson}': changeFacts(watched(0.3)) }
  return {
    'midway-deleted': { path, answers, arrive: whileWatching(deleteVideo), sees: seesAlert },
    'midway-ended': { path, answers, arrive: whileWatching(endSubscription), sees: seesWayOut },
    'midway-question-changed': {
      path,
      async arrive(page, { lesson }) {
        await changeQuestion(page, Number(lesson))
        await page.reload()
        await answer(page)
      },
      sees: (page) => expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeVisible(),
    },
    'midway-question-added': {
      path,
      async arrive(page, { lesson }) {
        const addQuestions = await withQuestions(page, Number(lesson), 1, 1)
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

const whileWatching =
  (change: (page: Page, id: number) => Promise<void>) =>
  async (page: Page, { lesson }: Facts) => {
    const media = await play(page)
    await change(page, Number(lesson))
    // A report of the position may find the change, and end the clip, before a second is played.
    const hasPlayedOrEnded = (clips: HTMLVideoElement[]) => clips.every((clip) => clip.paused || clip.currentTime > 1)
    await expect.poll(() => media.evaluateAll(hasPlayedOrEnded)).toBe(true)
    await media.evaluateAll((clips: HTMLVideoElement[]) => {
      for (const clip of clips) clip.pause()
    })
  }

const question = (page: Page) => page.locator('[role="radiogroup"]:has(~ [data-dock])')
const submit = (page: Page) => page.locator('[data-dock] button')

async function answer(page: Page) {
  await question(page).locator('label').first().click()
  await submit(page).click()
}

/** States of an employer's video: no questions, no reports. */
export function employersVideo(): Record<string, State> {
  const path = '/video/{lesson}'
  const locked = { '**/api/videos/{lesson}': changeFacts({ is_locked: true, url: null }) }
  return {
    video: { path },
    'video-ended': { path, arrive: watchToEnd },
    'video-locked': { path, answers: locked, sees: seesDialog },
  }
}

export function guestsVideo(): Record<string, State> {
  const path = '/public/video/{lesson}'
  const call = '**/api/videos/public/{lesson}'
  return {
    ...common(path, call),
    'video-paused': { path, answers: { [call]: changeFacts(watched(0.6)) }, arrive: pause },
    'video-ended': { path, answers: { [call]: changeFacts({ question_ids: [] }) }, arrive: watchToEnd },
    'video-quiz': { path, answers: { [call]: changeFacts(watched(1)) }, arrive: watchToEnd },
  }
}
