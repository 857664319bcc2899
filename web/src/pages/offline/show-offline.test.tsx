// @module-tag ci
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { forgetLesson, putLesson } from '#shared/saved-lessons/stored/lesson-store.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { changeWaiting } from '#shared/watching/waiting-store.ts'
import { address } from '#test/address-bar.tsx'
import { listOf, openedLibrary } from '#test/lessons/opened-library.tsx'
import { cardOf, employerOf, workerOf } from '#test/samples.ts'
import { showApp, worker } from '#test/show-app.tsx'
import { showOffline } from './show-offline'

let isReached = false
vi.mock('#shared/navigation/reload.ts', async (original) => ({
  ...(await original<object>()),
  isServerReached: async () => isReached,
}))

const reader = workerOf()
const lessons = [1, 2, 3, 4].map((video_id) => cardOf({ video_id, progress: video_id === 1 ? 0.5 : 0 }))
const answers = {
  'GET /video_subscription/subscribed': listOf(lessons),
  'GET /feeds/begun': listOf(lessons.slice(0, 1)),
}

async function save(videoId: number, form: PhoneLesson['form'] = 'low') {
  await putLesson({
    videoId,
    form,
    accountId: reader.id,
    language: 'mya',
    title: `Lesson ${videoId}`,
    picture: null,
    topicIds: [20],
    duration: 95,
    version: '1',
    bytes: 1,
    receivedBytes: 1,
    state: 'saved',
    waitsForWifi: false,
    isOfList: false,
    questionIds: [],
    files: [{ kind: form, path: '/media/clip', bytes: 1 }],
    addedAt: videoId,
    seenAt: Date.now(),
    latestAt: 0,
  })
  onTestFinished(() => forgetLesson(videoId))
}

async function leaveWaiting() {
  await changeWaiting(reader.id, () => [{ kind: 'position', video_id: 1, language_code: 'mya', position: 60 }])
  onTestFinished(() => changeWaiting(reader.id, () => []))
}

/** Her library, and the connection lost. The bar has the app's own store of answers. */
async function lostLine(options: Parameters<typeof openedLibrary>[1] = {}) {
  queryClient.setQueryData(queryKeys.profile(), options.reader ?? reader)
  const opened = await openedLibrary(answers, { reader, ...options })
  await expect.element(opened.screen.getByRole('tablist')).toBeVisible()
  await showOffline(true)
  return opened
}

beforeEach(() => {
  isReached = false
})
afterEach(async () => {
  await showOffline(false)
  queryClient.clear()
})

test('the lessons on the phone come first, the rest of her list says what it needs', async () => {
  await Promise.all([save(1), save(3, 'audio')])
  const { screen } = await lostLine()
  await expect.element(screen.getByRole('heading', { name: 'Lessons on this phone' })).toBeVisible()
  await expect.element(screen.getByText('You can watch the lessons on this phone.')).toBeVisible()
  const begun = screen.getByRole('region', { name: 'Continue' })
  await expect.element(begun.getByText('On this phone')).toBeVisible()
  await expect.element(begun.getByRole('link')).toHaveAttribute('href', '/video/1')
  const rows = screen.getByRole('article')
  await expect.element(rows.nth(0)).toHaveTextContent(/Lesson 3.*Sound only/)
  await expect.element(rows.nth(0).getByRole('link')).toHaveAttribute('href', '/video/3')
  await expect.element(rows).toHaveLength(3)
  const away = rows.nth(1).getByRole('button', { name: 'Lesson 2' })
  await expect.element(rows.nth(1)).toHaveTextContent('Needs internet')
  await expect.element(away).toHaveAttribute('aria-disabled', 'true')
  ;(away.element() as HTMLElement).focus()
  await expect.element(away).toHaveFocus()
  await away.click({ force: true })
  await expect.element(screen.getByText('You can watch this lesson when there is internet.')).toBeVisible()
  await expect.element(address).toHaveTextContent(/^\/library$/)
  await expect.element(screen.getByRole('tablist')).not.toBeInTheDocument()
  await expect.element(screen.getByText('waiting', { exact: false })).not.toBeInTheDocument()
})

