import { readCues } from '@kasama/contract/text/web-vtt'
import { describe, expect, test } from 'vitest'
import { addCue, copyTimes, joinCues, repairCue, shiftCues, splitCue } from './edit-cues'
import { faultsOf, lengthOf, speedOf } from './faults'
import { readSubtitleFile } from './read-file'
import { longestCue, mostCues, readSubtitles } from './read-subtitles'
import { type Cue, secondsFrom, timeOf } from './times'
import { webVttOf } from './write-vtt'

const cue = (start: number, end: number, text = 'Wash the rice.'): Cue => ({ start, end, text })
const repairsOf = (file: string) =>
  Object.fromEntries(readSubtitles(file).repairs.map(({ kind, lines }) => [kind, lines]))
const bytes = (text: string) => new TextEncoder().encode(text)

describe('times', () => {
  test.each([
    ['1:02.5', 62.5],
    ['01:02,500', 62.5],
    ['1:00:02.5', 3602.5],
    ['62.5', 62.5],
    ['90:00', 5400],
  ])('%s is read', (text, seconds) => expect(secondsFrom(text)).toBe(seconds))
  test.each(['', 'x', '1:70', '1:99:00', '1::2', '-1', '1e3'])('%s is no time', (text) =>
    expect(secondsFrom(text)).toBeNull(),
  )
  test('are formatted as in WebVTT', () => {
    expect([timeOf(3.6), timeOf(3725.0004), timeOf(-1)]).toEqual(['00:03.600', '01:02:05.000', '00:00.000'])
  })
})

