import { expect, type Locator, type Page, test } from '@playwright/test'
import { atLesson, idOf, mediaOf, newWorker } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { nearTheEnd } from '../stage/lessons/near-the-end'
import { spoken, withVoice } from '../stage/pages/voice'

const burns = lesson('safety-burns', 'eng')
const inBurmese = lesson('safety-windows', 'mya')
const inIndonesian = lesson('safety-windows', 'ind')
const windows = lesson('safety-windows', 'eng')

test('questions and answers are read aloud, by a recording where there is one', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title, 'phone', 'ind')
  await withVoice(page, 'id-ID')
  await page.reload()
  const [first] = inIndonesian.questions
  await page.getByRole('button', { name: 'Dengarkan pertanyaan' }).click()
  await page.getByRole('button', { name: `Dengarkan: ${first?.right}` }).click()
  expect(await spoken(page)).toEqual([`id-ID: ${first?.content}`, `id-ID: ${first?.right}`])
  await page.route('**/api/questions/*', async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    Object.assign(envelope.data, { sound_url: '/pictures/question.m4a' })
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.reload()
  const recording = page.waitForRequest('**/pictures/question.m4a')
  await page.getByRole('button', { name: 'Dengarkan pertanyaan' }).click()
  await recording
  expect(await spoken(page)).toEqual([])
  await close()
})

test('a recording whose address has ended is played from a new one', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title, 'phone', 'ind')
  await page.route('**/pictures/*.m4a', (route) => route.fulfill({ status: 403 }))
  let shown = 0
  await page.route('**/api/questions/*', async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    shown += 1
    Object.assign(envelope.data, { sound_url: `/pictures/question-${shown}.m4a` })
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.reload()
  const [first] = inIndonesian.questions
  const renewed = page.waitForRequest((request) => request.url().endsWith(`/question-${shown}.m4a`) && shown > 1)
  await page
    .locator('label')
    .filter({ hasText: first?.right ?? '' })
    .click()
  await page.getByRole('button', { name: 'Dengarkan pertanyaan' }).click()
  await renewed
  // Her choice stands meanwhile.
  await expect(page.getByRole('radio', { name: first?.right ?? '' })).toBeChecked()
  await close()
})

test('Burmese questions and answers are heard, though browsers have no voice for them', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title, 'phone', 'mya')
  const [first] = inBurmese.questions
  const heard = (name: RegExp) => page.waitForResponse((reply) => name.test(reply.url()) && reply.ok())
  const question = heard(/\/media\/clips\/safety-windows\/mya\.question-1-[0-9a-f]{8}\.m4a\?/)
  await page.getByRole('button', { name: 'မေးခွန်းကို နားထောင်မယ်' }).click()
  await question
  const option = heard(/mya\.question-1-option-\d-[0-9a-f]{8}\.m4a\?/)
  await page.getByRole('button', { name: first?.right ?? '' }).click()
  await option
  await close()
})

test('a recording ends with the page, and when the video is played', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'desktop', 'mya')
  // Recordings are in no document; the page notes them as they begin.
  await page.addInitScript(() => {
    const heard: HTMLAudioElement[] = []
    class Recording extends Audio {
      constructor(address: string) {
        super(address)
        this.loop = true
        heard.push(this)
      }
    }
    Object.assign(window, { Audio: Recording, heard })
  })
  await page.goto(`/video/${await idOf(page, windows.title)}`)
  const sounding = () =>
    page.evaluate(() =>
      (window as unknown as { heard: HTMLAudioElement[] }).heard.map(
        ({ paused, currentTime }) => !paused && currentTime > 0,
      ),
    )
  const listen = page.getByRole('button', { name: 'မေးခွန်းကို နားထောင်မယ်' })
  await listen.click()
  await expect.poll(sounding).toEqual([true])
  await mediaOf(page).evaluate((clip: HTMLVideoElement) => clip.play())
  await expect.poll(sounding).toEqual([false])
  await listen.click()
  await expect.poll(sounding).toEqual([false, true])
  await page.getByRole('link', { name: /^Kasama/ }).click()
  await expect(page).not.toHaveURL(/\/video\//)
  await expect.poll(sounding).toEqual([false, false])
  await close()
})

test('without a voice for her language there is no button that would stay silent', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title, 'phone', 'phi')
  await withVoice(page, 'id-ID')
  await page.reload()
  await expect(page.getByRole('radiogroup').getByRole('radio').last()).toBeAttached()
  await expect(page.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).locator('..').getByRole('button')).toHaveCount(0)
  await close()
})

/** Moves the focus on, as a person does who has no mouse. */
async function tabTo(page: Page, target: Locator) {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('a whole lesson by keyboard alone: play faster, watch, answer, go on', { tag: '@main' }, async ({ browser }) => {
  const { page, close, id } = await nearTheEnd(browser, burns.title, 40)
  const player = page.getByRole('region', { name: 'Video' })
  const settings = player.getByRole('button', { name: 'Settings' })
  await tabTo(page, player.getByRole('button', { name: 'Continue', exact: true }))
  await page.keyboard.press('Enter')
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  for (const speed of ['1.25×', '1.5×', '2×']) {
    await tabTo(page, settings)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('radio', { checked: true }).and(page.getByRole('dialog').getByRole('radio')))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => mediaOf(page).evaluate((clip: HTMLVideoElement) => `${clip.playbackRate}×`)).toBe(speed)
  }
  await expect
    .poll(() => mediaOf(page).evaluate((clip: HTMLVideoElement) => clip.ended), { timeout: 90_000 })
    .toBe(true)
  const submit = page.getByRole('button', { name: 'Submit' })
  for (const { content, right } of burns.questions) {
    await expect(page.getByRole('heading', { name: content })).toBeVisible()
    const answers = page.getByRole('radiogroup', { name: content }).getByRole('radio')
    await tabTo(page, answers.first())
    await page.keyboard.press('Space')
    for (let step = 0; step < 3 && !(await page.getByRole('radio', { name: right }).isChecked()); step += 1) {
      await page.keyboard.press('ArrowDown')
    }
    await tabTo(page, submit)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Correct!/).first()).toBeVisible()
    if (content === burns.questions.at(-1)?.content) break
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Next video' }))
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`))
  await expect(page.locator('h1:not(.sr-only)')).toBeVisible()
  await close()
})
