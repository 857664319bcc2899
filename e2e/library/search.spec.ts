import { expect, test } from '@playwright/test'
import { atLesson } from '../stage/at-lesson'
import { household, logInEmployer, logInWorker } from '../stage/household'
import { look, person } from '../stage/journey'
import { lesson } from '../stage/lesson'
import { cards } from '../stage/library-parts'

const windows = lesson('safety-windows', 'eng')

test('a search from anywhere leads to the library; an address with keywords searches by itself', async ({
  browser,
}) => {
  const home = await household('searching')
  const rice = lesson('cooking-rice', 'eng')
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.goto('/worker-progress')
  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('rice leftovers')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/library\?q=rice\+leftovers$/)
  await expect(field).toHaveValue('rice leftovers')
  await expect(cards(page).first().getByRole('heading')).toHaveText(rice.title)

  for (const keywords of ['ricce', 'leftov', '  RICE  ']) {
    await page.goto(`/library?${new URLSearchParams({ q: keywords, topic: '7' })}`)
    await expect(field).toHaveValue(keywords.trim() === 'RICE' ? /RICE/ : keywords)
    await expect(cards(page).first().getByRole('heading')).toHaveText(rice.title)
    await expect(page.getByRole('tab', { name: /^All/ })).toHaveText(/\d/)
  }
  await look(page, 'search-found-desktop')
  const opener = page.getByRole('button', { name: 'Search', exact: true })
  await field.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(opener).toBeFocused()
  await page.goto('/library?q=rice&topic=7')
  await page.getByRole('button', { name: 'Remove Cooking' }).click()
  await expect(page).not.toHaveURL(/topic/)

  for (const keywords of ['%_\\', '<b>"\'', '💧', '(', 'x'.repeat(200), 'y'.repeat(400)]) {
    await page.goto(`/library?${new URLSearchParams({ q: keywords })}`)
    await expect(page.getByText('Try another word, or choose a topic above.')).toBeVisible()
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(tooWide, keywords).toBe(false)
  }
  await look(page, 'search-empty-desktop')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/library$/)
  await expect(field).toHaveCount(0)
  await expect(cards(page)).toHaveCount(24)
  await close()
})

test('Burmese is found in the middle of a phrase; what is not on her list is found beyond it', async ({ browser }) => {
  const home = await household('findings', { language: 'mya' })
  const burns = lesson('safety-burns', 'mya')
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.getByRole('button', { name: 'ရှာမယ်' }).click()
  const field = page.getByRole('combobox')
  const middle = burns.title.slice(3, 12).trim()
  await field.fill(middle)
  await expect(page.getByRole('option').filter({ hasText: burns.title })).toBeVisible()
  await look(page, 'search-suggestions-my-phone')
  await field.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByText('ကြည့်ရမယ့် ဗီဒီယိုထဲမှာ မပါပါဘူး။')).toBeVisible()
  await look(page, 'search-not-on-list-my-phone')
  await page.getByRole('button', { name: 'ဗီဒီယို အားလုံးမှာ ရှာမယ်' }).click()
  await expect(page).toHaveURL(/cat=2/)
  await expect(cards(page).filter({ hasText: burns.title })).toBeVisible()
  await expect(cards(page).locator('mark').first()).toBeVisible()
  await page.getByRole('button', { name: 'ရှာတာ ပိတ်မယ်' }).click()
  await expect(page).not.toHaveURL(/q=/)
  await close()
})

test('a search suggests while one types, and marks what was typed', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title)
  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.pressSequentially('win')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: windows.title })).toBeVisible()
  await expect(options.locator('mark').first()).toHaveText(/win/i)
  await look(page, 'search-suggestions-desktop')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/library\?q=win/)
  await page.getByRole('tab', { name: 'Recently Added' }).click()
  await expect(page.getByRole('article').locator('mark').first()).toHaveText(/win/i)
  await close()
})

test('an address that nothing can be found by is read as far as it makes sense', async ({ browser }) => {
  const home = await household('oddfields')
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  const refused: string[] = []
  page.on('response', (reply) => reply.status() === 400 && refused.push(reply.url()))
  for (const query of ['topic=99999999999999', 'video=99999999999999', 'q=%00']) {
    await page.goto(`/library?${query}`)
    await expect(cards(page)).not.toHaveCount(0)
  }
  const suggestions = page.waitForResponse(/employer_all\?.*limit=5/)
  await page.goto(`/library?q=${'y'.repeat(300)}`)
  await suggestions
  await expect(page.getByText('Try another word, or choose a topic above.')).toBeVisible()
  expect(refused).toEqual([])
  await close()
})

test('who finds nothing among the completed videos reads where was searched, and searches on', async ({ browser }) => {
  const home = await household('notcompleted')
  const worker = await person(browser, 'phone')
  await logInWorker(worker.page, home.worker)
  const employer = await person(browser, 'desktop')
  await logInEmployer(employer.page, home)
  for (const { page, close } of [worker, employer]) {
    await page.goto('/library?topic=-2&q=window')
    await expect(page.getByText('It is not among the completed videos.')).toBeVisible()
    await expect(page.getByText('It is not on your list.')).toBeHidden()
    await page.getByRole('button', { name: 'Search all videos' }).click()
    await expect(page).toHaveURL('/library?q=window&cat=2')
    await expect(cards(page).filter({ hasText: windows.title })).toBeVisible()
    await close()
  }
})