test('with nothing saved there is one line, and the list', async () => {
  const { screen } = await lostLine()
  await expect.element(screen.getByText('No lessons on this phone yet')).toBeVisible()
  await expect.element(screen.getByText('You can watch the lessons on this phone.')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Lessons on this phone' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('article')).toHaveLength(4)
  await expect.element(screen.getByText('You can ask Genie when there is internet.').last()).toBeVisible()
})

test('what waits is counted; once it is sent she reads so, and her list is back in its place', async () => {
  await save(1)
  await leaveWaiting()
  const ownUrl = location.href
  history.replaceState(null, '', '/library')
  onTestFinished(() => history.replaceState(null, '', ownUrl))
  document.body.style.minHeight = '5000px'
  onTestFinished(() => void document.body.removeAttribute('style'))
  queryClient.setQueryData(queryKeys.profile(), reader)
  const { screen, button } = await openedLibrary(
    { ...answers, 'POST /videos/:id/position': () => Promise.reject(new TypeError('no connection')) },
    { reader },
  )
  await expect.element(screen.getByRole('tablist')).toBeVisible()
  window.scrollTo(0, 700)
  await showOffline(true)
  expect(window.scrollY).toBe(0)
  await expect.element(screen.getByText('1 waiting')).toBeInTheDocument()
  await button('Check the internet again').last().click()
  await expect.element(screen.getByRole('status').filter({ hasText: /^No internet\.$/ })).toBeVisible()
  isReached = true
  await changeWaiting(reader.id, () => [])
  await button('Check the internet again').last().click()
  await expect.element(screen.getByRole('tablist')).toBeVisible()
  expect(window.scrollY).toBe(700)
  await expect.element(screen.getByText('Sent.')).toBeVisible()
  await expect.element(screen.getByText('Nothing you did is lost.', { exact: false })).not.toBeInTheDocument()
})

test('a tab or a search says that it waits for the internet', async () => {
  for (const [at, words] of [
    ['/library?cat=1', 'ဒီစာရင်းကို အင်တာနက် ရမှ ကြည့်လို့ ရပါမယ်။'],
    ['/library?q=rice', 'အင်တာနက် ရမှ ရှာလို့ ရပါမယ်။'],
  ] as const) {
    const { screen } = await lostLine({ at, language: 'mya' })
    await expect.element(screen.getByText(words)).toBeVisible()
    await showOffline(false)
    await screen.unmount()
  }
})

test('a call that was late takes no list away while the server responds', async () => {
  isReached = true
  const { screen } = await lostLine()
  await expect.element(screen.getByRole('tablist')).toBeVisible()
  await expect.element(screen.getByText('No internet.')).not.toBeInTheDocument()
})

test('an employer keeps her library', async () => {
  const { screen } = await lostLine({ reader: employerOf() })
  await expect.element(screen.getByText('No internet.')).toBeVisible()
  await expect.element(screen.getByRole('tablist')).toBeVisible()
})

test('Genie is grey in the header and says why; the floating one is gone', async () => {
  const { screen } = await showApp('/library', worker('phi'), { ...answers, 'GET /topics': [], 'GET /praise': [] })
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Genie' })).toBeVisible()
  await expect.element(screen.getByRole('complementary').getByRole('link', { includeHidden: true })).toBeInTheDocument()
  await showOffline(true)
  const genie = screen.getByRole('banner').getByRole('button', { name: /^Genie/ })
  await expect.element(genie).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(screen.getByRole('complementary').getByRole('link', { includeHidden: true }))
    .not.toBeInTheDocument()
  await genie.click({ force: true })
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Makakapagtanong ka kay Genie kapag may internet.' }).first())
    .toBeVisible()
})
