import { expect, test } from '@playwright/test'
import { withMicrophone } from '../stage/browser/microphone'
import { person } from '../stage/pages/journey'
import { household, journeyName, startWorkerSession } from '../stage/people/household'
import { startWithModel, type WithModel } from '../stage/servers/with-model'

test.use({ launchOptions: withMicrophone })

let server: WithModel
test.beforeAll(async () => {
  server = await startWithModel()
})
test.afterAll(() => server.stop())

test('a worker speaks, corrects the transcript, and hears the answer; a photo is understood', async ({ browser }) => {
  const home = await household(journeyName(), { origin: server.origin })
  const { page, close } = await person(browser, 'phone', { baseURL: server.origin })
  await startWorkerSession(page, home.worker)
  await page.goto('/chat?mode=audio')
  await page.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByText('Allow the microphone to record.')).toBeVisible()
  await page.context().grantPermissions(['microphone'])
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByText('0:02')).toBeVisible()
  await page.getByRole('button', { name: 'Stop and send' }).click()
  const transcript = page.getByRole('textbox', { name: 'Genie heard this. Is it right?' })
  await expect(transcript).toHaveValue('How do I wash towels?')
  await transcript.fill('How do I wash white towels?')
  await page.getByRole('button', { name: 'Send' }).click()
  const turn = page.locator('[data-turn]')
  await expect(turn).toContainText('How do I wash white towels?')
  // The players of her own recording and of the spoken answer.
  await expect(turn.getByRole('button', { name: /Play|Pause/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Emergency' }).click()
  await expect(page.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByText('Text Mode').click()
  const photo = await page.screenshot({ type: 'png' })
  await page.getByTestId('photo').setInputFiles({ name: 'shirt.png', mimeType: 'image/png', buffer: photo })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('[data-turn]').last().getByRole('listitem').first()).toBeVisible()

  // The model's connection breaks during an answer: the words so far stay, or the library's own answer replaces them.
  await server.tell('fault', { fault: 'error', times: 4 })
  await page.getByRole('textbox').fill('How do I clean the bathroom?')
  await page.getByRole('textbox').press('Enter')
  await expect(page.locator('[data-turn]').last()).toContainText('This answer is from the lessons.')
  await close()
})
