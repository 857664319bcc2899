import { expect, type Locator, type Page, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own, since all journeys of a server share the library's order. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const names = { English: 'House work', Filipino: 'Trabaho sa bahay', Indonesian: 'Kerja rumah', Burmese: 'အိမ်မှုကိစ္စ' }
/** Drags a row by its grip, with a mouse, past the middle of another row. */
async function dragBelow(page: Page, grip: Locator, row: Locator) {
  const [from, to] = [await grip.boundingBox(), await row.boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, to.y + to.height / 2 + 12, { steps: 12 })
  await page.mouse.up()
}
const saved = (page: Page) => expect(page.getByText('Saved. It holds from now on.')).toBeVisible()

test('a topic renamed in four languages and reordered sections reach a worker and an employer', async ({ browser }) => {
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
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await expect(page.getByRole('listitem').filter({ hasText: names.English })).toContainText(names.Burmese)

  await page.goto('/admin/layout')
  const preview = page.getByRole('region', { name: 'All, as an employer sees it' })
  const first = await preview.getByRole('listitem').first().textContent()
  await dragBelow(page, page.getByRole('button', { name: /^Move Start here, 1 of/ }), page.locator('[data-row]').nth(2))
  await expect(page.getByRole('button', { name: /^Move Start here, 3 of/ })).toBeVisible()
  await expect(preview.getByRole('listitem').first()).not.toHaveText(first ?? '')
  const firstTitle = await preview.locator('li b').first().textContent()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await close()

  const home = await household('renamedtopic', { language: 'mya', topics: '13', origin: server.origin })
  const helper = await person(browser, 'phone', { baseURL: server.origin })
  await logInWorker(helper.page, home.worker)
  await helper.page.goto('/library?cat=2')
  await expect(helper.page.getByRole('button', { name: names.Burmese })).toBeVisible()
  await helper.close()
  const employer = await person(browser, 'desktop', { baseURL: server.origin })
  await logInEmployer(employer.page, home)
  await employer.page.goto('/library?cat=0')
  await expect(employer.page.getByRole('article').first()).toContainText(firstTitle ?? 'nothing')
  await employer.close()
})
