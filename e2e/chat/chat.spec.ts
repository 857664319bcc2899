import { expect, test } from '@playwright/test'
import { mediaOf, newWorker, time } from '../stage/lessons/at-lesson'
import { box, turns } from '../stage/pages/chat-parts'
import { look, person } from '../stage/pages/journey'
import { household, ofThisJourney, signInWorker } from '../stage/people/household'

const events = (...all: [name: string, data: object][]) => ({
  contentType: 'text/event-stream',
  body: all.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
})

test('a Burmese worker asks by text, opens the lesson at its second, and comes back to her conversation', {
  tag: '@main',
}, async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  await page.goto('/library')
  await page.getByRole('link', { name: 'Genie ကို မေးမယ်' }).click()
  await expect(page.getByText('ဒီနေ့ ဘာ ကူညီပေးရမလဲ။')).toBeVisible()
  await look(page, 'chat-mya-phone')
  // Nothing to say is nothing asked.
  await page.getByRole('button', { name: 'ပို့မယ်' }).click()
  await expect(turns(page)).toHaveCount(0)

  await box(page).fill('ကလေးကို ဘယ်လို ရေချိုးပေးရမလဲ။')
  await page.getByRole('button', { name: 'ပို့မယ်' }).click()
  await expect(box(page)).toBeFocused()
  const lesson = turns(page).getByRole('link').first()
  await expect(lesson).toContainText('ရေချိုးပေးနည်း')
  await expect(page.getByRole('status').filter({ hasText: /^Genie: / })).toHaveCount(1)
  await look(page, 'chat-mya-answer-phone')

  const seconds = Number(/t=(\d+)/.exec((await lesson.getAttribute('href')) ?? '')?.[1])
  expect(seconds).toBeGreaterThan(0)
  await lesson.click()
  await page.getByRole('button', { name: 'ဆက်ကြည့်မယ်' }).click()
  await expect.poll(() => time(mediaOf(page))).toBeGreaterThanOrEqual(seconds)

  await page.goBack()
  await expect(turns(page)).toHaveCount(1)
  await expect(turns(page)).toContainText('ဘယ်လို ရေချိုးပေးရမလဲ။')
  await expect(page.getByRole('status').filter({ hasText: 'Genie: ' })).toHaveCount(0)
  await page.reload()
  await expect(turns(page)).toHaveCount(1)
  await close()
})

test('a line lost in the middle, the limit, a photo, and an emergency', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone')
  await page.goto('/chat')
  const words = { words: '1. Put cold water in fir' }
  await page.route('**/api/chat', (route) => route.fulfill(events(['words', words])))
  await box(page).fill('How do I bathe a baby?')
  await box(page).press('Enter')
  await expect(turns(page)).toContainText('Put cold water in fir')
  await expect(turns(page)).toContainText('The answer stopped in the middle.')
  await page.unroute('**/api/chat')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(turns(page).getByRole('link').first()).toContainText('Give a baby a safe bath')
  await expect(turns(page)).not.toContainText('stopped in the middle')

  const full = { error: true, code: 'questions_of_hour', error_message: '', values: { time: '10:30' } }
  await page.route('**/api/chat', (route) => route.fulfill({ status: 429, json: full }))
  await box(page).fill('First line')
  await box(page).press('Shift+Enter')
  await box(page).pressSequentially('and another')
  await box(page).press('Enter')
  await expect(turns(page).last()).toContainText('Error: You have asked many questions.')
  await expect(turns(page).last()).toContainText('First line\nand another')
  await page.unroute('**/api/chat')

  const photo = await page.screenshot({ type: 'png' })
  await page.getByTestId('photo').setInputFiles({ name: 'shirt.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await look(page, 'chat-photo-phone')
  await box(page).fill('How do I read this label?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(turns(page).last().getByRole('img', { name: 'Your photo' })).toBeVisible()
  await expect(turns(page).last()).toContainText('I cannot look at the photo now.')

  // Nobody waits for an answer that does not come: what is asked next takes its place.
  await page.route('**/api/chat', () => {}, { times: 1 })
  await box(page).fill('How do I cook rice?')
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue('')
  await box(page).fill('the child is choking!')
  await page.getByRole('button', { name: 'Send' }).click()
  const call = turns(page).last().getByRole('link', { name: 'Call 995' })
  await expect(call).toHaveAttribute('href', 'tel:995')
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(72)
  await expect(page.getByRole('button', { name: 'Hide' })).toHaveCount(0)
  await look(page, 'chat-emergency-phone')
  await turns(page).nth(-2).getByRole('button', { name: 'Try again' }).click()
  await expect(turns(page).nth(-2).getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear Chat' }).click()
  await look(page, 'chat-clear-phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Chat' }).click()
  await expect(turns(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('chat'))).toBeNull()
  await close()
})

test('a chat reaches no other account on the same phone, and is cleared once it is asked for', async ({ browser }) => {
  const name = ofThisJourney()
  const first = await household(`${name}a`)
  const second = await household(`${name}b`)
  const { page, close } = await person(browser, 'desktop')
  await signInWorker(page, first.worker)
  await page.goto('/chat?mode=song')
  await expect(page.getByText('invalid chat mode')).toBeVisible()
  await page.getByRole('button', { name: 'When is my rest day?' }).press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(turns(page).getByRole('link').first()).toBeVisible()
  await look(page, 'chat-desktop')
  await page.getByRole('button', { name: 'Clear Chat' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(turns(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('chat')

  await signInWorker(page, second.worker)
  await page.goto('/chat')
  await expect(page.getByText('How can I help you today?')).toBeVisible()
  await expect(turns(page)).toHaveCount(0)
  await close()
})

test('what one tab asks and clears is seen in the other, and a logout there ends it here', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'desktop')
  await page.goto('/chat')
  await box(page).fill('How do I wash towels?')
  await box(page).press('Enter')
  await expect(turns(page).getByRole('link').first()).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/chat')
  await expect(turns(other)).toHaveCount(1)
  // An answer that one tab waits for is on its way in the other, until that tab is closed.
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

  // Nobody answers here while the other tab clears the chat.
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
  await close()
})
