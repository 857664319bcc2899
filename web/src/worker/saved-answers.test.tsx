import type { LessonFile, SavedForm, SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allLessons, forgetLesson, putLesson } from '#shared/saved-lessons/stored/lesson-store.ts'
import { makeLesson } from '#shared/saved-lessons/stored/make-lesson.ts'
import { putPackage } from '#shared/saved-lessons/stored/package.ts'
import { removeUnused } from '#shared/saved-lessons/stored/saved-cache.ts'
import { videoOf } from '#test/samples.ts'
import { savedAnswer } from './saved-answers.ts'

const accountId = 7
const clipsOf = (name: string) => ({
  url: `/media/${name}.mp4?a=7&s=x`,
  low_url: `/media/${name}.low.mp4?a=7&s=x`,
  audio_url: `/media/${name}.m4a?a=7&s=x`,
})

/** The server's answer about a lesson of 50 s with a Filipino clip of 60 s, saved with the clip of this name. */
function packageOf(name: string, version: string, questionIds: number[]): SavedLesson {
  const { url, low_url, audio_url } = clipsOf(name)
  const file = (kind: LessonFile['kind'], address: string) => ({ kind, url: `${address}&by=script`, bytes: 10 })
  const languages = JSON.stringify({ phi: { ...clipsOf('phi'), duration: 60, narration: 'phi' }, mya: { title: 'M' } })
  return {
    version,
    video: { ...videoOf(), id: 5, ...clipsOf('eng'), vimeo_id: '77', video_host: 'file', duration: 50, languages },
    questions: questionIds.map((id) => ({ id, content: `${id}`, languages: '{}', options: [] })),
    files: [file('sharp', url), file('low', low_url), file('audio', audio_url)],
  } as unknown as SavedLesson
}

const saved = (lesson: SavedLesson, form: SavedForm, language: 'eng' | 'phi' = 'eng') => ({
  ...makeLesson(lesson, { accountId, language, form, waits: false, isOfList: false }),
  state: 'saved' as const,
})

const ask = async (path: string) =>
  (await (await savedAnswer(`${location.origin}/api${path}`, accountId, null))?.json())?.data
async function clips() {
  const video = await ask('/videos/5')
  return { ...JSON.parse(video.languages), eng: video }
}

beforeEach(removeAll)
afterEach(removeAll)
async function removeAll() {
  for (const { videoId } of await allLessons()) await forgetLesson(videoId)
  await removeUnused([])
}

test('a saved voice is that of its language alone, with its length', async () => {
  const lesson = packageOf('phi', 'one', [])
  await putPackage(lesson)
  await putLesson(saved(lesson, 'low', 'phi'))
  const { eng, phi, mya } = await clips()
  expect(phi).toMatchObject({ url: '/media/phi.low.mp4?a=7&s=x', low_url: null, duration: 60, narration: 'phi' })
  expect(eng).toMatchObject({ url: null, vimeo_id: null, duration: 50 })
  expect(mya).toMatchObject({ url: null, title: 'M' })
})

test('where hers has no clip, the saved one is the English one', async () => {
  const lesson = packageOf('eng', 'one', [])
  await putPackage(lesson)
  await putLesson(saved(lesson, 'sharp'))
  const { eng, phi } = await clips()
  expect([eng.url, eng.duration, phi.url]).toEqual(['/media/eng.mp4?a=7&s=x', 50, null])
})

test('a former version plays in its own form and voice, with its own questions', async () => {
  const [former, next] = [packageOf('phi', 'one', [31]), packageOf('eng', 'two', [32])]
  await putPackage(former)
  await putPackage(next, true)
  await putLesson({ ...saved(next, 'audio'), state: 'saving', formerFiles: saved(former, 'sharp', 'phi').files })
  const { eng, phi } = await clips()
  expect([eng.url, phi.url, phi.audio_url]).toEqual([null, '/media/phi.mp4?a=7&s=x', null])
  expect([(await ask('/questions/31'))?.id, await ask('/questions/32')]).toEqual([31, undefined])
  await putLesson({ ...saved(next, 'sharp'), state: 'saving', formerFiles: saved(former, 'audio', 'phi').files })
  expect((await clips()).phi).toMatchObject({ url: '/media/phi.m4a?a=7&s=x', audio_url: '/media/phi.m4a?a=7&s=x' })
})
