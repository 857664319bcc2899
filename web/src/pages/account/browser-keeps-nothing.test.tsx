import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SaveControl } from '#learning/saved/control/save-control.tsx'
import { noteRefusal } from '#shared/saved-lessons/can-save.ts'
import { addWaiting } from '#shared/watching/send-waiting.ts'
import { changeWaiting, readWaiting } from '#shared/watching/waiting-store.ts'
import { answerCalls } from '#test/answers.ts'
import { keepLessons, lessonOffer, workerSignedIn } from '#test/lessons/phone-lessons.ts'
import { show } from '#test/show.tsx'
import { OnThisPhonePage } from './on-this-phone-page'

const lesson = { id: 1, title: 'Safe sleep', thumbnail_url: null, topic_ids: [20] }

/** The page of saved lessons, and the control of a lesson that is not saved. */
async function shown() {
  answerCalls({ ...workerSignedIn(), 'GET /saved_lessons/:id': lessonOffer({ sharp: 2_000_000 }) })
  return show(
    <>
      <OnThisPhonePage />
      <SaveControl lesson={lesson} host="file" language="eng" />
    </>,
  )
}

const denied = () => new DOMException('denied', 'SecurityError')
const ways: Record<string, () => void> = {
  'has no service worker': () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  },
  'denies its caches': () => void vi.spyOn(caches, 'open').mockRejectedValue(denied()),
  'denies its database': () =>
    void vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw denied()
    }),
}

async function saysSo() {
  await expect.element(page.getByRole('heading', { name: 'This browser cannot keep lessons.' })).toBeVisible()
  await expect.element(page.getByText(/open Kasama in Chrome/)).toBeVisible()
  await expect.element(page.getByText('Cannot be saved', { exact: true })).toBeVisible()
  for (const promise of ['Save on the phone', 'No lessons on this phone yet', 'Save by itself', 'Data this month'])
    await expect.element(page.getByText(promise)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Save data' })).toBeVisible()
}

test.each(Object.keys(ways))('a browser that %s says so, and promises nothing', async (way) => {
  ways[way]?.()
  await shown()
  await saysSo()
})

test('what a worker did waits as long as the page, where there is no service worker to ask', async () => {
  ways['has no service worker']?.()
  onTestFinished(() => changeWaiting(7, () => []))
  await addWaiting(7, { kind: 'watched', id: 'w', video_id: 1 })
  expect(await readWaiting(7)).toMatchObject([{ id: 'w' }])
})

test('a browser that refuses the service worker says so as soon as it has refused', async () => {
  await keepLessons({ videoId: 2 })
  await shown()
  await expect.element(page.getByRole('button', { name: /^Save on the phone/ })).toBeVisible()
  noteRefusal()
  await saysSo()
  await expect.element(page.getByRole('article')).toBeVisible()
})
