import { readCues } from '@kasama/contract/text/web-vtt'
import { expect, test } from 'vitest'
import { cueAt, positionInClip, retime } from './cues'

const english = readCues(`WEBVTT

NOTE made from the slides

slide-1
00:03.000 --> 00:05.000
Find the label

slide-1-text
00:05.000 --> 00:09.000 line:90%
Most clothes have <b>a small</b> label
inside &amp; out.

slide-2
00:00:10.000 --> 00:00:12.000
Look for a cross
`)

const burmese = readCues(`WEBVTT\r
\r
slide-1\r
00:04.000 --> 00:08.000\r
တစ်\r
\r
slide-1-text\r
00:08.000 --> 00:12.000\r
နှစ်\r
\r
slide-1-text-2\r
00:12.000 --> 00:16.000\r
သုံး\r
\r
slide-2\r
00:18.000 --> 00:20.000\r
လေး\r
`)

test('a file is read with and without hours, marks and entities', () => {
  expect(english).toHaveLength(3)
  expect(english[1]).toEqual({
    id: 'slide-1-text',
    start: 5,
    end: 9,
    text: 'Most clothes have a small label\ninside & out.',
  })
  expect(english[2]?.start).toBe(10)
  expect(readCues('not found')).toEqual([])
})

test('a cue stays from its start until the next one begins', () => {
  expect(cueAt(english, 3)?.id).toBe('slide-1')
  expect(cueAt(english, 5)?.id).toBe('slide-1-text')
  expect(cueAt(english, 2.9)).toBeUndefined()
  expect(cueAt(english, 9.5)?.id).toBe('slide-1-text')
  expect(cueAt(english, 99)?.id).toBe('slide-2')
})

test("subtitles get the times of another language's clip, split sentences their share", () => {
  const over = retime(burmese, english)
  expect(over.map(({ start, end }) => [start, end])).toEqual([
    [3, 5],
    [5, 7],
    [7, 9],
    [10, 12],
  ])
  expect(retime(readCues('WEBVTT\n\n00:01.000 --> 00:02.000\nHi'), english)).toEqual([])
})

test('another voice goes on at the start of the same cue, else at the same fraction', () => {
  const clips = { from: english, to: burmese, fromDuration: 20, toDuration: 40 }
  expect(positionInClip(7, clips)).toBe(8)
  expect(positionInClip(9.5, clips)).toBe(8)
  expect(positionInClip(1, clips)).toBe(2)
  expect(positionInClip(5, { ...clips, to: [] })).toBe(10)
})
