import { expect, type Page, test } from '@playwright/test'
import { idOf, newWorker } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { withMarks } from '../stage/lessons/marks'
import { choose, look } from '../stage/pages/journey'
import { refuse } from '../stage/states/state'

const words = {
  eng: { submit: 'Submit', next: 'Next', wrong: /Wrong answer/, praise: /Correct! Quiz completed/ },
  phi: { submit: 'I-submit', next: 'Susunod', wrong: /Mali ang sagot/, praise: /Tama! Tapos na ang quiz/ },
  ind: { submit: 'Jawab', next: 'Lanjut', wrong: /Jawaban salah/, praise: /Benar! Kuis selesai/ },
  mya: { submit: 'ဖြေမယ်', next: 'ရှေ့ဆက်မယ်', wrong: /အဖြေ မှားနေပါတယ်/, praise: /မေးခွန်းအားလုံး/ },
}

/** No wider than its screen, and able to stay so: a wide page makes a phone show a part of it. */
async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth])).toEqual(
    await page.evaluate(() => [screen.width, screen.width]),
  )
}

for (const [language, device, tag] of [
  ['eng', 'desktop', ''],
  ['mya', 'phone', ''],
  ['mya', 'desktop', ' @pictures'],
  ['ind', 'phone', ' @pictures'],
  ['ind', 'desktop', ' @pictures'],
  ['phi', 'phone', ' @pictures'],
] as const) {
  test(`every state of a quiz, ${language} on a ${device}${tag}`, async ({ browser }) => {
    const { page, close } = await newWorker(browser, device, language)
    const id = await idOf(page, lesson('safety-fire', 'eng').title)
    const { questions } = lesson('safety-fire', language)
    const { submit, next, wrong, praise } = words[language]
    await withMarks(page, id, language, questions.length)
    await page.route('**/api/questions/*', refuse(429, 'server_error'))
    await page.goto(`/video/${id}`)
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toBeVisible()
    await look(page, `quiz-error-${language}-${device}`)
    await page.unroute('**/api/questions/*')
    await failure.getByRole('button').click()
    const [first] = questions
    await expect(page.getByRole('heading', { name: first?.content ?? '' })).toBeVisible()
    await look(page, `quiz-start-${language}-${device}`)
    await choose(page, first?.wrong ?? '')
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(wrong)).toBeVisible()
    await look(page, `quiz-wrong-${language}-${device}`)
    for (const [place, { content, right }] of questions.entries()) {
      await expect(page.getByRole('heading', { name: content })).toBeVisible()
      await choose(page, right)
      await page.getByRole('button', { name: submit }).click()
      if (place === questions.length - 1) break
      await expect(page.getByRole('button', { name: next })).toBeVisible()
      if (place === 0) await look(page, `quiz-right-${language}-${device}`)
      await page.getByRole('button', { name: next }).click()
    }
    await expect(page.getByRole('heading', { name: praise })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await look(page, `quiz-praise-${language}-${device}`)
    await expectOpenPraise(page, praise)
    await look(page, `quiz-praise-later-${language}-${device}`)
    await close()
  })
}

/** Opened on another day the praise stands in the page, and nothing lies over it. */
async function expectOpenPraise(page: Page, praise: RegExp) {
  await page.reload()
  const heading = page.getByRole('heading', { name: praise })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const isOnTop = await heading.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop).toBe(true)
}
