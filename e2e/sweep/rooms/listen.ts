import { expect, type Page } from '@playwright/test'
import { withVoice } from '../../stage/browser/voice'
import { press } from '../presses'
import type { Screen } from '../screen'

/** A phone with a voice that never comes to its end, and with the mode on. */
async function listen(page: Page, voice: string) {
  await withVoice(page, voice)
  await page.evaluate(() => localStorage.setItem('listen', 'on'))
  await page.reload()
  await expect(page.locator('[data-listen-bar]')).toBeVisible()
}

const isRead = (page: Page) => expect(page.locator('[data-read]')).toBeVisible()

/** The listen mode in Burmese: a card that is read, a dialog with the bar, and the switch in the menu. */
export const listenScreens: Screen[] = [
  {
    name: 'listen-mode',
    path: '/library',
    async arrive(page) {
      await listen(page, 'my-MM')
      await page.getByRole('main').getByRole('article').getByRole('link').last().click()
    },
    sees: isRead,
  },
  {
    name: 'listen-mode-chat',
    path: '/chat',
    sees: (page) => expect(page.locator('[data-listen-bar]')).toBeVisible(),
  },
  {
    name: 'listen-mode-menu',
    path: '/library',
    async arrive(page) {
      await expect(page.locator('[data-listen-bar]')).toBeVisible()
      const menu = page.getByRole('button', { name: 'မီနူး' })
      await menu.click()
      await menu.click()
    },
    sees: (page) => expect(page.getByRole('switch')).toBeVisible(),
  },
]

/** The question at the first login, once she has chosen her picture. */
export const listenOffer = (showAsNew: (page: Page) => Promise<void>): Screen => ({
  name: 'listen-mode-first',
  path: '/hello',
  async arrive(page) {
    await withVoice(page, 'en-SG')
    await showAsNew(page)
    await press('Continue')(page)
  },
  sees: (page) => expect(page.getByRole('dialog', { name: 'Tap and listen' })).toBeVisible(),
})
