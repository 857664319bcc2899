import { expect, test } from '@playwright/test'
import { newWorker } from '../stage/lessons/at-lesson'
import { box, record, turns } from '../stage/pages/chat-parts'
import { look } from '../stage/pages/journey'
import { withMicrophone } from '../stage/pages/microphone'

test.use({ launchOptions: withMicrophone })

test('what the browser understands brings the number to call before she has sent it', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone')
  await page.context().grantPermissions(['microphone'])
  await page.addInitScript(() => {
    const heard = { results: [[{ transcript: 'the baby is choking' }]] }
    class Recogniser {
      onresult = (_: object) => {}
      onend = () => {}
      start() {
        queueMicrotask(() => this.onresult(heard))
      }
      stop() {
        this.onend()
      }
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
  })
  await page.goto('/chat?mode=audio')
  await record(page).click()
  await expect(page.getByText('0:01')).toBeVisible()
  await page.getByRole('button', { name: 'Stop and send' }).click()
  await expect(page.getByRole('textbox', { name: 'Genie heard this. Is it right?' })).toHaveValue('the baby is choking')
  await expect(page.getByRole('link', { name: 'Call 995' })).toBeVisible()
  await expect(turns(page)).toHaveCount(0)
  await look(page, 'chat-heard-emergency-phone')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(turns(page).getByRole('link', { name: 'Call 995' })).toBeVisible()
  await close()
})

test('where nobody can hear her, Audio Mode says so and offers text', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(globalThis, name)
  })
  await page.goto('/chat?mode=audio')
  await expect(page.getByText('ဒီဖုန်းမှာ Genie က အသံ မကြားနိုင်ပါဘူး။')).toBeVisible()
  await expect(page.getByRole('button', { name: 'အသံသွင်းမယ်' })).toHaveCount(0)
  await look(page, 'chat-deaf-mya-phone')
  await page.getByRole('button', { name: 'စာရိုက်မယ်' }).click()
  await expect(box(page)).toBeVisible()
  await close()
})