describe('reading', () => {
  test('parses SRT with numbers, and WebVTT with names, notes and styles', () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:02,500\r\nWash\r\nthe rice.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nCook it.\r\n'
    expect(readSubtitles(srt)).toEqual({ cues: [cue(1, 2.5, 'Wash\nthe rice.'), cue(3, 4, 'Cook it.')], repairs: [] })
    const vtt =
      'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nNOTE by hand\n\nfirst\n00:01.000 --> 00:02.500 align:start\nWash.\n\nsecond\n00:03.000 --> 00:04.000\nCook.\n'
    expect(readSubtitles(vtt)).toEqual({ cues: [cue(1, 2.5, 'Wash.'), cue(3, 4, 'Cook.')], repairs: [] })
  })
  test('faults are repaired and reported with their lines', () => {
    const file = [
      '0:0:05.5 -> 0:0:04.2',
      'Turned',
      '1',
      '00:00:01,000 --> 00:00:02,000',
      '<i>Marked</i> {\\an8}here',
      '',
      '00:00:01,000 --> 00:00:02,000',
      'Marked here',
      '',
      '00:00:07,000 --> 00:00:08,000',
      '<script>steal()</script>',
      '',
      '00:00:09,000 --> 00:00:10,000',
      '<SCRIPT>x</SCRIPT >Safe<img src=x onerror=y>',
      '',
      'when --> then',
      'Lost',
    ].join('\n')
    const { cues } = readSubtitles(file)
    expect(cues).toEqual([cue(1, 2, 'Marked here'), cue(4.2, 5.5, 'Turned'), cue(9, 10, 'Safe')])
    expect(repairsOf(file)).toEqual({
      times: [1],
      turned: [1],
      marks: [4, 13],
      order: [4],
      doubled: [7],
      script: [10, 13],
      empty: [10],
      unreadable: [16],
    })
  })
  test('a missing header is repaired; long and many cues are cut', () => {
    expect(repairsOf('00:01.000 --> 00:02.000\nWash.')).toEqual({ header: [1] })
    const many = Array.from(
      { length: mostCues + 5 },
      (_, n) => `00:00:01,${String(n % 1000).padStart(3, '0')} --> 00:59:00,000\n${n}: x`,
    )
    expect(readSubtitles(many.join('\n\n')).cues).toHaveLength(mostCues)
    expect(readSubtitles(`00:00:01,000 --> 00:00:02,000\n${'a'.repeat(9000)}`).cues[0]?.text).toHaveLength(longestCue)
  })
  test('a hostile file of a million letters is parsed in linear time, without markup in the result', () => {
    // A reader that starts again at each letter would take hours; the test's own time limit would end it.
    const saidIn = (piece: string) => {
      const read = readSubtitleFile(bytes(`WEBVTT\n\n00:01.000 --> 00:02.000\n${piece.repeat(900_000 / piece.length)}`))
      return 'cues' in read ? read.cues.map(({ text }) => text.replaceAll('\n', '').slice(0, 6)) : read
    }
    for (const piece of ['<', '{\\', '&', '1\n\n'])
      expect([piece, saidIn(piece)]).toEqual([piece, [piece.trim().repeat(6).slice(0, 6)]])
    for (const piece of ['<script', '00:01.000 --> ', '-->\n', '<style><script>'])
      expect([piece, saidIn(piece)]).toEqual([piece, { problem: 'not_subtitles' }])
    const sly = readSubtitles('WEBVTT\n\n00:01.000 --> 00:02.000\n<scr<script>ipt>alert(1)</script>x &lt;b&gt;').cues[0]
      ?.text
    expect(readCues(webVttOf([cue(1, 2, sly)]))[0]?.text).not.toMatch(/<script/i)
  })
  test('roll-up captions contain each line once', () => {
    const auto = [
      'WEBVTT\nKind: captions\nLanguage: en\n',
      '00:00:00.160 --> 00:00:02.389 align:start position:0%\n \nwash<00:00:00.480><c> the</c><00:00:00.640><c> rice</c>\n',
      '00:00:02.389 --> 00:00:02.399 align:start position:0%\nwash the rice\n \n',
      '00:00:02.399 --> 00:00:04.070 align:start position:0%\nwash the rice\ntwo<00:00:02.720><c> or</c> three\n',
      '00:00:04.070 --> 00:00:04.080 align:start position:0%\ntwo or three\n \n',
      '00:00:04.080 --> 00:00:06.000 align:start position:0%\ntwo or three\nuntil<00:00:04.500><c> clear</c>\n',
    ].join('\n')
    const { cues, repairs } = readSubtitles(auto)
    expect(cues).toEqual([
      cue(0.16, 2.399, 'wash the rice'),
      cue(2.399, 4.08, 'two or three'),
      cue(4.08, 6, 'until clear'),
    ])
    expect(repairs.map(({ kind }) => kind)).toContain('rolling')
    const srt = (cues: Cue[]) => readSubtitles(webVttOf(cues)).cues
    expect(srt([cue(1, 2, 'A'), cue(2, 3, 'A\nB'), cue(3, 4, 'B\nC')])).toEqual([
      cue(1, 2, 'A'),
      cue(2, 3, 'B'),
      cue(3, 4, 'C'),
    ])
    // A line that is spoken twice is no rolling caption.
    const twice = [cue(1, 2, 'Hot!'), cue(2, 3, 'Hot!'), cue(3, 4, 'Let go.')]
    expect(srt(twice)).toEqual(twice)
  })
  test("parses YouTube's SBV, converts and reports Zawgyi, and names other formats", () => {
    const sbv = '0:00:01.000,0:00:04.500\nWash the[br]rice\n\n0:00:05.000,0:00:08.250\nTwo or three times\n'
    expect(readSubtitles(sbv)).toEqual({
      cues: [cue(1, 4.5, 'Wash the\nrice'), cue(5, 8.25, 'Two or three times')],
      repairs: [],
    })
    expect(readSubtitles('1\n00:00:01,000 --> 00:00:04,000\nထမင္းခ်က္နည္း ေကာင္းေကာင္း')).toEqual({
      cues: [cue(1, 4, 'ထမင်းချက်နည်း ကောင်းကောင်း')],
      repairs: [{ kind: 'zawgyi', lines: [2] }],
    })
    const formatOf = (text: string) => readSubtitleFile(bytes(text))
    expect(formatOf('[Script Info]\nTitle: x')).toEqual({ problem: 'other_format', format: 'ASS' })
    expect(formatOf('<?xml version="1.0"?>\n<tt xmlns="x"><body/></tt>')).toMatchObject({ format: 'TTML' })
    expect(formatOf('[00:12.00]Wash the rice')).toMatchObject({ format: 'LRC' })
  })
  test('decodes legacy encodings; files without subtitles are refused', () => {
    const old = new Uint8Array([...bytes('1\n00:00:01,000 --> 00:00:02,000\nCaf'), 0xe9])
    expect(readSubtitleFile(old)).toMatchObject({ cues: [{ text: 'Café' }], repairs: [{ kind: 'letters' }] })
    expect(readSubtitleFile(bytes('Dear Sir'))).toEqual({ problem: 'not_subtitles' })
    expect(readSubtitleFile(new Uint8Array(1_000_001))).toEqual({ problem: 'large' })
  })
  test('formatted subtitles are parsed unchanged', () => {
    const cues = [cue(1, 2.5, 'Less < more & "so"\nဆန် ဆေးပါ။'), cue(3600, 3601, 'Late')]
    expect(readSubtitles(webVttOf(cues))).toEqual({ cues, repairs: [] })
    expect(webVttOf([cue(1, 2, ' ')])).toBe('WEBVTT\n')
  })
})

