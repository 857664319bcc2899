import { expect, type Page, test } from '@playwright/test'
import { answerAll, atLesson, call, idOf, isPaused, mediaOf, newWorker, time, watchToTheEnd } from '../stage/at-lesson'
import { logInWorker } from '../stage/household'
import { choose, look, person } from '../stage/journey'
import { lesson } from '../stage/lesson'

const windows = lesson('safety-windows', 'eng')
const burns = lesson('safety-burns', 'eng')

/** Moves the mouse over the player, whose controls step aside while it plays. */
async function wake(page: Page) {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
}

test('the player by keyboard alone', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title)
  const media = mediaOf(page)
  await page.getByRole('button', { name: 'Play', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => time(media)).toBeGreaterThan(3)
  const player = page.getByRole('region', { name: 'Video' })
  await player.getByRole('button', { name: 'Pause' }).focus()
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(media)).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => time(media)).toBeLessThan(2)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => time(media)).toBeGreaterThan(2)
  const reached = await time(media)
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('l')
  expect(await time(media)).toBeLessThan(reached + 3)
  await page.keyboard.press('m')
  await expect(player.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('f')
  await expect(player.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('f')
  await expect(player.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'false')
  await player.getByRole('button', { name: 'Settings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Speed' })).toBeVisible()
  await page.getByRole('radio', { name: 'Normal' }).focus()
  const rate = () => media.evaluate((clip: HTMLVideoElement) => clip.playbackRate)
  await page.keyboard.press('ArrowDown')
  await expect.poll(rate).toBe(1.25)
  // The arrow keys move on in the list; Enter ends it, and so does Escape.
  await page.keyboard.press('ArrowDown')
  await expect.poll(rate).toBe(1.5)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(player.getByRole('button', { name: 'Settings' })).toBeFocused()
  await player.getByRole('button', { name: 'Subtitles' }).focus()
  await page.keyboard.press('Enter')
  const written = page.getByRole('dialog').getByRole('radiogroup', { name: 'Subtitles' })
  await written.getByRole('radio', { name: 'English' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(written.getByRole('radio', { name: 'Filipino' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(player.getByRole('button', { name: 'Subtitles' })).toBeFocused()
  await close()
})

test('a small rendition is chosen, kept at its place, and remembered', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  await page.route(`**/api/videos/${id}`, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    Object.assign(envelope.data, { low_url: `${envelope.data.url}&low`, audio_url: `${envelope.data.url}&audio` })
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.goto(`/video/${id}`)
  const media = mediaOf(page)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => time(media)).toBeGreaterThan(3)
  const player = page.getByRole('region', { name: 'Video' })
  await wake(page)
  await player.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await look(page, 'player-quality-desktop')
  // The sheet closes with the choice.
  await page.locator('label').filter({ hasText: 'Data saver' }).click()
  await expect(media).toHaveAttribute('src', /&low$/)
  await expect.poll(() => time(media)).toBeGreaterThan(3)
  await page.reload()
  await expect(media).toHaveAttribute('src', /&low$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('button', { name: /Play|Continue/ })
    .first()
    .click()
  await wake(page)
  await player.getByRole('button', { name: 'Settings' }).click()
  await look(page, 'player-quality-phone')
  await close()
})

test('what was not watched cannot be skipped, and goes on where she stopped, on another device too', async ({
  browser,
}) => {
  const { page, close, id, worker } = await atLesson(browser, windows.title, 'phone', 'mya')
  const media = mediaOf(page)
  await page.getByRole('button', { name: 'ဖွင့်မယ်' }).first().click()
  await expect.poll(() => time(media)).toBeGreaterThan(7)
  await media.evaluate((clip: HTMLVideoElement) => {
    clip.currentTime = clip.duration - 1
  })
  await expect.poll(() => time(media)).toBeLessThan(15)
  await media.evaluate((clip: HTMLVideoElement) => clip.pause())
  await expect
    .poll(async () => (await call<{ watch: { position: number } }>(page, `/videos/${id}`)).watch.position)
    .toBeGreaterThan(6)
  await page.getByRole('button', { name: 'မီနူး', exact: true }).click()
  await page.getByRole('button', { name: 'ထွက်မယ်' }).click()
  await close()
  const other = await person(browser, 'desktop')
  await logInWorker(other.page, worker)
  await other.page.goto(`/video/${id}`)
  await expect(other.page.getByText(/ကနေ ဆက်ကြည့်မလား/)).toBeVisible()
  await look(other.page, 'player-resume-my-desktop')
  await other.page.getByRole('button', { name: 'ဆက်ကြည့်မယ်' }).click()
  await expect.poll(() => time(mediaOf(other.page))).toBeGreaterThan(6)
  await other.close()
})

test('a public lesson to its end: the questions, the library, and once more for practice', async ({ browser }) => {
  const { page, close, id } = await atLesson(browser, burns.title)
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
  await look(page, 'player-practice-desktop')
  await page.getByRole('button', { name: 'Practise again' }).click()
  await answerAll(page, burns, 0)
  await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeVisible()
  expect(await answers()).toEqual(before)
  await close()
})

test('a video that is taken away, and a question that was changed, are told', async ({ browser }) => {
  const { page, close, id } = await atLesson(browser, windows.title)
  await page.route(`**/api/videos/${id}/position`, (route) =>
    route.fulfill({ status: 404, json: { error: true, error_message: 'x', code: 'not_found' } }),
  )
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => time(mediaOf(page))).toBeGreaterThan(1)
  await mediaOf(page).evaluate((clip: HTMLVideoElement) => clip.pause())
  await expect(page.getByRole('alert').getByText('This video could not be found.')).toBeVisible()
  await page.unroute(`**/api/videos/${id}/position`)
  await changeQuestion(page, id)
  await close()
})

/** The first question is gone when she answers it; the others stand. */
async function changeQuestion(page: Page, id: number) {
  const [first, second] = windows.questions
  let isGone = false
  await page.route(`**/api/videos/${id}`, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    const ids: number[] = envelope.data.question_ids
    const watch = { language_code: 'eng', position: 0, furthest: 1 }
    Object.assign(envelope.data, { watch, question_ids: isGone ? ids.slice(1) : ids })
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.route('**/api/questions/*/answers', (route) => {
    isGone = true
    return route.fulfill({ status: 404, json: { error: true, error_message: 'x', code: 'question_gone' } })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: first?.content ?? '' })).toBeVisible()
  await choose(page, first?.right ?? '')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('This question has changed. The page shows the new one.')).toBeVisible()
  await expect(page.getByRole('heading', { name: second?.content ?? '' })).toBeVisible()
}
