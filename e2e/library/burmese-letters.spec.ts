import { expect, type Page, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { household, logInEmployer } from '../stage/people/household'

/** Our fonts that a page has loaded; its fallbacks are the device's own. */
const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    const { fonts } = document
    await fonts.ready
    return [
      ...new Set(
        [...fonts].flatMap(({ family, status }) => (status === 'loaded' && !family.endsWith('Fallback') ? family : [])),
      ),
    ].sort()
  })

const latin = ['Atkinson Hyperlegible Next Variable', 'Gabarito Variable']
const withBurmese = [...latin, 'Noto Sans Myanmar']

test('the Burmese font loads on an English page only if it has Burmese letters', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, await household('letters'))
  for (const path of ['/library', '/library?q=zzzzzz', '/worker-progress', '/e-settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect.poll(() => fontsOf(page), path).toEqual(latin)
  }

  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('က')
  await expect.poll(() => fontsOf(page), 'in the search field').toEqual(withBurmese)

  await page.goto('/library?q=ကကက')
  await expect(page.getByText('No videos for “ကကက”')).toBeVisible()
  await expect.poll(() => fontsOf(page), 'in a sentence').toEqual(withBurmese)
  await page.screenshot({ path: 'test-results/screens/burmese-letters.png' })
  await close()
})
