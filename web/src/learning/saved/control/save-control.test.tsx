// @module-tag ci
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { changeLesson, findLesson } from '#shared/saved-lessons/stored/lesson-store.ts'
import { putPackage } from '#shared/saved-lessons/stored/package.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { answerCalls, noLine } from '#test/answers.ts'
import { keepLessons, lessonOffer, setConnection, setFree, workerSignedIn } from '#test/lessons/phone-lessons.ts'
import { show } from '#test/show.tsx'
import { SaveControl } from './save-control'

const lesson = { id: 1, title: 'Safe sleep', thumbnail_url: null, topic_ids: [20] }
const offer = lessonOffer({ sharp: 2_000_000, low: 800_000, audio: 400_000, subtitles: 100_000 })

type Options = { host?: 'file' | 'youtube' | 'vimeo'; saver?: 'low' | 'audio'; answer?: typeof offer | typeof noLine }

async function shown({ host = 'file', saver, answer = offer }: Options = {}) {
  const profile = workerSignedIn(saver ? { data_saver: saver } : {}, 'phi')
  const calls = answerCalls({ ...profile, 'GET /saved_lessons/:id': answer })
  const screen = await show(
    <>
      <SaveControl lesson={lesson} host={host} language="phi" />
      <Toasts />
    </>,
    { language: 'phi' },
  )
  return { screen, calls }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const sheet = () => page.getByRole('dialog')
const status = () => page.getByRole('status').first()

test('before it is saved the control says what it weighs, and the sheet offers picture or sound', async () => {
  setFree(9e8)
  await shown()
  await button(/^I-save sa phone Mapapanood kahit walang internet 2\.1.MB$/).click()
  await expect.element(sheet().getByText('Safe sleep')).toBeVisible()
  await expect.element(sheet().getByRole('radio', { name: /^Larawan at boses/ })).toBeChecked()
  await expect.element(button('I-save, 2.1\u00a0MB')).toBeVisible()
  await sheet().getByText('Boses lang').click()
  await expect.element(button('I-save, 0.5\u00a0MB')).toBeVisible()
  // The tests' browser hides the kind of connection: nothing is said about it.
  await expect.element(sheet().getByText('Hintayin ang Wi-Fi')).not.toBeInTheDocument()
})

test('without Wi-Fi the sheet says so and offers to wait', async () => {
  setConnection('cellular')
  await shown()
  await button(/^I-save sa phone/).click()
  await expect.element(sheet().getByText('Walang Wi-Fi ngayon. Gagamit ng data mo.')).toBeVisible()
  await expect.element(button('Hintayin ang Wi-Fi')).toBeVisible()
})

test('who saves data is offered the small picture, and what she chose for all lessons first', async () => {
  await shown({ saver: 'audio' })
  await button(/^I-save sa phone/).click()
  await expect.element(sheet().getByRole('radio', { name: /^Maliit na larawan/ })).not.toBeChecked()
  await expect.element(sheet().getByRole('radio', { name: /^Boses lang/ })).toBeChecked()
  await expect.element(sheet().getByText('Larawan at boses')).not.toBeInTheDocument()
})

test('without room the sheet offers what fits, and the way to remove other lessons', async () => {
  setFree(600_000)
  await shown()
  await button(/^Kulang ang espasyo/).click()
  await expect.element(sheet().getByText(/^Kailangan ng 2.1.MB\. Bakante sa phone: 0\.6.MB\.$/)).toBeVisible()
  await expect.element(sheet().getByRole('radio', { name: /^Larawan at boses Hindi kasya/ })).toBeDisabled()
  await expect.element(sheet().getByRole('radio', { name: /^Boses lang/ })).toBeChecked()
  await expect.element(button('I-save ang boses, 0.5\u00a0MB')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pumili ng aalisin' })).toHaveAttribute('href', '/on-this-phone')
})

test('without a connection the sheet says so, and can be tried again', async () => {
  const { calls } = await shown({ answer: noLine })
  await button(/^I-save sa phone/).click()
  await expect.element(sheet().getByRole('heading', { name: 'Walang internet' })).toBeVisible()
  calls.change({ 'GET /saved_lessons/:id': offer })
  await button('Subukan ulit').click()
  await expect.element(button('I-save, 2.1\u00a0MB')).toBeVisible()
})

test('a lesson of another host says why it cannot be saved, and asks the server nothing', async () => {
  const { calls } = await shown({ host: 'youtube' })
  await expect.element(page.getByText('Hindi mase-save')).toBeVisible()
  await expect.element(page.getByText('Galing sa YouTube. Kailangan ng internet.')).toBeVisible()
  expect(calls.requests('GET /saved_lessons/:id')).toEqual([])
})

test('a lesson without a file, as a playlist, cannot be saved', async () => {
  await shown({ answer: lessonOffer({}) })
  await expect.element(page.getByText('Hindi mase-save')).toBeVisible()
  await expect.element(page.getByText('Kailangan ng internet.')).toBeVisible()
})

type State = [facts: Partial<PhoneLesson>, title: string, note: string, buttons: string[], said: string]
const states: State[] = [
  [
    { state: 'waiting', waitsForWifi: true },
    'Naghihintay ng Wi-Fi',
    'Kusang mase-save, 2.1 MB',
    ['I-cancel'],
    'Naghihintay ng Wi-Fi',
  ],
  [{ state: 'waiting' }, 'Nakapila', 'Kusang mase-save, 2.1 MB', ['I-cancel'], 'Nakapila'],
  [{ state: 'saving', receivedBytes: 840_000 }, 'Sine-save, 40%', '0.8 sa 2.1 MB', ['I-cancel'], 'Sine-save'],
  [{ state: 'saved' }, 'Nasa phone na', 'Larawan at boses, 2.1 MB', ['Alisin sa phone'], ''],
  [{ state: 'saved', form: 'audio', bytes: 500_000 }, 'Nasa phone na', 'Boses lang, 0.5 MB', ['Alisin sa phone'], ''],
  [
    { state: 'stopped', stop: 'line', receivedBytes: 840_000 },
    'Naputol sa 40%',
    'Itutuloy kapag may internet na',
    ['Subukan ulit'],
    'Itutuloy kapag may internet na',
  ],
  [
    { state: 'stopped', stop: 'reader', receivedBytes: 840_000 },
    'Naputol sa 40%',
    '0.8 sa 2.1 MB',
    ['Subukan ulit', 'Alisin sa phone'],
    '',
  ],
]

for (const [facts, title, note, buttons, said] of states) {
  test(`${facts.state} ${facts.stop ?? facts.form ?? ''}${facts.waitsForWifi ? ' for Wi-Fi' : ''}`, async () => {
    await keepLessons(facts)
    await shown()
    const spaced = note.replace(' MB', '\u00a0MB')
    await expect.element(page.getByText(title, { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText(spaced, { exact: true }).first()).toBeVisible()
    const names = () =>
      page
        .getByRole('button')
        .all()
        .map((shownButton) => shownButton.element().getAttribute('aria-label'))
    expect(names()).toEqual(buttons)
    await expect.element(status()).toHaveTextContent(said)
  })
}

test('a changed lesson offers the new one with its size', async () => {
  await keepLessons({ state: 'changed' })
  await shown({ answer: lessonOffer({ sharp: 2_300_000 }) })
  await expect.element(button(/^May bago sa lesson na ito I-save ulit ang bago 2\.3.MB$/)).toBeVisible()
})

test('a phone that is full says what is needed; the refused form cannot be chosen', async () => {
  setFree(9e8)
  await keepLessons({ state: 'stopped', stop: 'full', receivedBytes: 840_000 })
  await shown()
  // The browser claims to have more room than it grants.
  await button(/^Kulang ang espasyo Kailangan ng 2\.1.MB\.$/).click()
  await expect.element(sheet().getByText(/^Kailangan ng 2\.1.MB\.$/)).toBeVisible()
  await expect.element(sheet().getByRole('radio', { name: /^Larawan at boses/ })).toBeDisabled()
  await expect.element(sheet().getByRole('radio', { name: /^Maliit na larawan/ })).toBeChecked()
})

test('a phone that was full offers the lesson again when it has more room', async () => {
  setFree(9e8)
  await keepLessons({ state: 'stopped', stop: 'full', receivedBytes: 840_000, roomAtStop: { used: 5e6, free: 9e8 } })
  await shown()
  await button(/^I-save sa phone/).click()
  await expect.element(sheet().getByRole('radio', { name: /^Larawan at boses/ })).toBeChecked()
  await expect.element(button('I-save, 2.1\u00a0MB')).toBeVisible()
})

test('she waits for Wi-Fi, and changes her mind: the focus stays in the control', async () => {
  setConnection('cellular')
  await shown()
  await button(/^I-save sa phone/).click()
  await button('Hintayin ang Wi-Fi').click()
  await expect.element(page.getByText('Naghihintay ng Wi-Fi').first()).toBeVisible()
  expect(await findLesson(1)).toMatchObject({ form: 'sharp', language: 'phi', bytes: 2_100_000, waitsForWifi: true })
  await button('I-cancel').click()
  await expect.element(button(/^I-save sa phone/)).toBeVisible()
  await expect.poll(() => document.activeElement?.contains(button(/^I-save sa phone/).element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('a new version that waits is cancelled, and the former one stays', async () => {
  await putPackage(offer)
  const formerFiles = [{ kind: 'sharp' as const, path: '/media/sharp', bytes: 2_000_000 }]
  await keepLessons({ state: 'waiting', version: 'two', formerFiles })
  await shown()
  await button('I-cancel').click()
  await expect.element(button(/^May bago sa lesson na ito/)).toBeVisible()
  expect(await findLesson(1)).toMatchObject({ state: 'changed', version: 'one', files: formerFiles })
})

test('a removal asks nothing and can be undone', async () => {
  await keepLessons({ state: 'saved', bytes: 0, receivedBytes: 0 })
  await shown()
  await button('Alisin sa phone').click()
  await expect.element(button(/^I-save sa phone/)).toBeVisible()
  await expect.element(page.getByText('Naalis na sa phone.')).toBeVisible()
  await button('Ibalik').click()
  await expect.element(page.getByText('Nasa phone na').first()).toBeVisible()
})

test('percent is shown but not said, and a saved lesson is said once', async () => {
  await keepLessons({ state: 'saving', receivedBytes: 210_000 })
  await shown()
  await expect.element(page.getByText('Sine-save, 10%')).toBeVisible()
  await changeLesson(1, { receivedBytes: 1_050_000 })
  await expect.element(page.getByText('Sine-save, 50%')).toBeVisible()
  await expect.element(status()).toHaveTextContent(/^Sine-save$/)
  await changeLesson(1, { state: 'saved', receivedBytes: 2_100_000 })
  await expect.element(page.getByText('Nasa phone na. Puwede nang panoorin kahit walang internet.')).toBeVisible()
  await expect.element(status()).toBeEmptyDOMElement()
})

test("another worker's lesson is not shown as hers", async () => {
  await keepLessons({ accountId: 99 })
  await shown()
  await expect.element(button(/^I-save sa phone/)).toBeVisible()
})

test('a browser that refuses its storage is not called full', async () => {
  await shown()
  await button(/^I-save sa phone/).click()
  vi.spyOn(CacheStorage.prototype, 'open').mockRejectedValue(new DOMException('refused', 'SecurityError'))
  await button('I-save, 2.1\u00a0MB').click()
  await expect.element(page.getByText('Hindi ma-save ang mga lesson sa browser na ito.')).toBeVisible()
})
