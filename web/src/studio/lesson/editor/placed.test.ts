import { defaultLessonFacts } from '@kasama/contract/learning/lesson-facts'
import { type Lesson, emptyWords } from '@kasama/contract/studio/lesson'
import { expect, test } from 'vitest'
import { hostIn, idAt, placedAt, secondsIn } from './placed'

const lesson: Lesson = {
  host: 'file',
  vimeo_id: null,
  public_level: 0,
  ...defaultLessonFacts,
  thumbnail_url: null,
  topic_ids: [],
  languages: {
    eng: { ...emptyWords('eng'), address: 'clips/a/eng-1a2b3c4d.mp4' },
    mya: { ...emptyWords('mya'), address: 'clips/a/mya-1a2b3c4d.mp4' },
  },
  question_order: [],
  questions: {},
}

test('a pasted URL is parsed to an id, an incomplete one is not; a length is minutes and seconds', () => {
  expect(idAt('youtube', ' https://youtu.be/dQw4w9WgXcQ ')).toBe('dQw4w9WgXcQ')
  expect(idAt('youtube', 'dQw4w9WgXcQ')).toBe('dQw4w9WgXcQ')
  expect(idAt('youtube', 'dQw4w9W')).toBeNull()
  expect(idAt('youtube', 'https://vimeo.com/76979871')).toBeNull()
  expect(idAt('vimeo', 'https://vimeo.com/76979871/8272103f6e?share=copy')).toBe('76979871/8272103f6e')
  expect(idAt('vimeo', '76979871/8272103f6e')).toBe('76979871/8272103f6e')
  expect(hostIn(' https://vimeo.com/76979871/8272103f6e', 'youtube')).toBe('vimeo')
  expect(hostIn('76979871', 'youtube')).toBe('youtube')
  expect(['4:30', '0:05', '90', '0:00', '1:75'].map(secondsIn)).toEqual([270, 5, null, null, null])
})
test('host, id and length change together; clips of other languages stay unchanged', () => {
  const place = { host: 'youtube', id: 'dQw4w9WgXcQ', seconds: 60 } as const
  const english = new Map(placedAt(lesson, 'eng', place).map(({ path, value }) => [path, value]))
  expect(Object.fromEntries(english)).toMatchObject({
    host: 'youtube',
    'languages.eng.address': 'dQw4w9WgXcQ',
    'languages.eng.duration': 60,
    'languages.mya.host': 'file',
  })
  expect(placedAt(lesson, 'phi', place)).toContainEqual({ path: 'languages.phi.host', value: 'youtube' })
  expect(placedAt({ ...lesson, host: 'youtube' }, 'phi', place)).toContainEqual({
    path: 'languages.phi.host',
    value: null,
  })
})
test('the first clip of a language is assumed to speak it; a replacement keeps the former narration', () => {
  const place = { host: 'youtube', id: 'dQw4w9WgXcQ', seconds: 60 } as const
  expect(placedAt(lesson, 'phi', place)).toContainEqual({ path: 'languages.phi.narration', value: 'phi' })
  expect(placedAt(lesson, 'mya', place).map(({ path }) => path)).not.toContain('languages.mya.narration')
})
