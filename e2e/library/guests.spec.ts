import { expect, type Page, test } from '@playwright/test'
import { idOf } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { choose, person } from '../stage/pages/journey'
import { household, logInEmployer } from '../stage/people/household'

const burns = lesson('safety-burns', 'eng')
const inBurmese = lesson('safety-burns', 'mya')
const milk = lesson('infant-milk', 'eng')

/** Plays the last seconds of a clip; for a guest, only the browser decides that it was watched. */
async function watch(page: Page, play: string) {
  const media = page.getByTestId('media')
  await page.getByRole('button', { name: play, exact: true }).first().click()
  await expect.poll(() => media.evaluate((clip: HTMLVideoElement) => clip.currentTime)).toBeGreaterThan(0)
  await media.evaluate((clip: HTMLVideoElement) => {
    clip.playbackRate = 16
  })
  await expect.poll(() => media.evaluate((clip: HTMLVideoElement) => clip.ended)).toBe(true)
}

/** Chooses a language in the sheet of the header, which opens over those of the page. */
async function chooseInSheet(page: Page, name: string) {
  const sheet = page.getByRole('dialog')
  await sheet
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click()
  await expect(sheet).toBeHidden()
}

test('a guest finds the free lessons in her language', { tag: '@main' }, async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
  await page.goto('/')
  const start = page.getByRole('complementary')
  await expect(start).toContainText('$19.90 a month')
  await expect(start).toContainText('$149 a year')
  await expect(start.getByRole('link').filter({ hasText: 'Free' })).toHaveCount(3)
  await start.getByRole('link', { name: 'See plans' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await page.goto('/')
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/public$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ free lessons$/)
  await choose(page, 'Filipino')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/libreng lesson/)
  await page.getByRole('button', { name: 'Wika' }).click()
  await chooseInSheet(page, 'မြန်မာ')
  await expect(page.getByRole('link', { name: inBurmese.title })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await close()
})

test('a guest watches, answers the questions, and gets the prompt to subscribe', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  await page.goto('/public')
  await page.getByRole('link', { name: burns.title }).click()
  await expect(page).toHaveURL(/\/public\/video\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Unlock all lessons' })).toBeVisible()
  await expect(page.getByText('In an emergency call 995.', { exact: false })).toBeVisible()
  await watch(page, 'Play')
  for (const [index, { content, right, wrong }] of burns.questions.entries()) {
    await expect(page.getByRole('heading', { name: content })).toBeVisible()
    if (index === 0) {
      await choose(page, wrong)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('Wrong answer. Try again.')).toBeVisible()
    }
    await choose(page, right)
    await page.getByRole('button', { name: 'Submit' }).click()
    if (index < burns.questions.length - 1) await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Subscribe to unlock more' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Subscribe' }).first().click()
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await close()
})

test('the URL sets the language, also before any script runs', async ({ browser, request }) => {
  const { page, close } = await person(browser, 'desktop')
  await page.goto('/public')
  const id = await idOf(page, burns.title, '/feeds/public')
  const html = await (await request.get(`${new URL(page.url()).origin}/public/video/${id}?lang=mya`)).text()
  expect(html).toContain(inBurmese.title)
  await page.goto(`/public/video/${id}?lang=mya`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inBurmese.title)
  await expect(page.getByRole('button', { name: /^ပြောတဲ့ ဘာသာစကားနဲ့ စာတန်းထိုး.*မြန်မာ/ })).toBeVisible()
  await page.getByRole('button', { name: 'ဘာသာစကား', exact: true }).click()
  await chooseInSheet(page, 'Indonesia')
  await expect(page).toHaveURL(/lang=ind/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson('safety-burns', 'ind').title)
  await page.goto('/g-video/sample')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contoh pelajaran: melipat kemeja')
  await page.goto(`/g-video/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson('safety-burns', 'ind').title)
  await page.goto('/subscribe')
  await expect(page).toHaveURL(/\/#plans$/)
  // The price is in English, whatever language she reads elsewhere.
  await expect(page.getByText(/^Renews on \d{1,2} [A-Z][a-z]+ \d{4} unless you cancel$/)).toBeVisible()
  await close()
})

test('a guest at a video is led to its public page, or to the login and back', async ({ browser }) => {
  const home = await household('guestgate', { topics: '26' })
  const { page, close } = await person(browser, 'desktop')
  await page.goto('/public')
  const free = await idOf(page, burns.title, '/feeds/public')
  await page.goto(`/video/${free}`)
  await expect(page).toHaveURL(`/public/video/${free}`)
  await logInEmployer(page, home)
  const locked = await idOf(page, milk.title)
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto(`/video/${locked}`)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await page.goto(`/public/video/${locked}`)
  await expect(page.getByText('This video could not be found.')).toBeVisible()
  await page.getByRole('link', { name: 'Watch free lessons' }).click()
  await expect(page).toHaveURL(/\/public$/)
  await close()
})
