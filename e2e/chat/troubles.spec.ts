import { expect, test } from '@playwright/test'
import { withMicrophone } from '../stage/browser/microphone'
import { tabTo } from '../stage/pages/by-keyboard'
import { box, record, turns } from '../stage/pages/chat-parts'
import { person } from '../stage/pages/journey'
import { household, journeyName, startWorkerSession } from '../stage/people/household'
import { startLine } from '../stage/servers/line'
import { startWithModel, type WithModel } from '../stage/servers/with-model'

test.use({ launchOptions: withMicrophone })

let server: WithModel
test.beforeAll(async () => {
  server = await startWithModel()
})
test.afterAll(() => server.stop())
test.afterEach(() => server.tell('behave', { pieceMs: 0, says: null }))

type Visit = Parameters<typeof person>[2] & { device: 'phone' | 'desktop' }

/** A journey's own worker, signed in at the server with a model. */
async function worker(browser: Parameters<typeof person>[0], { device, ...rest }: Visit) {
  const home = await household(journeyName(), { origin: server.origin })
  const visit = await person(browser, device, { baseURL: server.origin, ...rest })
  await startWorkerSession(visit.page, home.worker)
  return visit
}

test('if the connection breaks during an answer, the received part stays, and the chat continues afterwards', async ({
  browser,
}) => {
  const line = await startLine(server.origin)
  const { page } = await worker(browser, { device: 'phone', baseURL: line.origin })
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

test('the chat works on a desktop in the dark theme, by keyboard alone', async ({ browser }) => {
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
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Video' })).toBeVisible()
  await page.goBack()

  await tabTo(page, button('Clear Chat'))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
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
  const transcript = page.getByRole('textbox', { name: 'Genie heard this. Is it right?' })
  await expect(transcript).toHaveValue('How do I wash towels?')
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
