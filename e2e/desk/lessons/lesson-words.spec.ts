import { expect, type Page, test } from '@playwright/test'
import { lesson } from '../../stage/lessons/lesson'
import { openLesson } from '../../stage/pages/desk-lessons'
import { look, person } from '../../stage/pages/journey'
import { signInAdmin } from '../../stage/people/household'
import { startWithModel, type WithModel } from '../../stage/servers/with-model'

/** A server of its own, with a model that translates. */
let server: WithModel
test.beforeAll(async () => {
  server = await startWithModel()
})
test.afterAll(() => server.stop())

const windows = lesson('safety-windows', 'eng')
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function begin(page: Page, title: string) {
  await page.goto('/admin/videos')
  await page.getByRole('button', { name: 'New lesson' }).click()
  await page.getByLabel('Title in English').fill(title)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const vtt = `WEBVTT

1
00:00:01.000 --> 00:00:03.000
<b>Hold</b> the frame <script>alert(1)</script>

2
00:00:03.500 --> 00:00:06.000
Never lean out
`
const srt = `1\r\n00:00:01,000 --> 00:00:03,000\r\nHawakan ang frame\r\n\r\n2\r\n00:00:02,500 --> 00:00:06,000\r\nHuwag dumungaw\r\n`
const chosen = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

async function choose(page: Page, name: string, text: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(chosen(name, text))
}
const cue = (page: Page, number: number, language: string) => field(page, `Cue ${number}, ${language}`)

test('subtitles are read from VTT and SRT, mended, shifted, and their times copied', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await signInAdmin(page)
  await begin(page, 'Open a window safely')
  await page.getByRole('link', { name: /^Edit/ }).click()
  await choose(page, 'windows.vtt', vtt)
  await expect(page.getByText('2 cues were read from windows.vtt.')).toBeVisible()
  await expect(page.getByText(/^Script was taken out/)).toBeVisible()
  await expect(cue(page, 1, 'English')).toHaveValue('Hold the frame')
  await page.getByRole('textbox', { name: 'Seconds' }).fill('+0.5')
  await page.getByRole('button', { name: 'Shift', exact: true }).click()
  await expect(field(page, 'Cue 1 begins')).toHaveValue('00:01.500')
  await expect(field(page, 'Cue 2 ends')).toHaveValue('00:06.500')
  await saved(page)

  await page.getByRole('combobox', { name: 'Language to copy to' }).selectOption({ label: 'Burmese' })
  await page.getByRole('button', { name: 'Copy 2 cues' }).click()
  const tabs = page.getByRole('navigation', { name: 'Language of the subtitles' })
  await tabs.getByRole('link', { name: /Burmese/ }).click()
  await expect(field(page, 'Cue 2 ends')).toHaveValue('00:06.500')
  await expect(cue(page, 2, 'Burmese')).toHaveValue('')
  await cue(page, 1, 'Burmese').fill('ပြတင်းပေါက်ဘောင်ကို ကိုင်ထားပါ')
  await cue(page, 2, 'Burmese').fill('ဘယ်တော့မှ အပြင်ကို မကိုင်းပါနဲ့')
  await saved(page)

  await tabs.getByRole('link', { name: /Filipino/ }).click()
  await expect(tabs.getByRole('link', { name: /Filipino/ })).toHaveAttribute('aria-current', 'page')
  await choose(page, 'bintana.srt', srt)
  await expect(page.getByText('2 cues were read from bintana.srt.')).toBeVisible()
  await expect(page.getByText('Runs 0.5 s into the next one.')).toBeVisible()
  await look(page, 'desk-subtitles')
  await page.getByRole('button', { name: 'End at 00:02.500' }).click()
  await expect(page.getByText('Runs 0.5 s into the next one.')).toBeHidden()
  await choose(page, 'no.srt', '<html>no subtitles</html>')
  await expect(page.getByText('No cue was found in this file.')).toBeVisible()
  await expect(cue(page, 2, 'Filipino')).toHaveValue('Huwag dumungaw')
  await saved(page)
  await page.reload()
  await expect(field(page, 'Cue 1 ends')).toHaveValue('00:02.500')
  await close()
})

test('a machine’s words are marked, never published unconfirmed, and confirmed one by one', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await signInAdmin(page)
  await openLesson(page, windows.title)
  await page.getByRole('tab', { name: /^Filipino/ }).click()
  await field(page, 'Title, Filipino').fill('')
  await field(page, 'Description, Filipino').fill('')
  await saved(page)
  await page.getByRole('link', { name: 'Translation aid' }).click()
  await page.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(field(page, 'Title, Filipino')).toHaveValue(/Ganito ang gawin/)
  await expect(page.getByText('Machine', { exact: true })).toHaveCount(2)
  await saved(page)
  await look(page, 'desk-translate')

  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: windows.title })).toBeVisible()
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(/machine/i).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()

  await page.goBack()
  await page.getByRole('tab', { name: /^Filipino/ }).click()
  await page.getByRole('link', { name: 'Translation aid' }).click()
  const own = field(page, 'Title, Filipino')
  await own.fill('Buksan ang bintana nang ligtas')
  await own.press('Control+Enter')
  await page
    .getByRole('group', { name: 'Description' })
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(page.getByText('Machine', { exact: true })).toHaveCount(0)
  await saved(page)
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Nothing was changed since version 2.')).toBeVisible()
  await close()
})

test('a question that is reworded is asked about; one that is moved, copied or deleted can be had back', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await signInAdmin(page)
  await openLesson(page, lesson('safety-burns', 'eng').title)
  await page.getByRole('link', { name: /^Open/ }).click()
  await look(page, 'desk-quiz')
  await field(page, 'Question, English').fill('What is the first thing to do with a burn?')
  const asked = page.getByRole('region', { name: /Is it still the same question/ })
  await expect(asked).toBeVisible()
  await saved(page)
  await asked.getByRole('button', { name: 'Same meaning, keep their answers' }).click()
  await expect(asked).toBeHidden()
  await page.getByRole('button', { name: 'Delete this question' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'Question, English')).toHaveValue('What is the first thing to do with a burn?')
  await page.getByRole('button', { name: 'Move later' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible()
  await saved(page)
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Nothing was changed since version 2.')).toBeVisible()
  await close()
})
