import { mkdir, writeFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { call, idOf } from '../stage/lessons/at-lesson'
import { complete } from '../stage/lessons/completed'
import { lesson } from '../stage/lessons/lesson'
import { faultsIn, loadAxe, showTheme } from '../stage/pages/faults'
import { isPictured, person } from '../stage/pages/journey'
import { type Household, household, logInEmployer, startWorkerSession } from '../stage/people/household'
import { endMonth, endWeek, untilDaytime } from '../stage/servers/ends'
import { findMail } from '../stage/servers/outbox'
import { test, type WithClock } from '../stage/servers/with-clock'

const folder = 'test-results/screens'
const minute = 1 / 1440

/** Name of each mail's picture, and words of its subject. */
const mails = {
  'mail-first-video': 'completed her first video',
  'mail-list-done': 'completed all her must-watch',
  'mail-digest': "'s week: 2 videos",
  'mail-credit-earned': 'earned a credit',
  'mail-idle': 'quiet time',
}

async function addToList(page: Page, slug: string) {
  const id = await idOf(page, lesson(slug, 'eng').title)
  await call(page, `/video_subscription/subscribed_clip/${id}`, {})
}

/** A household with every event that triggers a progress mail. */
async function householdWithMails(browser: Browser, clocked: WithClock): Promise<Household> {
  const { origin } = clocked
  await untilDaytime(clocked)
  const home = await household('mails', { topics: '', origin })
  const employer = await person(browser, 'desktop', { baseURL: origin })
  await logInEmployer(employer.page, home)
  await addToList(employer.page, 'safety-fire')
  await addToList(employer.page, 'cooking-rice')
  const { page, close } = await person(browser, 'phone', { baseURL: origin })
  await startWorkerSession(page, home.worker)
  await complete(page, 'safety-fire', { now: clocked.now(), mistakes: 1 })
  for (let beat = 0; beat < 12; beat++) {
    await clocked.pass(minute / 2)
    await call(page, `/worker/${home.worker.id}/log?event=time&value=1`)
  }
  await clocked.pass(60 * minute)
  await complete(page, 'cooking-rice', { now: clocked.now() })
  await findMail(home.email, mails['mail-list-done'], origin)
  await addToList(employer.page, 'infant-bath')
  await Promise.all([close(), employer.close()])
  await endWeek(clocked)
  await endMonth(clocked)
  for (let week = 0; week < 3; week++) await endWeek(clocked)
  return home
}

// The events of all mails take their time, and each mail is checked eight times.
test.setTimeout(480_000)

/** Rules for mails, which have no landmarks, and tables as their layout. */
const rules = ['color-contrast', 'image-alt', 'link-name', 'document-title', 'html-has-lang']

type MailView = { width: number; theme: 'light' | 'dark'; isBlocked: boolean }
const mailViews: MailView[] = [390, 700].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) => [false, true].map((isBlocked) => ({ width, theme, isBlocked }))),
)

/** Outside of picture runs, a mail is opened as most people do: on a phone, with its images. */
const isChecked = ({ width, isBlocked }: MailView) => isPictured() || (width === 390 && !isBlocked)

/** Checks a mail as a mail program shows it: with styles, without scripts, and if blocked without images. */
async function checkMail(page: Page, address: string, name: string, { width, theme, isBlocked }: MailView) {
  const viewName = `${name}-${width}-${theme}${isBlocked ? '-blocked' : ''}`
  await page.setViewportSize({ width, height: 844 })
  await page.unrouteAll()
  if (isBlocked)
    await page.route('**', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()))
  await page.goto(address)
  await showTheme(page, theme)
  const missingImages = page
    .locator('img')
    .evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).naturalWidth).length)
  expect(await missingImages, viewName).toBe(isBlocked ? await page.locator('img').count() : 0)
  // A blocked image leaves a line of words, or a small box beside them; never an empty screen.
  const heights = page.locator('img').evaluateAll((all) => all.map((image) => image.clientHeight))
  if (isBlocked) for (const height of await heights) expect(height, viewName).toBeLessThan(60)
  if (isPictured()) await page.screenshot({ path: `${folder}/${viewName}.png`, fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), viewName).toBeLessThanOrEqual(width)
  expect(await faultsIn(page, theme, { rules }), viewName).toEqual([])
}

test('every progress mail is readable in both themes', async ({ browser, clocked }) => {
  const { origin } = clocked
  const home = await householdWithMails(browser, clocked)
  const context = await browser.newContext({ baseURL: origin, bypassCSP: true })
  await loadAxe(context)
  const page = await context.newPage()
  for (const [name, subject] of Object.entries(mails)) {
    const mail = await findMail(home.email, subject, origin)
    await page.goto(`/dev/outbox/${mail.name}`)
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/${name}.txt`, await page.locator('pre').innerText())
    const address = `/dev/outbox/${mail.name}/html`
    for (const view of mailViews.filter(isChecked)) await checkMail(page, address, name, view)
  }
  await context.close()
})
