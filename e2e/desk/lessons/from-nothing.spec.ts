import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { mediaElement, time } from '../../stage/lessons/at-lesson'
import { type CountedHand, countedHand } from '../../stage/pages/counted-hand'
import { choose, person } from '../../stage/pages/journey'
import { household, journeyName, startAdminSession, startWorkerSession } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'
import { startLine } from '../../stage/servers/line'

/** A server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  // A newcomer's server: on the embedded database, with nothing prepared.
  server = await startBuilt({ DEMO: '1', DATABASE_URL: '' })
})
test.afterAll(() => server.stop())

const file = (name: string) => fileURLToPath(new URL(`../../../content/videos/infant-bath/${name}`, import.meta.url))

/** The provider's material: texts in four languages, a question with two options, subtitles as files. */
const words = {
  English: {
    file: 'eng.vtt',
    title: 'Bathe a newborn in the evening',
    description: 'Warm water, two hands, and a towel within reach.',
    question: 'What do you test the water with?',
    options: ['Your elbow', 'Your finger'],
  },
  Filipino: {
    file: 'phi.vtt',
    title: 'Paliguan ang bagong silang sa gabi',
    description: 'Maligamgam na tubig, dalawang kamay, at tuwalyang abot-kamay.',
    question: 'Ano ang gamit mo sa pagsubok ng tubig?',
    options: ['Ang siko mo', 'Ang daliri mo'],
  },
  Indonesian: {
    file: 'ind.vtt',
    title: 'Memandikan bayi baru lahir di malam hari',
    description: 'Air hangat, dua tangan, dan handuk di dekat Anda.',
    question: 'Anda menguji air dengan apa?',
    options: ['Siku Anda', 'Jari Anda'],
  },
  Burmese: {
    file: 'mya.vtt',
    title: 'မွေးကင်းစကလေးကို ညနေမှာ ရေချိုးပေးပါ',
    description: 'ရေနွေးနွေး၊ လက်နှစ်ဖက်၊ လက်လှမ်းမီတဲ့ မျက်နှာသုတ်ပဝါ။',
    question: 'ရေကို ဘာနဲ့ စမ်းမလဲ။',
    options: ['တံတောင်ဆစ်', 'လက်ချောင်း'],
  },
}
type Language = keyof typeof words
const languages = Object.keys(words) as Language[]
const others = languages.filter((language) => language !== 'English')

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Offsets of the upload's pieces: a resumed one does not begin at 0. */
function offsetsOf(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset']
    if (request.method() === 'PATCH' && offset !== undefined) offsets.push(Number(offset))
  })
  return offsets
}

async function writeWords(page: Page, hand: CountedHand) {
  await hand.write(field(page, 'Description, English'), words.English.description)
  for (const language of others) {
    await hand.press(page.getByRole('tab', { name: new RegExp(`^${language}`) }))
    await hand.write(field(page, `Title, ${language}`), words[language].title)
    await hand.write(field(page, `Description, ${language}`), words[language].description)
  }
  await hand.press(page.getByRole('tab', { name: /^English/ }))
  await saved(page)
}

async function writeSubtitles(page: Page, hand: CountedHand) {
  await hand.press(page.getByRole('link', { name: /^Edit/ }))
  const tabs = page.getByRole('navigation', { name: 'Language of the subtitles' })
  for (const language of languages) {
    if (language !== 'English') await hand.press(tabs.getByRole('link', { name: new RegExp(language) }))
    await hand.pick(page.getByRole('button', { name: 'Choose a file' }), file(words[language].file))
    await expect(page.getByText(/cues were read from/)).toBeVisible()
  }
  await saved(page)
  await hand.press(page.getByRole('link', { name: 'Done', exact: true }))
}

