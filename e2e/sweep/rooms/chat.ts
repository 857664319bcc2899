import { expect, type Page } from '@playwright/test'
import { box, turns } from '../../stage/pages/chat-parts'
import { seesDialog } from '../../stage/states/state'
import { press } from '../presses'
import type { Screen } from '../screen'

const path = '/chat'

const events = (...all: [name: string, data: object][]) => ({
  contentType: 'text/event-stream',
  body: all.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
})

const ask = (words: string) => async (page: Page) => {
  await box(page).fill(words)
  await box(page).press('Enter')
  await expect(turns(page).last()).toBeVisible()
}
const showPhoto = async (page: Page) => {
  const buffer = await page.screenshot({ type: 'png' })
  await page.getByTestId('photo').setInputFiles({ name: 'shirt.png', mimeType: 'image/png', buffer })
}
const answered = (page: Page) => expect(turns(page).last().getByRole('link').first()).toBeVisible()
const answeredWith = (words: string) => (page: Page) => expect(turns(page).last()).toContainText(words)

/** Waits for the title of the opened chat. */
export const seesChat = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Genie' })).toBeVisible()
const seesPicture = (page: Page) => expect(page.getByRole('img', { name: 'ပို့ထားတဲ့ ဓာတ်ပုံ' })).toBeVisible()

/** Genie in Burmese; later screens continue the conversation of earlier ones. */
export const workersChat: Screen[] = [
  { name: 'chat-mya', path, sees: seesChat, isMain: true },
  { name: 'chat-mya-answer', path, arrive: ask('ကလေးကို ဘယ်လို ရေချိုးပေးရမလဲ။'), sees: answered, isMain: true },
  { name: 'chat-photo', path, arrive: showPhoto, sees: seesPicture },
  { name: 'chat-photo-ways', path, only: 'phone', arrive: press('ဓာတ်ပုံ ထည့်မယ်'), sees: seesChat },
  {
    name: 'chat-clear',
    path,
    async arrive(page) {
      await ask('လက် ဘယ်လို ဆေးရမလဲ။')(page)
      await press('ပြောထားတာတွေ ဖျက်မယ်')(page)
    },
    sees: seesDialog,
  },
  { name: 'chat-audio', path: '/chat?mode=audio', sees: seesChat },
  {
    name: 'chat-limit',
    path,
    answers: {
      '**/api/chat': (route) =>
        route.fulfill({
          status: 429,
          json: { error: true, code: 'questions_of_hour', error_message: '', values: { time: '10:30' } },
        }),
    },
    arrive: ask('ထမင်း ဘယ်လို ချက်မလဲ။'),
    sees: answeredWith('10:30'),
  },
  {
    name: 'chat-cut',
    path,
    answers: { '**/api/chat': (route) => route.fulfill(events(['words', { words: '1. Put cold water in fir' }])) },
    arrive: ask('How do I bathe a baby?'),
    sees: answeredWith('Put cold water'),
  },
  {
    name: 'chat-emergency',
    path,
    arrive: ask('the child is choking!'),
    sees: (page) => expect(turns(page).last().locator('a[href="tel:995"]')).toBeVisible(),
  },
]
