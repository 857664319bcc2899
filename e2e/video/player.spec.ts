import { expect, type Page, test } from '@playwright/test'
import {
  answerAll,
  atLesson,
  call,
  idOf,
  isPaused,
  mediaOf,
  newWorker,
  time,
  watchToTheEnd,
} from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { nearTheEnd } from '../stage/lessons/near-the-end'
import { look, person } from '../stage/pages/journey'
import { logInWorker } from '../stage/people/household'

const windows = lesson('safety-windows', 'eng')
const burns = lesson('safety-burns', 'eng')

/** Moves the mouse over the player, whose controls step aside while it plays. */
async function wake(page: Page) {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
}

/** With a finger, at the left of the picture: ten seconds back. */
async function doubleTapLeft(page: Page) {
  const box = await mediaOf(page).boundingBox()
  const touchPoints = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 80 }]
  // On a busy machine the second tap comes late: when each of them happened is said with it.
  const session = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  for (const at of [began, began + 0.15]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: at })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: at + 0.05 })
  }
}

test('the player by keyboard alone', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title)
  const media = mediaOf(page)
  await page.getByRole('button', { name: 'Play', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => time(media)).toBeGreaterThan(3)
  const player = page.getByRole('region', { name: 'Video' })
  // The button is gone: its keys hold at once.
  await expect(player).toBeFocused()
  await page.keyboard.press(' ')
  await expect.poll(() => isPaused(media)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
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
  const control = page.getByRole('main').getByRole('button', { name: 'Voice and subtitles' })
  await control.focus()
  await page.keyboard.press('Enter')
  const languages = page.getByRole('dialog').getByRole('radiogroup', { name: 'Voice and subtitles' })
  await languages.getByRole('radio', { name: /^English/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(languages.getByRole('radio', { name: /^Filipino/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(control).toBeFocused()
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

test('what was not watched cannot be skipped, and goes on where she stopped, on another device too', {
  tag: '@main',
}, async ({ browser }) => {
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
    .poll(async () => (await call<{ watch: { position: number } | null }>(page, `/videos/${id}`)).watch?.position ?? 0)
    .toBeGreaterThan(6)
  await page.getByRole('button', { name: 'မီနူး', exact: true }).click()
  await page.getByRole('button', { name: 'ထွက်မယ်' }).click()
  await close()
  const other = await person(browser, 'desktop', { hasTouch: true })
  await logInWorker(other.page, worker)
  await other.page.goto(`/video/${id}`)
  await expect(other.page.getByText(/ကနေ ဆက်ကြည့်မလား/)).toBeVisible()
  await look(other.page, 'player-resume-my-desktop')
  await other.page.getByRole('button', { name: 'ဆက်ကြည့်မယ်' }).click()
  await expect.poll(() => time(mediaOf(other.page))).toBeGreaterThan(6)
  await doubleTapLeft(other.page)
  await expect.poll(() => time(mediaOf(other.page))).toBeLessThan(4)
  expect(await isPaused(mediaOf(other.page))).toBe(false)
  await other.close()
})

test('a public lesson to its end: the questions, the library, and once more for practice', async ({ browser }) => {
  const { page, close, id } = await nearTheEnd(browser, burns.title)
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
