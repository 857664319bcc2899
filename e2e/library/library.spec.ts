import { expect, test } from '@playwright/test'
import { lesson } from '../stage/lessons/lesson'
import { person } from '../stage/pages/journey'
import { card, cards, tab, topic } from '../stage/pages/library-parts'
import { household, logInEmployer } from '../stage/people/household'

const rice = lesson('cooking-rice', 'eng')

test('tab, topic and search are entries of the history, and survive a reload', { tag: '@main' }, async ({
  browser,
}) => {
  const home = await household('addresses')
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await expect(cards(page)).toHaveCount(24)

  await tab(page, 'Related').click()
  await expect(page).toHaveURL(/\?cat=1$/)
  await topic(page, 'Cooking').click()
  await expect(page).toHaveURL(/\?cat=1&topic=7$/)
  await expect(card(page, rice.title)).toBeVisible()
  await page.reload()
  await expect(tab(page, 'Related')).toHaveAttribute('aria-selected', 'true')
  await expect(topic(page, 'Cooking')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/\?cat=1$/)
  await expect(topic(page, 'Cooking')).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await page.goForward()
  await expect(topic(page, 'Cooking')).toHaveAttribute('aria-pressed', 'true')
  await topic(page, 'Cooking').click()
  await expect(page).toHaveURL(/\?cat=1$/)

  // Several searches are one step of the history; closing the search is another.
  await page.goto('/library')
  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.pressSequentially('rice')
  await expect(page).toHaveURL(/\?q=rice$/)
  await field.fill('rice keep')
  await expect(page).toHaveURL(/\?q=rice\+keep$/)
  // Escape closes the suggestions first, and the search only if there are none.
  await expect(page.getByRole('listbox', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(page).toHaveURL(/\/library$/)
  await page.goBack()
  await expect(field).toHaveValue('rice keep')
  await expect(card(page, rice.title)).toBeVisible()
  // Going back at the moment of closing restores the search, too.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[aria-label="Close search"]')?.click()
    history.back()
  })
  await expect(page).toHaveURL(/\?q=rice\+keep$/)
  await expect(field).toHaveValue('rice keep')
  await page.goBack()
  await expect(field).toHaveCount(0)
  await expect(cards(page)).toHaveCount(24)
  await close()
})

test('by keyboard alone, an employer chooses tab and topic, adds a video and opens one', async ({ browser }) => {
  const home = await household('keys', { topics: '' })
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  const setup = page.getByRole('dialog')
  await expect(setup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(setup).toBeHidden()
  await tab(page, 'All').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Related')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tab(page, 'Recently Added')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: "Your worker's list" })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(topic(page, 'Chores')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/cat=2&topic=7$/)
  await expect(cards(page)).toHaveCount(3)
  await card(page, rice.title).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card(page, rice.title).getByRole('button', { name: /^Added/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: rice.title })).toBeVisible()
  await close()
})
