import { expect, test } from '@playwright/test'
import { mediaElement, pageTitle } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { nearTheEnd } from '../stage/lessons/near-the-end'
import { pressByKey, tabTo } from '../stage/pages/by-keyboard'

const burns = lesson('safety-burns', 'eng')

test('a lesson is completed by keyboard alone: faster playback, questions, next lesson', { tag: '@main' }, async ({
  browser,
}) => {
  const { page, close, id } = await nearTheEnd(browser, burns.title, 8)
  const player = page.getByRole('region', { name: 'Video' })
  const clip = (read: (media: HTMLVideoElement) => number | boolean) => mediaElement(page).evaluate(read)
  await pressByKey(page, player.getByRole('button', { name: 'Continue', exact: true }))
  await expect.poll(() => clip(({ currentTime, paused }) => currentTime > 0 && !paused)).toBe(true)
  await page.keyboard.press('k')
  await expect.poll(() => clip(({ paused }) => paused)).toBe(true)
  await pressByKey(page, player.getByRole('button', { name: 'Settings' }))
  await tabTo(page, page.getByRole('dialog').getByRole('radio', { checked: true }))
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => clip(({ playbackRate }) => playbackRate)).toBe(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('k')
  await expect.poll(() => clip(({ ended }) => ended)).toBe(true)
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
  await expect(pageTitle(page)).toBeVisible()
  await close()
})