describe('faults', () => {
  const kinds = (cues: Cue[], length: number | null = 60) =>
    faultsOf(cues, length).map(({ index, kind }) => `${index} ${kind}`)
  const repairAll = (cues: Cue[], length: number | null = 60): Cue[] => {
    const fault = faultsOf(cues, length).find(({ repair }) => repair)
    return fault?.repair ? repairAll(repairCue(cues, fault.index, fault.repair), length) : cues
  }
  test('a good list has no faults; without a known length no cue is past the end', () => {
    expect(kinds([cue(1, 3), cue(3, 5)])).toEqual([])
    expect(kinds([cue(70, 75)], null)).toEqual([])
  })
  test('reading speed counts visible letters', () => {
    expect(speedOf(cue(59.6, 61.031, 'Tuyuin ang bawat tupi ng balat'))).toBe(21)
    expect(lengthOf('ရေ')).toBe(1)
    expect(speedOf(cue(2, 2))).toBeNull()
  })
  test.each([
    ['overlap', [cue(1, 4), cue(3, 6)], [cue(1, 3), cue(3, 6)]],
    ['overlap', [cue(1, 4, 'One'), cue(1.2, 6, 'Two')], [cue(1, 6, 'One\nTwo')]],
    ['past_end', [cue(58, 62)], [cue(58, 60)]],
    ['past_end', [cue(1, 3), cue(61, 62)], [cue(1, 3)]],
    ['backwards', [cue(5, 5)], [cue(5, 6)]],
    ['fast', [cue(1, 1.5, 'a'.repeat(30))], [cue(1, 3, 'a'.repeat(30))]],
    ['fast', [cue(1, 1.5, 'a'.repeat(30)), cue(2, 4)], [cue(0, 2, 'a'.repeat(30)), cue(2, 4)]],
    ['order', [cue(5, 8), cue(1, 3)], [cue(1, 3), cue(5, 8)]],
  ] as const)('%s is found, and repaired with one press', (kind, cues, after) => {
    expect(faultsOf([...cues], 60).some((fault) => fault.kind === kind)).toBe(true)
    expect(repairAll([...cues])).toEqual(after)
    expect(kinds([...after])).toEqual([])
  })
  test('a cue without room for its text is reported without a correction', () => {
    const [fault] = faultsOf([cue(0, 1, 'a'.repeat(60)), cue(1, 4)], 60)
    expect(fault).toEqual({ index: 0, kind: 'fast', by: 60, repair: null })
  })
})

describe('editing', () => {
  test('cues are shifted, all or from one on, but not before the start', () => {
    expect(shiftCues([cue(1, 2), cue(3, 4)], 0.3, 1)).toEqual([cue(1, 2), cue(3.3, 4.3)])
    expect(shiftCues([cue(1, 2), cue(3, 4)], -5)).toEqual([cue(0, 1), cue(2, 3)])
  })
  test('a cue is split between words, and joined again', () => {
    const parts = splitCue([cue(0, 4, 'Wash rice well now')], 0)
    expect(parts.map(({ text }) => text)).toEqual(['Wash rice', 'well now'])
    expect(parts[0]?.end).toBe(parts[1]?.start)
    expect(joinCues(parts, 0)).toEqual([cue(0, 4, 'Wash rice\nwell now')])
    expect(splitCue([cue(0, 4, 'One two three')], 0, 3).map(({ text }) => text)).toEqual(['One', 'two three'])
    expect(splitCue([cue(0, 4, 'Word')], 0)).toHaveLength(1)
    expect(joinCues([cue(0, 1)], 0)).toHaveLength(1)
  })
  test('a cue is added in the gap after another', () => {
    expect(addCue([cue(1, 2), cue(3, 4)], 0)[1]).toEqual(cue(2, 3, ''))
    expect(addCue([], -1)).toEqual([cue(0, 2, '')])
  })
  test('times are copied to another language, whose texts at the same times stay', () => {
    expect(copyTimes([cue(1, 2), cue(3, 4)], [cue(3, 5, 'Lutuin')])).toEqual([cue(1, 2, ''), cue(3, 4, 'Lutuin')])
  })
})
