import { defaultLessonFacts } from '@kasama/contract/learning/video/lesson-facts'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { expect, test } from 'vitest'
import { type Clip, clipIn } from './clips'
import { qualitiesOf, sourceInQuality } from './quality'
import { pictureIn, textsIn } from './versions'

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
  voice: null,
  ...defaultLessonFacts,
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
  visit_ticket: null,
}

test('a language has its own clip and texts, or the base ones', () => {
  expect(clipIn(video, 'phi')).toEqual({
    host: 'file',
    source: '/media/phi.mp4',
    language: 'phi',
    narration: 'eng',
    duration: 100,
  })
  expect(clipIn(video, 'ind')?.language).toBe('eng')
  expect(textsIn(video, 'ind')).toEqual({ title: 'Cara menyetrika', description: 'Cool to hot.', sub_description: '' })
})

test('a language may be at another host, with its own length and picture', () => {
  const phi = { video_host: 'youtube', youtube_id: 'abc', vimeo_id: '88', duration: 80, thumbnail_url: '/p/phi.webp' }
  const mixed = { ...video, thumbnail_url: '/p/eng.webp', languages: JSON.stringify({ phi, ind: { title: 'Cara' } }) }
  const own = { language: 'phi', narration: 'phi', duration: 80 }
  expect(clipIn(mixed, 'phi')).toEqual({ host: 'youtube', source: 'abc', ...own })
  expect(clipIn(mixed, 'phi', true)).toEqual({ host: 'vimeo', source: '88', ...own })
  expect([clipIn(mixed, 'ind')?.source, clipIn(mixed, 'eng', true)?.host]).toEqual(['/media/eng.mp4', 'file'])
  const pictures = (['eng', 'phi', 'ind', 'mya'] as const).map((language) => pictureIn(mixed, language))
  expect(pictures).toEqual(['/p/eng.webp', '/p/phi.webp', '/p/eng.webp', '/p/eng.webp'])
})

test('languages that are no JSON count as empty, and an empty host as Vimeo', () => {
  expect(textsIn({ ...video, languages: '{' }, 'phi').title).toBe('How to iron')
  expect(clipIn({ ...video, video_host: '', vimeo_id: '77', languages: 'null' }, 'mya')?.host).toBe('vimeo')
  expect(clipIn({ ...video, url: null, languages: '{}' }, 'eng')).toBeNull()
})

test('vimeo=true selects the clip at Vimeo if there is one', () => {
  const both = { ...video, video_host: 'youtube', youtube_id: 'abc', vimeo_id: '77', languages: '{"phi": {}}' }
  expect(clipIn(both, 'eng')).toMatchObject({ host: 'youtube', source: 'abc' })
  expect(clipIn(both, 'phi', true)).toMatchObject({ host: 'vimeo', source: '77', language: 'eng' })
  expect(clipIn({ ...both, vimeo_id: null }, 'eng', true)).toMatchObject({ host: 'youtube', source: 'abc' })
})

test('a clip without renditions is played as it is, whatever was chosen; one with them in the next best', () => {
  const clip = clipIn(video, 'eng') as Clip
  expect(qualitiesOf(clip)).toEqual(['sharp'])
  expect(sourceInQuality(clip, 'audio')).toBe('/media/eng.mp4')
  const small = clipIn({ ...video, low_url: '/media/eng.low.mp4' }, 'eng') as Clip
  expect(qualitiesOf(small)).toEqual(['sharp', 'low'])
  expect([sourceInQuality(small, 'sharp'), sourceInQuality(small, 'audio')]).toEqual([
    '/media/eng.mp4',
    '/media/eng.low.mp4',
  ])
  const hosted = clipIn({ ...video, video_host: '', vimeo_id: '77', languages: '{}' }, 'eng')
  expect(qualitiesOf(hosted)).toEqual(['sharp'])
})
