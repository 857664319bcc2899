import { expect, type Page, test } from '@playwright/test'
import { pressByKey, tabTo, writeByKey } from '../../stage/pages/by-keyboard'
import { person } from '../../stage/pages/journey'
import { startAdminSession } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' })
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function writeQuestion(page: Page) {
  await pressByKey(page, link(page, /^Open/))
  await heading(page, 'Quiz')
  await pressByKey(page, page.getByRole('button', { name: 'Question', exact: true }))
  await writeByKey(page, field(page, 'Question, English'), 'What do you test the water with?')
  await tabTo(page, page.getByRole('checkbox', { name: 'Option 1 is right' }))
  await page.keyboard.press('Space')
  await writeByKey(page, field(page, 'Option 1, English'), 'Your elbow')
  await writeByKey(page, field(page, 'Option 2, English'), 'Your finger')
  await saved(page)
  await expect(page.getByText('Until then the lesson can’t be published.')).toBeHidden()
  await pressByKey(page, link(page, 'Done'), 'Shift+Tab')
}

/** Checks that the current cue follows the clip, and ends where the clip was stopped. */
async function editCue(page: Page) {
  await pressByKey(page, link(page, /^Edit/))
  await heading(page, 'Subtitles')
  await expect(page.locator('video')).toHaveAttribute('src', /./)
  const cues = page.getByRole('main').getByRole('listitem')
  await page.keyboard.press('Space')
  await expect(cues.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const current = cues.and(page.locator('[aria-current]'))
  const number = await current.getByRole('button').first().innerText()
  const slider = page.getByRole('slider', { name: 'Place in the clip' })
  const position = async () => (await slider.getAttribute('aria-valuetext')) ?? ''
  const end = await position()
  await page.keyboard.press(']')
  await expect(field(page, `Cue ${number} ends`)).toHaveValue(end)
  await tabTo(page, slider, 'Shift+Tab')
  for (let tenths = 0; tenths < 3; tenths++) await page.keyboard.press('ArrowLeft')
  const start = await position()
  expect(start).not.toBe(end)
  await pressByKey(page, page.getByRole('button', { name: 'begins here' }))
  await expect(field(page, `Cue ${number} begins`)).toHaveValue(start)
  await writeByKey(page, field(page, 'Cue 1, English'), 'Bathe a baby safely')
  await saved(page)
  await page.reload()
  await expect(field(page, `Cue ${number} begins`)).toHaveValue(start)
  await expect(field(page, `Cue ${number} ends`)).toHaveValue(end)
  await expect(field(page, 'Cue 1, English')).toHaveValue('Bathe a baby safely')
  await pressByKey(page, link(page, 'Done'))
}

test("by keyboard alone, a lesson's title, a question and a cue are edited, and it is published", async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await startAdminSession(page)
  await page.goto('/admin/videos?q=bath')
  await pressByKey(page, page.getByRole('table').getByRole('link').first())
  await writeByKey(page, field(page, 'Title, English'), 'By keyboard alone')
  await saved(page)
  await writeQuestion(page)
  await heading(page, 'By keyboard alone')
  await editCue(page)
  await heading(page, 'By keyboard alone')

  await tabTo(page, page.getByRole('tab', { name: /^English/ }))
  for (const name of [/^Filipino/, /^Indonesian/]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await pressByKey(page, link(page, /^Record/))
  await heading(page, 'Voice in Indonesian')
  await tabTo(page, page.getByRole('button', { name: 'Record', exact: true }))
  await pressByKey(page, link(page, 'By keyboard alone'), 'Shift+Tab')
  await pressByKey(page, link(page, 'Publish'))
  await pressByKey(page, page.getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText('Nothing was changed since version 2.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible()
  await close()
})
