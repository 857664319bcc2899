import { expect, type Page, test } from '@playwright/test'
import { idOf, mediaElement, playToTheEnd } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { markAsWatched } from '../stage/lessons/near-the-end'
import { choose, person } from '../stage/pages/journey'
import { fillInCard } from '../stage/people/card'
import { household, startEmployerSession } from '../stage/people/household'

/** A suffix that gives each retry its own household. */
const retrySuffix = () => `${test.info().retry}${test.info().repeatEachIndex || ''}`

async function pay(page: Page) {
  await fillInCard(page)
  await page.getByLabel('City').fill('Singapore')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

const windows = lesson('safety-windows', 'mya')

/** Answers the first question wrong and then right, and the others right. */
async function answer(page: Page) {
  const submit = page.getByRole('button', { name: 'ဖြေမယ်' })
  for (const [index, { content, right, wrong }] of windows.questions.entries()) {
    await expect(page.getByRole('heading', { name: content })).toBeVisible()
    if (index === 0) {
      await choose(page, wrong)
      await submit.click()
      await expect(page.getByText('အဖြေ မှားနေပါတယ်။ ထပ်ဖြေကြည့်ပါ။')).toBeVisible()
    }
    await choose(page, right)
    await submit.click()
    if (index < windows.questions.length - 1) {
      await expect(page.getByText('မှန်ပါတယ်။ နောက်မေးခွန်း ဆက်ဖြေပါ။')).toBeVisible()
      await page.getByRole('button', { name: 'ရှေ့ဆက်မယ်' }).click()
    }
  }
  await expect(page.getByRole('heading', { name: 'မှန်ပါတယ်။ မေးခွန်းအားလုံး ဖြေပြီးပါပြီ။' })).toBeVisible()
}

test("an employer registers, pays, creates a worker's login, and chooses lessons", { tag: '@main' }, async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Create password').fill('sampaguita tea')
  await page.getByLabel('Email').fill(`grace.tan${retrySuffix()}@home.example`)
  await page.getByLabel('Confirm password').fill('sampaguita tea')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration Successful!')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/\/library/)
  await expect(page.getByRole('tab', { name: 'All' })).toBeVisible()

  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page).toHaveURL(/\/payment\?plan_id=1[01]/)
  await pay(page)

  await page.getByLabel("Worker's name").fill('Thandar')
  await page.getByLabel('User ID').fill(`thandar0${retrySuffix()}`)
  await choose(page, /Myanmar/)
  await page.getByRole('button', { name: /Next|Continue/ }).click()
  await expect(page.getByText('You see this password only once.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^([a-z]{6}-){2}\d\d$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: "Thandar's login is ready" })).toBeVisible()
  const message = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(message).toContain(encodeURIComponent('မင်္ဂလာပါ Thandar'))
  await page.getByRole('button', { name: /Next|Continue/ }).click()
  await expect(page.getByRole('heading', { name: 'Have you saved the password?' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, I have it' }).click()

  await page.getByRole('button', { name: 'Safety' }).click()
  await page.getByRole('button', { name: 'Living in Singapore' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: "Thandar's first lessons" })).toBeVisible()
  const offered = page.getByRole('button', { pressed: true })
  const ticked = await offered.count()
  await offered.first().click()
  await page.getByRole('button', { name: `Add ${ticked - 1} lessons` }).click()
  await expect(page).toHaveURL(/\/library/)
  await expect(
    page.getByRole('heading', { name: 'Choose videos for your worker by clicking on the + button.' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /Added/ })).toHaveCount(ticked - 1)
  const title = 'Windows and high places'
  const card = page.getByRole('article').filter({ hasText: title })
  if (await card.getByRole('button', { name: /Add topic/ }).isVisible()) await card.getByRole('button').first().click()
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await close()
})

test('a worker watches and answers in Burmese on her phone, and her employer sees the progress', {
  tag: '@main',
}, async ({ browser }) => {
  const home = await household('burmese', { language: 'mya', topics: '20', isNew: true })
  const { page, close } = await person(browser, 'phone')
  await page.goto(home.worker.link)
  await expect(page.getByText(home.worker.userId)).toBeVisible()
  await page.getByRole('button', { name: 'ရှေ့ဆက်မယ်' }).click()
  // The page of the link has the same button.
  await expect(page.getByRole('radio', { name: 'ပုံ 2' })).toBeAttached()
  await choose(page, 'ပုံ 2')
  await page.getByRole('button', { name: 'ရှေ့ဆက်မယ်' }).click()
  // She reads by herself: nothing needs to be read to her.
  await page.getByRole('dialog').getByRole('button', { name: 'မလိုဘူး' }).click()
  await expect(page.getByRole('tab', { name: 'ကြည့်ရမယ့် ဗီဒီယို' })).toHaveAttribute('aria-selected', 'true')
  // She has seen all but its end, so that the journey need not wait for a whole lesson.
  await markAsWatched(page, await idOf(page, lesson(windows.slug, 'eng').title), 10, new Date(), 'mya')
  await page.getByRole('tab', { name: 'အသစ်တွေ' }).click()
  await page.getByRole('article').filter({ hasText: windows.title }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(windows.title)
  await page.getByRole('button', { name: 'ဆက်ကြည့်မယ်' }).click()
  await playToTheEnd(mediaElement(page))
  await answer(page)
  await page.goto('/worker-progress')
  await expect(page.getByText('ဗီဒီယို 1 ခု ကြည့်ပြီး')).toBeVisible()
  await page.getByRole('button', { name: 'မီနူး', exact: true }).click()
  await page.getByRole('button', { name: 'ထွက်မယ်' }).click()
  await expect(page.getByRole('button', { name: 'ဝင်မယ်' })).toBeVisible()
  await close()

  const employer = await person(browser, 'desktop')
  await startEmployerSession(employer.page, home)
  await employer.page.goto('/worker-progress')
  await expect(employer.page.getByText('1 video course completed')).toBeVisible()
  await employer.close()
})
