import { expect, test } from 'vitest'
import { videoPath } from './video-path'

test('S2.93: a lesson at Vimeo is opened with vimeo=true, a public one at its own page', () => {
  const lesson = { video_id: 7, public_level: 0, video_host: 'vimeo' }
  expect(videoPath(lesson)).toBe('/video/7?vimeo=true')
  expect(videoPath({ ...lesson, public_level: 1 })).toBe('/public/video/7?vimeo=true')
  expect(videoPath({ ...lesson, video_host: 'youtube' })).toBe('/video/7')
})
