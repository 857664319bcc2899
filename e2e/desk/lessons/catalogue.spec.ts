import { expect, type Page, test } from '@playwright/test'
import { look, person } from '../../stage/pages/journey'
import { household, logInEmployer, logInWorker, signInAdmin } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own: what orders the library is the same for all journeys. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const names = { English: 'House work', Filipino: 'Trabaho sa bahay', Indonesian: 'Kerja rumah', Burmese: 'အိမ်မှုကိစ္စ' }
const saved = (page: Page) => expect(page.getByText('Saved. It holds from now on.')).toBeVisible()

test('a topic is renamed in four languages, half of it after a reload, and its worker reads the new name', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Demo: come in as admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/admin/topics')
  await page.getByRole('button', { name: 'Edit Chores' }).click()
  const field = (language: string) => page.getByRole('textbox', { name: `Name, ${language}` })
  await field('English').fill(names.English)
  await field('Filipino').fill(names.Filipino)
  await page.reload()
  await expect(field('English')).toHaveValue(names.English)
  await field('Indonesian').fill(names.Indonesian)
  await field('Burmese').fill(names.Burmese)
  await look(page, 'desk-topics-open')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await expect(page.getByRole('listitem').filter({ hasText: names.English })).toContainText(names.Burmese)
  const home = await household('renamedtopic', { language: 'mya', topics: '13', origin: server.origin })
  const helper = await person(browser, 'phone', { baseURL: server.origin })
  await logInWorker(helper.page, home.worker)
  await helper.page.goto('/library?cat=2')
  await expect(helper.page.getByRole('button', { name: names.Burmese })).toBeVisible()
  await helper.close()
  await close()
})

test('sections change places by the keyboard, and an employer sees her library in that order', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await signInAdmin(page)
  await page.goto('/admin/layout')
  const preview = page.getByRole('region', { name: 'All, as an employer sees it' })
  const first = await preview.getByRole('listitem').first().textContent()
  await page.getByRole('button', { name: /^Move Start here, 1 of/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Move Start here, 2 of/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Move Start here, 3 of/ })).toBeFocused()
  await expect(preview.getByRole('listitem').first()).not.toHaveText(first ?? '')
  const shown = await preview.locator('li b').first().textContent()
  await look(page, 'desk-layout')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  const home = await household('neworder', { origin: server.origin })
  const boss = await person(browser, 'desktop', { baseURL: server.origin })
  await logInEmployer(boss.page, home)
  await boss.page.goto('/library?cat=0')
  await expect(boss.page.getByRole('article').first()).toContainText(shown ?? 'nothing')
  await boss.close()
  await close()
})

test('of two windows that change one question the second is told, and keeps her words', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await signInAdmin(page)
  await page.goto('/admin/faq?open=cost')
  const answer = (window: Page) => window.getByRole('textbox', { name: 'Answer, English' })
  const question = (window: Page) => window.getByRole('textbox', { name: 'Question, English' })
  await expect(answer(page)).toBeVisible()
  const other = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await other.goto('/healthz')
  await other.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    await page.evaluate(() => ({ ...localStorage })),
  )
  await other.goto('/admin/faq?open=cost')
  await expect(answer(other)).toBeVisible()
  await question(page).fill('What does it cost?')
  await answer(page).fill('Mine: $19.90 a month.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await answer(other).fill('Hers: $149 a year.')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Somebody else saved this meanwhile.', { exact: false })).toBeVisible()
  await expect(answer(other)).toHaveValue('Hers: $149 a year.')
  await expect(question(other)).toHaveValue('What does it cost?')
  await expect(other.getByRole('region', { name: 'Answer: stored meanwhile' })).toContainText('Mine: $19.90 a month.')
  await look(other, 'desk-faq-contested')
  await other.getByRole('button', { name: 'Save mine' }).click()
  await saved(other)
  await page.goto('/faq.html')
  await page.getByText('What does it cost?').click()
  await expect(page.getByText('Hers: $149 a year.')).toBeVisible()
  await other.context().close()
  await close()
})

test('a lesson is found and put on a skill, and who has the skill keeps it', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await signInAdmin(page)
  await page.goto('/admin/skills')
  await page.getByRole('button', { name: /^Laundry/ }).click()
  await page.getByRole('button', { name: 'Add a lesson' }).click()
  await page.getByRole('searchbox', { name: 'Find a lesson to add' }).fill('windows')
  await page
    .getByRole('button', { name: /window/i })
    .first()
    .click()
  await expect(page.getByText(/gets? or loses? the skill|get the skill at once|gets the skill at once/)).toBeVisible()
  await look(page, 'desk-skill-open')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await expect(page.getByRole('button', { name: /^Laundry/ })).toContainText('2 lessons')
  await close()
})
