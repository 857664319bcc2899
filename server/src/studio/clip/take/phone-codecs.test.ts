import { expect, test } from 'vitest'
import { phoneProblem } from './phone-codecs'

const tracks = { format: '', seconds: 1, said: null, sound: 'aac' }

test.each([
  ['mp4', 'avc', 'avc1.42c00b', null],
  ['mp4', 'avc', 'avc1.64001f', null],
  ['mp4', 'avc', 'avc1.6e0016', 'depth'],
  ['mp4', 'avc', 'avc3.6E0016', 'depth'],
  ['mp4', 'avc', 'avc1.7a000a', 'chroma'],
  ['mp4', 'avc', 'avc1.f40016', 'chroma'],
  ['mp4', 'hevc', 'hev1.1.6.L30.90', 'hevc'],
  ['mp4', 'av1', 'av01.0.00M.08', null],
  ['mp4', 'av1', 'av01.0.00M.10', 'depth'],
  ['mp4', 'av1', 'av01.1.00M.08', 'chroma'],
  ['mp4', 'vp9', 'vp09.00.21.08.01.02.02.02.00', null],
  ['mp4', 'vp9', 'vp09.01.10.08.03.02.02.02.00', 'chroma'],
  ['mp4', 'vp9', 'vp09.02.10.10.01.02.02.02.00', 'depth'],
  ['mp4', 'prores', 'apch', 'codec'],
  ['mp4', 'unknown', null, 'codec'],
  ['webm', 'avc', 'avc1.64001f', 'codec'],
] as const)('a phone and %s with %s, %s: %s', (ending, pictures, profile, problem) => {
  const sound = ending === 'webm' ? 'opus' : 'aac'
  expect(phoneProblem(ending, { ...tracks, pictures, profile, sound })).toBe(problem)
})
test('unplayable sound is reported separately, and a silent clip is accepted', () => {
  const mp4 = { ...tracks, pictures: 'avc', profile: 'avc1.64001f' }
  expect(phoneProblem('mp4', { ...mp4, sound: 'ac3' })).toBe('clip_sound')
  expect(phoneProblem('mp4', { ...mp4, sound: null })).toBeNull()
})
