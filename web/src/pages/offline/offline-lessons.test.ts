import { expect, test } from 'vitest'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { cardOf } from '#test/samples.ts'
import { divideLessons } from './offline-lessons'

const saved = (videoId: number, facts: Partial<PhoneLesson> = {}) =>
  ({
    videoId,
    state: 'saved',
    form: 'low',
    title: `Saved ${videoId}`,
    topicIds: [20],
    files: [{ kind: 'low', path: '/media/clip', bytes: 1 }],
    seenAt: Date.now(),
    latestAt: 0,
    ...facts,
  }) as PhoneLesson
const ids = (lessons: { video_id: number }[]) => lessons.map(({ video_id }) => video_id)

test('the begun lesson, the other saved ones, then the rest; completed ones last', () => {
  const cards = [1, 2, 3, 4].map((video_id) => cardOf({ video_id, is_completed: video_id === 1 }))
  const begun = cardOf({ video_id: 5, progress: 0.4 })
  const lessons = divideLessons(cards, begun, [saved(1), saved(3, { form: 'audio' }), saved(5), saved(9)])
  expect(lessons.begun).toEqual({ lesson: begun, isSound: false })
  expect(lessons.others.map(({ lesson, isSound }) => [lesson.video_id, isSound])).toEqual([
    [3, true],
    [9, false],
    [1, false],
  ])
  expect(ids(lessons.notSaved)).toEqual([2, 4])
})

test('a lesson that is still being saved, or that the browser removed, does not play', () => {
  const cards = [cardOf({ video_id: 1 }), cardOf({ video_id: 2 }), cardOf({ video_id: 3, progress: 0.5 })]
  const lessons = divideLessons(cards, cards[2], [
    saved(1, { state: 'saving' }),
    saved(2, { state: 'removed' }),
    saved(3, { state: 'stopped' }),
  ])
  expect(lessons.begun).toBeUndefined()
  expect(lessons.others).toEqual([])
  expect(ids(lessons.notSaved)).toEqual([3, 1, 2])
})

test('thirty days after her last look at the server it needs internet again', () => {
  const cards = [cardOf({ video_id: 1 })]
  const lessons = divideLessons(cards, undefined, [saved(1, { seenAt: Date.now() - 31 * 86_400_000 })])
  expect([lessons.others.length, ids(lessons.notSaved)]).toEqual([0, [1]])
})

test('an older version still plays', () => {
  const { others } = divideLessons([], undefined, [saved(1, { state: 'changed' })])
  expect(others.map(({ lesson }) => lesson.title)).toEqual(['Saved 1'])
})
