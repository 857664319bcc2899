import type { Video } from '@kasama/contract/learning/video/video.api'
import { expect, test } from 'vitest'
import type { Position } from '#shared/watching/waiting-list.ts'
import { withWaiting } from './with-waiting'

const video = { id: 1, duration: 100, video_host: 'file', url: '/eng.mp4', languages: '{}', watch: null } as Video
const positionOf = (position: number, video_id = 1): Position => ({
  kind: 'position',
  video_id,
  language_code: 'eng',
  position,
})

test('waiting positions set where she resumes and how far she may seek', () => {
  expect(withWaiting(video, [positionOf(96), positionOf(3)]).watch).toEqual({
    language_code: 'eng',
    position: 3,
    furthest: 0.96,
  })
})
test("keeps the server's progress, and ignores positions of other videos", () => {
  const watch = { language_code: 'mya' as const, position: 50, furthest: 0.8 }
  expect(withWaiting({ ...video, watch }, [positionOf(10)]).watch?.furthest).toBe(0.8)
  expect(withWaiting({ ...video, watch }, [positionOf(99, 2)]).watch).toBe(watch)
})
