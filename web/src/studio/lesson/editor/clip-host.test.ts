import { emptyLesson, emptyWords, type Lesson } from '@kasama/contract/studio/lesson/lesson'
import { expect, test } from 'vitest'
import { withChange } from '../saving/with-change'
import { changesWithClipOf, changesWithoutClip, hostChanges, hostIn, secondsIn, videoIdIn } from './clip-host'

const lesson: Lesson = {
  ...emptyLesson,
  languages: {
    eng: { ...emptyWords('eng'), address: 'clips/a/eng-1a2b3c4d.mp4' },
    mya: { ...emptyWords('mya'), address: 'clips/a/mya-1a2b3c4d.mp4' },
  },
}

test('an id is read from a complete address only; a length is minutes and seconds', () => {
  expect(videoIdIn('youtube', ' https://youtu.be/dQw4w9WgXcQ ')).toBe('dQw4w9WgXcQ')
  expect(videoIdIn('youtube', 'dQw4w9WgXcQ')).toBe('dQw4w9WgXcQ')
  expect(videoIdIn('youtube', 'dQw4w9W')).toBeNull()
  expect(videoIdIn('youtube', 'https://vimeo.com/76979871')).toBeNull()
  expect(videoIdIn('vimeo', 'https://vimeo.com/76979871/8272103f6e?share=copy')).toBe('76979871/8272103f6e')
  expect(videoIdIn('vimeo', '76979871/8272103f6e')).toBe('76979871/8272103f6e')
  expect(hostIn(' https://vimeo.com/76979871/8272103f6e', 'youtube')).toBe('vimeo')
  expect(hostIn('76979871', 'youtube')).toBe('youtube')
  expect(['4:30', '0:05', '90', '0:00', '1:75'].map(secondsIn)).toEqual([270, 5, null, null, null])
})
test('host, id and length change together; other languages keep their host', () => {
  const place = { host: 'youtube', id: 'dQw4w9WgXcQ', seconds: 60 } as const
  const english = new Map(hostChanges(lesson, 'eng', place).map(({ path, value }) => [path, value]))
  expect(Object.fromEntries(english)).toMatchObject({
    host: 'youtube',
    'languages.eng.address': 'dQw4w9WgXcQ',
    'languages.eng.duration': 60,
    'languages.mya.host': 'file',
  })
  expect(hostChanges(lesson, 'phi', place)).toContainEqual({ path: 'languages.phi.host', value: 'youtube' })
  expect(hostChanges({ ...lesson, host: 'youtube' }, 'phi', place)).toContainEqual({
    path: 'languages.phi.host',
    value: null,
  })
})
test('the first clip of a language is assumed to be spoken in it; a replacement keeps the narration', () => {
  const place = { host: 'youtube', id: 'dQw4w9WgXcQ', seconds: 60 } as const
  expect(hostChanges(lesson, 'phi', place)).toContainEqual({ path: 'languages.phi.narration', value: 'phi' })
  expect(hostChanges(lesson, 'mya', place).map(({ path }) => path)).not.toContain('languages.mya.narration')
})
test('a language whose clip is taken away has none of its fields, and gets all of them back', () => {
  const mya = { ...emptyWords('mya'), title: 'ရေချိုး', host: 'youtube', address: 'dQw4w9WgXcQ', duration: 9 } as const
  const before: Lesson = { ...lesson, languages: { mya: { ...mya, narration: 'eng', voice: 'computer' } } }
  const put = (to: Lesson, changes: ReturnType<typeof changesWithoutClip>) =>
    changes.reduce<Lesson>((all, { path, value }) => withChange(all, path, value), to)
  const without = put(before, changesWithoutClip('mya'))
  expect(without.languages.mya).toEqual({ ...emptyWords('mya'), title: 'ရေချိုး' })
  expect(put(without, changesWithClipOf(before, 'mya'))).toEqual(before)
})
