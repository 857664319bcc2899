import { expect, test } from '@playwright/test'
import { mediaOf } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { nearTheEnd } from '../stage/lessons/near-the-end'
import { pressByKey, tabTo } from '../stage/pages/by-keyboard'

const burns = lesson('safety-burns', 'eng')

test('a whole lesson by keyboard alone: play faster, watch, answer, go on', { tag: '@main' }, async ({ browser }) => {
  const { page, close, id } = await nearTheEnd(browser, burns.title, 6)
  const player = page.getByRole('region', { name: 'Video' })
  await pressByKey(page, player.getByRole('button', { name: 'Continue', exact: true }))
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('k')
  await pressByKey(page, player.getByRole('button', { name: 'Settings' }))
  await tabTo(page, page.getByRole('dialog').getByRole('radio', { checked: true }))
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => mediaOf(page).evaluate((clip: HTMLVideoElement) => clip.playbackRate)).toBe(2)
  await page.keyboard.press('k')
  await expect.poll(() => mediaOf(page).evaluate((clip: HTMLVideoElement) => clip.ended)).toBe(true)
  for (const { content, right } of burns.questions) {
    const answers = page.getByRole('radiogroup', { name: content }).getByRole('radio')
    await tabTo(page, answers.first())
    await page.keyboard.press('Space')
    for (let step = 0; step < 3 && !(await page.getByRole('radio', { name: right }).isChecked()); step += 1) {
      await page.keyboard.press('ArrowDown')
    }
    await pressByKey(page, page.getByRole('button', { name: 'Submit' }))
    await expect(page.getByText(/^Correct!/).first()).toBeVisible()
    if (content === burns.questions.at(-1)?.content) break
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeFocused()
  await pressByKey(page, page.getByRole('link', { name: 'Next video' }))
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`))
  await expect(page.locator('h1:not(.sr-only)')).toBeVisible()
  await close()
})
