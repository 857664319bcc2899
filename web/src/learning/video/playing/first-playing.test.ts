import type { Video } from '@kasama/contract/learning/video/video.api'
import { expect, test } from 'vitest'
import { firstPlaying, resumePoint } from './first-playing'

const video = {
  id: 1,
  duration: 100,
  video_host: 'file',
  url: '/eng.mp4',
  narration: 'eng',
  languages: JSON.stringify({
    phi: { url: '/phi.mp4', duration: 100, narration: 'eng' },
    mya: { url: '/mya.mp4', duration: 200 },
  }),
  subtitles: (['eng', 'phi', 'ind'] as const).map((language_code) => ({ language_code, url: '/x.vtt' })),
  slides_show_text: false,
  is_completed: false,
  watch: null,
} as unknown as Video
const viewer = {
  reader: 'phi',
  urlLanguage: undefined,
  isLimited: true,
  prefersVimeo: false,
  quality: 'sharp',
} as const

test('opens in the language of the URL, else the last one, else her own, else English', () => {
  const watch = { language_code: 'mya' as const, position: 50, furthest: 0.5 }
  expect(firstPlaying(video, viewer).voice).toBe('phi')
  expect(firstPlaying(video, { ...viewer, reader: 'ind' }).voice).toBe('eng')
  expect(firstPlaying({ ...video, watch }, viewer).voice).toBe('mya')
  expect(firstPlaying({ ...video, watch }, { ...viewer, urlLanguage: 'eng' }).voice).toBe('eng')
})
test('plays the one voice that is on a phone without internet, from the same place', () => {
  const saved = { ...video, url: null, languages: '{"phi":{"duration":80},"mya":{"url":"/mya.mp4","duration":200}}' }
  expect(firstPlaying(saved, viewer).voice).toBe('mya')
  const watched: Video = { ...saved, watch: { language_code: 'phi', position: 40, furthest: 0.5 } }
  const state = firstPlaying(watched, { ...viewer, urlLanguage: 'ind' })
  expect([state.voice, resumePoint(watched, state)]).toEqual(['mya', 100])
})
test('shows subtitles if neither voice nor slides are in her language', () => {
  expect(firstPlaying(video, viewer).subtitleChoice).toEqual({ language: 'phi', isShown: true })
  expect(firstPlaying(video, { ...viewer, reader: 'eng' }).subtitleChoice.isShown).toBe(false)
  const onSlides = { ...video, slides_show_text: true }
  expect(firstPlaying(onSlides, viewer).subtitleChoice).toEqual({ language: 'phi', isShown: false })
  expect(firstPlaying(onSlides, { ...viewer, reader: 'ind' }).subtitleChoice).toEqual({
    language: 'ind',
    isShown: true,
  })
})
test('D.73, S1.17: a worker’s subtitles are on, also where the voice or the slides say it, until she switches them off', () => {
  const worker = { ...viewer, wantsSubtitles: true }
  const onSlides = { ...video, slides_show_text: true }
  expect(firstPlaying(onSlides, worker).subtitleChoice).toEqual({ language: 'phi', isShown: true })
  expect(firstPlaying(video, { ...worker, reader: 'eng' }).subtitleChoice.isShown).toBe(true)
  expect(firstPlaying(video, { ...worker, reader: 'mya' }).subtitleChoice.isShown).toBe(false)
  expect(firstPlaying(video, { ...viewer, wantsSubtitles: false }).subtitleChoice.isShown).toBe(false)
})
test('opens the proved part, all of a completed video, and everything without a limit', () => {
  const watch = { language_code: 'eng' as const, position: 10, furthest: 0.4 }
  expect(firstPlaying({ ...video, watch }, viewer)).toMatchObject({ furthest: 0.4, isWatched: false })
  expect(firstPlaying({ ...video, is_completed: true }, viewer)).toMatchObject({ furthest: 1, isWatched: true })
  expect(firstPlaying(video, { ...viewer, isLimited: false }).furthest).toBe(1)
})
test('resumes at the last position, scaled to the clip, but not within its first and last seconds', () => {
  const at = (position: number) => {
    const watched: Video = { ...video, watch: { language_code: 'eng', position, furthest: 1 } }
    const state = firstPlaying(watched, { ...viewer, urlLanguage: 'mya' })
    return resumePoint(watched, state)
  }
  expect([at(50), at(2), at(99)]).toEqual([100, 0, 0])
})

test('begins at the second of the URL, from which she may preview', () => {
  const state = firstPlaying(video, { ...viewer, from: 40 })
  expect([state.furthest, state.previewed, resumePoint(video, state, 40)]).toEqual([0, 0.4, 40])
  const watched = firstPlaying({ ...video, is_completed: true }, { ...viewer, from: 40 })
  expect(watched.previewed).toBe(null)
  expect(resumePoint(video, state, 4000)).toBe(0)
})