async function writeQuiz(page: Page, hand: CountedHand) {
  await hand.press(page.getByRole('link', { name: /^Open/ }))
  await hand.press(page.getByRole('button', { name: 'Write the first question' }))
  const second = page.getByRole('combobox', { name: 'Second language' })
  for (const language of languages) {
    if (language !== 'English' && language !== 'Filipino') await hand.choose(second, language)
    await hand.write(field(page, `Question, ${language}`), words[language].question)
    for (const [index, option] of words[language].options.entries())
      await hand.write(field(page, `Option ${index + 1}, ${language}`), option)
  }
  await hand.press(page.getByRole('checkbox', { name: 'Option 1 is right' }))
  await saved(page)
  await hand.press(page.getByRole('link', { name: 'Done', exact: true }))
}

test('a new lesson reaches a worker’s phone in four languages, although its upload is interrupted twice', async ({
  browser,
}) => {
  const line = await startLine(server.origin)
  const home = await household(journeyName(), { language: 'mya', topics: '26', origin: server.origin })
  const { page, close } = await person(
    browser,
    'desktop',
    { baseURL: line.origin },
    /status of 4\d\d|net::ERR_CONNECTION/,
  )
  const hand = countedHand()
  const offsets = offsetsOf(page)
  await startAdminSession(page)
  await page.goto('/admin/videos')
  await hand.press(page.getByRole('button', { name: 'New lesson' }))
  await hand.write(page.getByLabel('Title in English'), words.English.title)
  await hand.press(page.getByRole('button', { name: 'Begin' }))

  await expect(page.getByRole('button', { name: 'Choose a clip' })).toBeVisible()
  line.cutAfter(60_000, 60_000)
  await hand.pick(page.getByRole('button', { name: 'Choose a clip' }), file('eng.mp4'))
  await hand.choose(page.getByRole('combobox', { name: 'Add a topic' }), 'Infant Care')
  await hand.press(page.getByRole('button', { name: 'Picture 2 of the clip' }))
  await writeWords(page, hand)
  await expect(page.getByText(/^Its own clip, /)).toBeVisible()
  expect(line.cuts()).toBe(2)
  // Each piece begins where the server had stopped; the browser itself resends a first piece on a reused connection.
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  await writeSubtitles(page, hand)
  await writeQuiz(page, hand)
  await hand.press(page.getByRole('link', { name: 'Publish', exact: true }))
  await hand.press(page.getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText('Nothing was changed since version 1.')).toBeVisible()
  test.info().annotations.push({ type: 'by hand', description: JSON.stringify({ ...hand.did, min: hand.minutes() }) })
  expect(hand.did.presses).toBeLessThanOrEqual(40)
  expect(hand.did.fields).toBeLessThanOrEqual(20)
  expect(hand.minutes()).toBeLessThan(10)

  // Later its pictures are taken from the stored clip; the language of the voice can be set.
  await page.getByRole('link', { name: 'Back to the lesson' }).click()
  await page.getByRole('button', { name: 'Pictures from the clip' }).click()
  await page.getByRole('button', { name: 'Picture 3 of the clip' }).click()
  await page.getByRole('combobox', { name: 'The voice speaks' }).selectOption('Filipino')
  await saved(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'The voice speaks' })).toHaveValue('phi')
  const preview = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  for (const [short, language] of [
    ['EN', 'English'],
    ['FIL', 'Filipino'],
    ['ID', 'Indonesian'],
    ['MY', 'Burmese'],
  ] as const) {
    await choose(page, new RegExp(`^${short}$`))
    await expect(preview).toHaveText(words[language].title)
  }
  await close()

  const phone = await person(browser, 'phone', { baseURL: server.origin })
  await startWorkerSession(phone.page, home.worker)
  await phone.page.goto('/library')
  // Her employer chose nothing for her: new lessons are in their own tab.
  await phone.page.getByRole('tab', { name: 'အသစ်တွေ', exact: true }).click()
  await phone.page.getByRole('link', { name: words.Burmese.title }).first().click()
  await expect(phone.page.getByRole('heading', { name: words.Burmese.title })).toBeVisible()
  await phone.page
    .locator('section')
    .filter({ has: mediaElement(phone.page) })
    .getByRole('button')
    .first()
    .click()
  await expect.poll(() => time(mediaElement(phone.page))).toBeGreaterThan(0)
  await phone.close()
  line.close()
})
