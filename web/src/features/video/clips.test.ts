import type { Video } from '@kasama/contract/video.api'
import { expect, test } from 'vitest'
import { clipIn, wordsIn } from './clips'

const video: Video = {
  id: 1,
  title: 'How to iron',
  description: 'Cool to hot.',
  sub_description: '',
  url: '/media/eng.mp4',
  vimeo_id: null,
  youtube_id: null,
  video_host: 'file',
  thumbnail_url: null,
  duration: 90,
  created_at: '2025-03-14T00:00:00.000Z',
  narration: 'eng',
  languages: JSON.stringify({
    phi: { title: 'Paano magplantsa', url: '/media/phi.mp4', duration: 100, narration: 'eng' },
    ind: { title: 'Cara menyetrika' },
    mya: {},
  }),
  subtitles: [],
  public_level: 0,
  is_locked: false,
  is_subscribed: false,
  is_completed: false,
  topic_ids: [13],
  question_ids: [],
  watch: null,
}

test('a language has its own clip and words, or those of English', () => {
  expect(clipIn(video, 'phi')).toEqual({
    host: 'file',
    address: '/media/phi.mp4',
    language: 'phi',
    narration: 'eng',
    duration: 100,
  })
  expect(clipIn(video, 'ind')?.language).toBe('eng')
  expect(wordsIn(video, 'ind')).toEqual({ title: 'Cara menyetrika', description: 'Cool to hot.', sub_description: '' })
})

test('languages that are no JSON count as empty, and an empty host as Vimeo', () => {
  expect(wordsIn({ ...video, languages: '{' }, 'phi').title).toBe('How to iron')
  expect(clipIn({ ...video, video_host: '', vimeo_id: '77', languages: 'null' }, 'mya')?.host).toBe('vimeo')
  expect(clipIn({ ...video, url: null, languages: '{}' }, 'eng')).toBeNull()
})
