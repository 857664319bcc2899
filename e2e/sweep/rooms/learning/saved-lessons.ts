import { expect, type Page, type Route } from '@playwright/test'
import { call } from '../../../stage/lessons/at-lesson'
import { dropRequest, respond, seesDialog } from '../../../stage/states/state'
import type { Facts, Screen } from '../../screen'

const path = '/on-this-phone'
const lessonPath = '/video/{lesson}'
const megabyte = 1_000_000
/** Nothing is asked or saved on the way. */
const answers = { '**/api/saved_lessons?*': dropRequest }

type Row = { videoId?: number; state: string; [fact: string]: unknown }

/** Puts lessons into the phone's list, in place of those that are there, and opens the page again. */
const keep = (rows: Row[]) => async (page: Page, facts: Facts) => {
  const { id } = await call<{ id: number }>(page, '/users/me')
  const time = Date.now()
  const lessons = rows.map((row, index) => ({
    videoId: Number(facts.lesson),
    accountId: id,
    language: 'eng',
    form: 'sharp',
    title: 'မွေးကင်းစ ကလေး ဘေးကင်းအောင် သိပ်နည်း',
    picture: null,
    topicIds: [20 + index],
    duration: 72,
    version: 'one',
    bytes: 2.1 * megabyte,
    receivedBytes: 2.1 * megabyte,
    waitsForWifi: false,
    isOfList: false,
    questionIds: [],
    files: [],
    addedAt: time - index,
    seenAt: time,
    latestAt: time,
    ...row,
  }))
  await page.evaluate(
    (all) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('kasama-saved')
        opening.onupgradeneeded = () => opening.result.createObjectStore('lessons')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('lessons', 'readwrite')
          const store = change.objectStore('lessons')
          store.clear()
          for (const lesson of all) store.put(lesson, lesson.videoId)
          change.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    lessons,
  )
  await page.reload()
}

const ofAllKinds: Row[] = [
  { videoId: 101, state: 'saved' },
  { videoId: 102, state: 'saved', form: 'audio', bytes: megabyte / 2, receivedBytes: megabyte / 2 },
  { videoId: 103, state: 'changed' },
  { videoId: 104, state: 'stopped', stop: 'reader', receivedBytes: 1.6 * megabyte },
  { videoId: 105, state: 'waiting', waitsForWifi: true, receivedBytes: 0 },
  { videoId: 106, state: 'removed' },
  { videoId: 107, state: 'removed' },
]
const seesRows = (page: Page) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
/** The control, which is downloaded once the clip has begun. */
const control = (page: Page) => page.getByRole('main').locator('[data-look]')
const seesControl = (page: Page) => expect(control(page)).toBeVisible()

const files = [
  { kind: 'sharp', url: '/media/sharp', bytes: 2.1 * megabyte },
  { kind: 'audio', url: '/media/audio', bytes: megabyte / 2 },
]
const offered = {
  ...answers,
  '**/api/saved_lessons/*': respond({ version: 'one', video: {}, questions: [], files }),
}
const openSheet = (rows: Row[]) => async (page: Page, facts: Facts) => {
  await keep(rows)(page, facts)
  await control(page).click()
}
/** Makes the browser estimate that the phone is nearly full. */
const fill = (page: Page) =>
  page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ usage: 0, quota: 900_000 })
  })

/** Lessons that play from the phone, each with its page and a part of one byte. */
const playable: Row[] = ofAllKinds.slice(0, 3).map((row) => ({
  ...row,
  files: [{ kind: row.form ?? 'sharp', bytes: 1, path: `/media/${row.videoId}` }],
}))
const keepPlayable = async (page: Page, facts: Facts) => {
  await page.evaluate(
    async (ids) => {
      const cache = await caches.open('saved-lessons')
      const paths = ids.flatMap((id) => [`/saved/media/${id}?part=0`, `/saved/lessons/${id}.json`])
      for (const path of paths) await cache.put(path, new Response('1'))
    },
    playable.map(({ videoId }) => videoId),
  )
  await keep(playable)(page, facts)
}

/** The server is not reached; what the library shows then is on the phone. */
const withoutInternet = {
  ...answers,
  '**/library': (route: Route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()),
  '**/api/praise?*': dropRequest,
}

/** Lessons on the phone: the library without internet, the page with and without them, and the control of a lesson with its sheet. */
export const savedLessons = (language: string): Screen[] => [
  {
    name: `library-offline-${language}`,
    path: '/library',
    answers: withoutInternet,
    arrive: keepPlayable,
    sees: (page) => expect(page.getByRole('main').locator('a[href="/video/101"]')).toBeVisible(),
  },
  { name: `on-this-phone-empty-${language}`, path, answers, arrive: keep([]) },
  { name: `on-this-phone-${language}`, path, answers, arrive: keep(ofAllKinds), sees: seesRows },
  {
    name: `on-this-phone-saver-${language}`,
    path,
    answers,
    async arrive(page) {
      await call(page, '/users/data_saver', { data_saver: 'low' })
      await page.reload()
    },
    sees: (page) => expect(page.getByRole('main').getByRole('radio').first()).toBeAttached(),
  },
  {
    name: `save-lesson-saved-${language}`,
    path: lessonPath,
    answers,
    arrive: keep([{ state: 'saved' }]),
    sees: seesControl,
  },
  {
    name: `save-lesson-stopped-${language}`,
    path: lessonPath,
    answers,
    arrive: keep([{ state: 'stopped', stop: 'reader', receivedBytes: 0.8 * megabyte }]),
    sees: seesControl,
  },
  { name: `save-lesson-${language}`, path: lessonPath, answers: offered, arrive: openSheet([]), sees: seesDialog },
  {
    name: `save-lesson-full-${language}`,
    path: lessonPath,
    answers: offered,
    async arrive(page, facts) {
      await fill(page)
      await openSheet([])(page, facts)
    },
    sees: seesDialog,
  },
]
