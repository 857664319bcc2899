import { expect, test } from '@playwright/test'
import { tabTo } from '../stage/pages/by-keyboard'
import { box, record, turns } from '../stage/pages/chat-parts'
import { look, lookInDark, person } from '../stage/pages/journey'
import { withMicrophone } from '../stage/pages/microphone'
import { household, ofThisJourney, signInWorker } from '../stage/people/household'
import { lineTo } from '../stage/servers/line'
import { startWithModel, type WithModel } from '../stage/servers/with-model'

test.use({ launchOptions: withMicrophone })

let server: WithModel
test.beforeAll(async () => {
  server = await startWithModel({ RATE_LIMIT_FACTOR: '1', CHAT_SPEAKS_LANGUAGES: 'eng,phi,ind,mya' })
})
test.afterAll(() => server.stop())
test.afterEach(() => server.tell('behave', { pieceMs: 0, says: null }))

type Visit = Parameters<typeof person>[2] & { device?: 'phone' | 'desktop'; language?: string }

/** A worker of her own for a journey, signed in at the server with a model. */
async function worker(browser: Parameters<typeof person>[0], { device = 'phone', language = 'eng', ...rest }: Visit) {
  const home = await household(`${ofThisJourney()}${language}`, { origin: server.origin, language })
  const visit = await person(browser, device, { baseURL: server.origin, ...rest })
  await signInWorker(visit.page, home.worker)
  return visit
}

test('the line is cut in the middle of an answer: what has come stays, and she goes on once it is back', async ({
  browser,
}) => {
  const line = await lineTo(server.origin)
  const { page } = await worker(browser, { baseURL: line.origin })
  await page.goto('/chat')
  const says =
    'Put cold water in the tub first. Then add hot water, and test it with your elbow before the baby goes in.'
  await server.tell('behave', { pieceMs: 1000, says })
  await box(page).fill('How do I bathe a baby?')
  await box(page).press('Enter')
  await expect(turns(page)).toContainText('Put cold water')
  line.cut()
  await expect(turns(page)).toContainText('The answer stopped in the middle.')
  await expect(turns(page)).toContainText('Put cold water')
  await look(page, 'chat-cut-phone')
  await box(page).fill('How do I cook rice?')
  await box(page).press('Enter')
  await expect(turns(page).last()).toContainText('Error: Network lost.')

  line.mend()
  await server.tell('behave', { pieceMs: 0 })
  await turns(page).last().getByRole('button', { name: 'Try again' }).click()
  await expect(turns(page).last()).toContainText('before the baby goes in.')
  await expect(turns(page).last()).toContainText('How do I cook rice?')
  await turns(page).first().getByRole('button', { name: 'Go on' }).click()
  await expect(turns(page).first()).toContainText('before the baby goes in.')
  await expect(turns(page).first()).not.toContainText('stopped in the middle')
  await page.context().close()
  line.close()
})

