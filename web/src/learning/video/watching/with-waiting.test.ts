import type { Video } from '@kasama/contract/learning/video.api'
import { expect, test } from 'vitest'
import type { Position } from '#shared/watching/waiting-list.ts'
import { withWaiting } from './with-waiting'

const video = { id: 1, duration: 100, video_host: 'file', url: '/eng.mp4', languages: '{}', watch: null } as Video
const at = (position: number, video_id = 1): Position => ({
  kind: 'position',
  video_id,
  language_code: 'eng',
  position,
})

test('she goes on where she stopped without a line, and what she saw there is open to her', () => {
  expect(withWaiting(video, [at(96), at(3)]).watch).toEqual({ language_code: 'eng', position: 3, furthest: 0.96 })
})
test('what the server knows already stays, and other videos say nothing', () => {
  const watch = { language_code: 'mya' as const, position: 50, furthest: 0.8 }
  expect(withWaiting({ ...video, watch }, [at(10)]).watch?.furthest).toBe(0.8)
  expect(withWaiting({ ...video, watch }, [at(99, 2)]).watch).toBe(watch)
})
