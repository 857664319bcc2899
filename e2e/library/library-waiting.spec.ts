import { expect, type Route, test } from '@playwright/test'
import { look, person } from '../stage/pages/journey'
import { cards } from '../stage/pages/library-parts'
import { household, logInWorker } from '../stage/people/household'
import { refuse } from '../stage/states/state'

test('a line that fails is told, and tried again where it broke', async ({ browser }) => {
  const home = await household('badline', { language: 'ind' })
  const { page } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.waitForLoadState('networkidle')
  const fail = (route: Route) =>
    route.fulfill({ status: 500, json: { error: true, code: 'server_error', error_message: 'x' } })
  await page.route('**/api/feeds/recently_added*', fail)
  await page.goto('/library?cat=2')
  await expect(page.getByRole('alert')).toContainText('Ada masalah.')
  await look(page, 'library-error-ind-phone')
  await page.unroute('**/api/feeds/recently_added*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(cards(page)).toHaveCount(24)

  await page.route('**/api/feeds/recently_added*cursor=*', fail)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  await page.unroute('**/api/feeds/recently_added*cursor=*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(cards(page)).toHaveCount(30)
  await page.context().close()
})

test('without internet she hears that her progress is saved', async ({ browser }) => {
  const home = await household('offlines', { language: 'mya' })
  const { page } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.route('**/api/video_subscription/**', (route) => route.abort())
  await page.goto('/library')
  await expect(page.getByRole('heading', { name: 'အင်တာနက် မရှိပါဘူး' })).toBeVisible()
  await look(page, 'library-offline-my-phone')
  await page.unroute('**/api/video_subscription/**')
  await page.getByRole('button', { name: 'ထပ်လုပ်မယ်' }).click()
  await expect(page.getByRole('heading', { name: 'ကြည့်ရမယ့် ဗီဒီယို မရှိသေးပါဘူး' })).toBeVisible()
  await look(page, 'library-list-empty-my-phone')
  await page.getByRole('button', { name: 'ဆက်စပ်ဗီဒီယို' }).click()
  await expect(page).toHaveURL(/\?cat=1$/)
  await page.context().close()
})

test('topics that do not load are told and asked for again; the chosen one can be taken away', async ({ browser }) => {
  const home = await household('notopics', { language: 'mya' })
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.route('**/api/topics*', refuse(429, 'server_error'))
  await page.goto('/library?cat=2&topic=20')
  const failure = page.getByRole('status').filter({ hasText: 'ခေါင်းစဉ်တွေ မပေါ်လာပါဘူး။' })
  await expect(failure).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await look(page, 'library-no-topics-my-phone')
  await failure.getByRole('button', { name: /ဘေးကင်းရေး/ }).click()
  await expect(page).toHaveURL(/\?cat=2$/)
  await page.goto('/library?topic=-2')
  // Her list has the topics in another place, which asks for them by itself; that fails, too.
  const askedAnew = page.waitForResponse('**/api/topics*')
  await failure.getByRole('button', { name: /ကြည့်ပြီး/ }).click()
  await expect(page).not.toHaveURL(/topic/)
  await askedAnew
  await expect(failure).toBeVisible()
  await page.unroute('**/api/topics*')
  await failure.getByRole('button', { name: 'ထပ်လုပ်မယ်' }).click()
  await expect(page.getByRole('group', { name: 'ခေါင်းစဉ်တွေ' }).getByRole('button').first()).toBeVisible()
  await expect(failure).toHaveCount(0)
  await close()
})