test('after 20 questions in an hour she is told when it goes on', async ({ browser }) => {
  const { page, close } = await worker(browser, { language: 'phi' })
  await page.goto('/chat')
  await expect(box(page)).toBeVisible()
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('web_token')}` }
    for (let asked = 0; asked < 20; asked++) {
      const body = new FormData()
      body.set('message', 'Salamat')
      await fetch('/api/chat', { method: 'POST', headers, body })
    }
  })
  await box(page).fill('Paano magluto ng kanin?')
  await box(page).press('Enter')
  const sentence = /Puwede ka ulit magtanong simula \d{1,2}:\d\d ng (umaga|tanghali|hapon|gabi|madaling-araw)\./
  await expect(turns(page)).toContainText(sentence)
  await look(page, 'chat-limit-phone')
  // Help is refused to nobody.
  await box(page).fill('nasusunog ang kusina!')
  await box(page).press('Enter')
  await expect(turns(page).last().getByRole('link', { name: /995/ })).toBeVisible()
  await close()
})

test('she holds the button while she speaks, and takes a recording back', async ({ browser }) => {
  const { page, close } = await worker(browser, { permissions: ['microphone'], device: 'desktop' })
  await page.goto('/chat?mode=audio')
  await record(page).hover()
  await page.mouse.down()
  await expect(page.getByText('0:01')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Genie heard this. Is it right?' })).toBeVisible()
  await page.getByRole('button', { name: 'Speak again' }).click()
  const before = (await server.seen()).recordings.length
  await record(page).click()
  await expect(page.getByText('0:01')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Press the red button and speak.')).toBeVisible()
  await expect(record(page)).toBeVisible()
  expect((await server.seen()).recordings).toHaveLength(before)
  await expect(turns(page)).toHaveCount(0)
  await close()
})

test('a microphone that is blocked, and none at all', async ({ browser }) => {
  const { page, close } = await worker(browser, {})
  await page.goto('/chat?mode=audio')
  // Any permission given by name refuses the others.
  await page.context().grantPermissions(['geolocation'])
  await record(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The microphone is off')
  await look(page, 'chat-blocked-phone')
  await page.context().grantPermissions(['microphone'])
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Stop and send' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Requested device not found', 'NotFoundError')
    }
  })
  await page.reload()
  await record(page).click()
  await expect(dialog).toContainText('No microphone found')
  await look(page, 'chat-missing-phone')
  await dialog.getByRole('button', { name: 'Text Mode' }).click()
  await expect(box(page)).toBeVisible()
  await close()
})

test('an answer is read aloud by the provider where the phone has no voice, and paid for once', async ({ browser }) => {
  const { page, close } = await worker(browser, { language: 'mya' })
  await page.goto('/chat')
  await box(page).fill('လက် ဘယ်လို ဆေးရမလဲ။')
  await box(page).press('Enter')
  const before = (await server.seen()).spoken.length
  const listen = turns(page).getByRole('button', { name: 'နားထောင်မယ်' })
  await listen.click()
  await expect.poll(async () => (await server.seen()).spoken.length).toBe(before + 1)
  await expect(listen).toBeVisible()
  await listen.click()
  await expect(listen).toBeVisible()
  expect((await server.seen()).spoken).toHaveLength(before + 1)
  await look(page, 'chat-listen-mya-phone')
  await close()
})

test('on a desktop in the dark, by keyboard alone', async ({ browser }) => {
  const { page, close } = await worker(browser, {
    device: 'desktop',
    colorScheme: 'dark',
    permissions: ['microphone'],
  })
  const { keyboard } = page
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/chat')
  await tabTo(page, box(page))
  await keyboard.type('How do I bathe a baby?')
  await keyboard.press('Enter')
  const lesson = turns(page).getByRole('link').first()
  await tabTo(page, lesson, 'Shift+Tab')
  await lookInDark(page, 'chat-answer-desktop')
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Video' })).toBeVisible()
  await page.goBack()

  await tabTo(page, button('Clear Chat'))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await lookInDark(page, 'chat-clear-desktop')
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button('Clear Chat')).toBeFocused()
  await expect(turns(page)).toHaveCount(1)

  await tabTo(page, page.getByRole('radio', { name: 'Text Mode' }))
  await keyboard.press('ArrowRight')
  await tabTo(page, record(page))
  await keyboard.press('Space')
  await expect(page.getByText('0:01')).toBeVisible()
  await keyboard.press('Space')
  const heard = page.getByRole('textbox', { name: 'Genie heard this. Is it right?' })
  await expect(heard).toHaveValue('How do I wash towels?')
  await lookInDark(page, 'chat-heard-desktop')
  await tabTo(page, button('Send'))
  await keyboard.press('Enter')
  await expect(turns(page)).toHaveCount(2)
  await expect(turns(page).last()).toContainText('How do I wash towels?')

  await tabTo(page, button('Clear Chat'), 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Clear Chat' }))
  await keyboard.press('Enter')
  await expect(turns(page)).toHaveCount(0)
  await close()
})
