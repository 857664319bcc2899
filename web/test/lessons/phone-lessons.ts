import type { LessonFile, SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { afterEach, vi } from 'vitest'
import { allLessons, forgetLesson, putLesson } from '#shared/saved-lessons/stored/lesson-store.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { session } from '#shared/session/session.ts'
import { videoOf, workerOf } from '../samples'
import { signedIn } from '../signed-in'

afterEach(async () => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  for (const { videoId } of await allLessons()) await forgetLesson(videoId)
})

/** A saved lesson of `workerOf`, as this phone keeps it. */
export const phoneLesson = (facts: Partial<PhoneLesson> = {}): PhoneLesson => ({
  videoId: 1,
  accountId: workerOf().id,
  language: 'eng',
  form: 'sharp',
  title: `Lesson ${facts.videoId ?? 1}`,
  picture: null,
  topicIds: [20],
  duration: 95,
  version: 'one',
  bytes: 2_100_000,
  receivedBytes: 2_100_000,
  state: 'saved',
  waitsForWifi: false,
  isOfList: false,
  files: [],
  questionIds: [],
  addedAt: 1000 - (facts.videoId ?? 1),
  seenAt: Date.now(),
  latestAt: Date.now(),
  ...facts,
})

/** Puts lessons into this phone's list, in place of those that are there. */
export async function keepLessons(...lessons: Partial<PhoneLesson>[]) {
  for (const lesson of lessons) await putLesson(phoneLesson(lesson))
}

/** The server's answer about a lesson that can be saved. */
export const lessonOffer = (sizes: Partial<Record<LessonFile['kind'], number>>): SavedLesson => ({
  version: 'one',
  video: videoOf(),
  questions: [],
  files: Object.entries(sizes).map(([kind, bytes]) => ({
    kind: kind as LessonFile['kind'],
    url: `/media/${kind}`,
    bytes,
  })),
})

/** Logs a worker in, as the server last described her. */
export function workerSignedIn(facts: Partial<Profile> = {}, language: Profile['language_code'] = 'eng') {
  const worker = { ...workerOf(), ...facts }
  const answers = signedIn(worker, language)
  session.setUser(worker)
  return answers
}

/** Sets the kind of connection, which the tests' browser hides, and the room that it estimates. */
export function setConnection(type: 'wifi' | 'cellular') {
  const connection = Object.assign(new EventTarget(), { type })
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
}
export const setFree = (free: number) =>
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 1000, quota: 1000 + free })
