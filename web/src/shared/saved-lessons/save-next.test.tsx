import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#test/answers.ts'
import { listOf } from '#test/lessons/opened-library.tsx'
import { keepLessons, lessonOffer, setConnection, workerSignedIn } from '#test/lessons/phone-lessons.ts'
import { cardOf, videoOf } from '#test/samples.ts'
import { saveNext, setSavesNext } from './save-next.ts'
import { allLessons } from './stored/lesson-store.ts'

const card = (video_id: number, facts = {}) => cardOf({ video_id, ...facts })
const list = [card(1, { is_completed: true }), card(2), card(3, { is_locked: true }), card(4), card(5)]

afterEach(() => setSavesNext(false))

async function savedOn(connection: 'wifi' | 'cellular') {
  setConnection(connection)
  await answerCalls({
    ...workerSignedIn(),
    'GET /video_subscription/subscribed': listOf(list),
    'GET /saved_lessons/:id': ({ params }) => ({
      ...lessonOffer({ sharp: 1000 }),
      video: { ...videoOf(), id: params.id },
    }),
  })
  // The files do not come: what counts is the list of lessons that are to be saved.
  const ask = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.includes('/media/') ? Promise.reject(new TypeError('no connection')) : ask(input, init)
  })
  await saveNext()
  return (await allLessons()).map(({ videoId, isOfList }) => [videoId, isOfList]).toSorted()
}

test('on Wi-Fi the next three of her list are saved, but for finished and locked ones', async () => {
  setSavesNext(true)
  await keepLessons({ videoId: 4 })
  expect(await savedOn('wifi')).toEqual([
    [2, true],
    [4, false],
  ])
})

test('on mobile data, and unless she has turned it on, nothing is saved', async () => {
  expect(await savedOn('wifi')).toEqual([])
  setSavesNext(true)
  expect(await savedOn('cellular')).toEqual([])
})
