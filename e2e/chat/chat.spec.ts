import { expect, test } from '@playwright/test'
import { mediaElement, newWorker, time } from '../stage/lessons/at-lesson'
import { box, turns } from '../stage/pages/chat-parts'
import { person } from '../stage/pages/journey'
import { household, journeyName, startWorkerSession } from '../stage/people/household'

test("a Burmese worker asks by text, opens the lesson at the answer's position, and returns to her conversation", {
  tag: '@main',
}, async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  await page.goto('/library')
  await page.getByRole('banner').getByRole('link', { name: 'Genie', exact: true }).click()
  await expect(page.getByText('ဒီနေ့ ဘာ ကူညီပေးရမလဲ။')).toBeVisible()
  // An empty question is not sent.
  await page.getByRole('button', { name: 'ပို့မယ်' }).click()
  await expect(turns(page)).toHaveCount(0)

  await box(page).fill('ကလေးကို ဘယ်လို ရေချိုးပေးရမလဲ။')
  await page.getByRole('button', { name: 'ပို့မယ်' }).click()
  await expect(box(page)).toBeFocused()
  const lesson = turns(page).getByRole('link').first()
  await expect(lesson).toContainText('ရေချိုးပေးနည်း')
  await expect(page.getByRole('status').filter({ hasText: /^Genie: / })).toHaveCount(1)

  const seconds = Number(/t=(\d+)/.exec((await lesson.getAttribute('href')) ?? '')?.[1])
  expect(seconds).toBeGreaterThan(0)
  await lesson.click()
  await page.getByRole('button', { name: 'ဆက်ကြည့်မယ်' }).click()
  await expect.poll(() => time(mediaElement(page))).toBeGreaterThanOrEqual(seconds)

  await page.goBack()
  await expect(turns(page)).toHaveCount(1)
  await expect(turns(page)).toContainText('ဘယ်လို ရေချိုးပေးရမလဲ။')
  await expect(page.getByRole('status').filter({ hasText: 'Genie: ' })).toHaveCount(0)
  await page.reload()
  await expect(turns(page)).toHaveCount(1)
  await close()
})

test('questions and clearing in one tab appear in the other; a logout ends the conversation in both, and no other account sees it', async ({
  browser,
}) => {
  const [first, second] = [await household(`${journeyName()}a`), await household(`${journeyName()}b`)]
  const { page, close } = await person(browser, 'desktop')
  await startWorkerSession(page, first.worker)
  await page.goto('/chat?mode=song')
  await expect(page.getByText('invalid chat mode')).toBeVisible()
  await page.getByRole('button', { name: 'When is my rest day?' }).press('Enter')
  await expect(turns(page).getByRole('link').first()).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/chat')
  await expect(turns(other)).toHaveCount(1)
  // A question that one tab waits for is shown as pending in the other, until that tab is closed.
  const third = await page.context().newPage()
  await third.route('**/api/chat', () => {})
  await third.goto('/chat')
  await box(third).fill('How do I iron a shirt?')
  await box(third).press('Enter')
  await expect(turns(other)).toHaveCount(2)
  await expect(turns(other).last().getByRole('img', { name: 'Please wait' })).toBeVisible()
  await expect(turns(other).last()).not.toContainText('No answer came.')
  await third.close()
  await expect(turns(other).last()).toContainText('No answer came.')

  // This question gets no answer while the other tab clears the chat.
  await page.route('**/api/chat', () => {}, { times: 1 })
  await box(page).fill('How do I cook rice?')
  await box(page).press('Enter')
  await expect(turns(other)).toHaveCount(3)
  await other.getByRole('button', { name: 'Clear Chat' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Clear Chat' }).click()
  await expect(turns(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('chat'))).toBeNull()

  await box(page).fill('How do I clean the bathroom?')
  await box(page).press('Enter')
  await expect(turns(other)).toHaveCount(1)
  await other.goto('/library')
  await other.getByRole('button', { name: 'Menu' }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('chat')

  await startWorkerSession(page, second.worker)
  await page.goto('/chat')
  await expect(page.getByText('How can I help you today?')).toBeVisible()
  await expect(turns(page)).toHaveCount(0)
  await close()
})
