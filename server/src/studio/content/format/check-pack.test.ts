import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPack } from './check-pack'

const sample = join(import.meta.dirname, '../../../../test/pack')

/** A copy of the sample pack in which texts are replaced, and files added or removed (null). */
function packWith(changes: Record<string, [from: string, to: string] | string | null>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-pack-'))
  cpSync(sample, folder, { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file)
    if (change === null) rmSync(path)
    else if (typeof change === 'string') writeFileSync(path, change)
    else writeFileSync(path, readFileSync(path, 'utf8').replace(...change))
  }
  return folder
}

const faultsOf = async (changes: Parameters<typeof packWith>[0]) =>
  (await checkPack(packWith(changes))).faults.map(({ file, line, message }) => `${file}:${line}: ${message}`)

test('the sample pack has no faults', async () => {
  const { pack, faults } = await checkPack(sample)
  expect(faults).toEqual([])
  expect(pack.videos.map(({ slug }) => slug)).toEqual(['fold-towels', 'ride-bus', 'water-plants'])
  expect(pack.videos[0]?.clips.eng?.seconds).toBe(2)
  expect(pack.videos[0]?.subtitles.eng?.cues[1]).toEqual({
    id: 'slide-1',
    start: 1,
    end: 1.9,
    text: 'Smooth the corners',
  })
})

test('renditions belong to a clip and have its length', async () => {
  const clip = readFileSync(join(sample, 'videos/fold-towels/eng.mp4'), 'latin1')
  const folder = packWith({})
  for (const name of ['eng.low.mp4', 'eng.m4a', 'ind.low.mp4'])
    writeFileSync(join(folder, 'videos/fold-towels', name), clip, 'latin1')
  writeFileSync(join(folder, 'videos/fold-towels/mya.m4a'), 'no sound')
  writeFileSync(join(folder, 'videos/ride-bus/eng.m4a'), clip, 'latin1')
  const { pack, faults } = await checkPack(folder)
  expect(faults.map(({ file, message }) => `${file}: ${message}`).sort()).toEqual([
    'videos/fold-towels/ind.low.mp4: has no ind.mp4 beside it',
    'videos/fold-towels/mya.m4a: has no length that can be read',
    'videos/ride-bus/eng.m4a: clips belong to the host file, and this video is on vimeo',
    'videos/ride-bus/eng.m4a: has no eng.mp4 beside it',
  ])
  expect(pack.videos[0]?.clips.eng?.low).toMatch(/eng\.low\.mp4$/)
})

test('recordings of questions and options must be sounds of existing texts', async () => {
  const sound = readFileSync(join(sample, 'videos/fold-towels/eng.mp4'), 'latin1')
  const folder = packWith({})
  for (const name of ['eng.question-1', 'mya.question-2-option-3', 'eng.question-3', 'eng.question-2-option-4'])
    writeFileSync(join(folder, 'videos/fold-towels', `${name}.m4a`), sound, 'latin1')
  writeFileSync(join(folder, 'videos/water-plants/ind.question-1.m4a'), sound, 'latin1')
  writeFileSync(join(folder, 'videos/fold-towels/eng.question-2.m4a'), 'no sound')
  writeFileSync(join(folder, 'videos/fold-towels/eng.question-one.m4a'), sound, 'latin1')
  const { pack, faults } = await checkPack(folder)
  expect(faults.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'videos/fold-towels/eng.question-2-option-4.m4a: speaks a question or an option that is not there',
    'videos/fold-towels/eng.question-2.m4a: is no sound of 60 seconds at most',
    'videos/fold-towels/eng.question-3.m4a: speaks a question or an option that is not there',
    'videos/fold-towels/eng.question-one.m4a: is not a file of the format',
    'videos/water-plants/ind.question-1.m4a: speaks a question or an option that is not there',
  ])
  expect(Object.keys(pack.videos[0]?.sounds ?? {})).toEqual(['eng.question-1', 'mya.question-2-option-3'])
})

const webm = readFileSync(join(sample, '../files/clip.webm'))

function withPieces(folder: string, lists: Record<string, string>) {
  const clip = join(folder, 'videos/fold-towels/eng.hls')
  mkdirSync(join(clip, 'low'), { recursive: true })
  writeFileSync(join(clip, 'low/1.ts'), 'piece')
  for (const [name, text] of Object.entries(lists)) writeFileSync(join(clip, name), `#EXTM3U\n${text}`)
  rmSync(join(folder, 'videos/fold-towels/eng.mp4'))
}

test('a clip may be WebM, or a playlist with its segments', async () => {
  const folder = packWith({ 'videos/fold-towels/mya.mp4': null })
  writeFileSync(join(folder, 'videos/fold-towels/mya.webm'), webm)
  withPieces(folder, {
    'index.m3u8': '#EXT-X-STREAM-INF:BANDWIDTH=90000\nlow/list.m3u8',
    'low/list.m3u8': '#EXTINF:4.5,\n1.ts\n#EXTINF:1.5,\n1.ts\n#EXT-X-ENDLIST',
  })
  const { pack, faults } = await checkPack(folder)
  expect(faults).toEqual([])
  expect([pack.videos[0]?.clips.eng?.seconds, pack.videos[0]?.clips.mya?.seconds]).toEqual([6, 2.5])
})

test('a playlist with missing or external segments or without an end is refused, as are two clips', async () => {
  const end = '#EXT-X-ENDLIST'
  for (const list of ['low/2.ts', '../mya.mp4', 'https://x.example/1.ts', 'low/1.ts']) {
    const folder = packWith({})
    withPieces(folder, { 'index.m3u8': `#EXTINF:4,\n${list}\n${list === 'low/1.ts' ? '' : end}` })
    const { faults } = await checkPack(folder)
    expect(faults).toMatchObject([
      { file: 'videos/fold-towels/eng.hls', message: 'is no clip whose length can be read' },
    ])
  }
  const folder = packWith({})
  writeFileSync(join(folder, 'videos/fold-towels/eng.webm'), webm)
  const { faults } = await checkPack(folder)
  expect(faults).toMatchObject([
    { file: 'videos/fold-towels/eng.webm', message: 'stands beside eng.mp4: a language has one clip' },
  ])
})

test('clips and renditions that phones cannot play are refused with their problem', async () => {
  const clip = readFileSync(join(sample, 'videos/fold-towels/mya.mp4'))
  // The profile that the file says its pictures have: H.264 with colours of 10 bits.
  clip[clip.indexOf('avcC') + 5] = 0x6e
  const folder = packWith({})
  for (const name of ['mya.mp4', 'eng.low.mp4']) writeFileSync(join(folder, 'videos/fold-towels', name), clip)
  const { pack, faults } = await checkPack(folder)
  const message = expect.stringContaining('has colours of 10 bits or more, which phones can')
  expect(faults).toEqual([
    { file: 'videos/fold-towels/eng.low.mp4', line: 0, message },
    { file: 'videos/fold-towels/mya.mp4', line: 0, message },
  ])
  expect([pack.videos[0]?.clips.mya, pack.videos[0]?.clips.eng?.low]).toEqual([undefined, undefined])
})

test('Zawgyi texts are converted to Unicode, and Zawgyi subtitles are reported by line', async () => {
  const { pack, faults } = await checkPack(
    packWith({
      'videos/fold-towels/mya.json': ['မျက်နှာသုတ်ပုဝါ သုံးခေါက်ခေါက်ပါ', 'ထမင္းခ်က္နည္း'],
      'videos/fold-towels/mya.vtt': ['မျက်နှာသုတ်ပုဝါ သုံးခေါက်ခေါက်ပါ', 'ထမင္းခ်က္နည္း ေကာင္းေကာင္း'],
    }),
  )
  expect(pack.videos[0]?.words.mya?.value.title).toBe('ထမင်းချက်နည်း')
  const message = 'this cue is in Zawgyi: write it in Unicode'
  expect(faults).toEqual([{ file: 'videos/fold-towels/mya.vtt', line: 3, message }])
})

test('ten planted faults are all found at once, each with its file and line', async () => {
  const faults = await faultsOf({
    'pack.json': ['"slug"', '"sulg": "x",\n  "slug"'],
    'videos/fold-towels/ind.json': ['"Two"', '"Two", "Four"'],
    'videos/fold-towels/phi.json': ['"title": "', '"title": "\\u0007'],
    'videos/fold-towels/eng.vtt': ['00:01.900', '00:09.900'],
    'videos/fold-towels/mya.mp4': 'no clip at all',
    'videos/ride-bus/video.json': ['"vimeo"', '"dailymotion"'],
    'videos/water-plants/video.json': ['abc_DEF-123', 'https://youtu.be/abc_DEF-123'],
    'videos/water-plants/mya.json': '{ "title": "x"',
    'layout.json': ['"water-plants"', '"water-flowers"'],
    'skills.json': ['500', '501'],
  })
  expect(faults).toEqual([
    'layout.json:7: there is no video water-flowers',
    'pack.json:3: sulg is not a field of the format',
    'skills.json:5: there is no topic 501',
    'videos/fold-towels/eng.vtt:7: this cue ends after the clip, which lasts 2.0 s',
    'videos/fold-towels/ind.json:7: question 1 has 3 options instead of 2',
    'videos/fold-towels/mya.mp4:0: is no clip whose length can be read',
    'videos/fold-towels/phi.json:2: title has a control character, or a line break where one line belongs',
    'videos/ride-bus/video.json:4: host must be one of file, youtube, vimeo',
    'videos/water-plants/mya.json:1: is not JSON: CloseBraceExpected',
    'videos/water-plants/video.json:5: address is a full address: give the id alone, abc_DEF-123',
  ])
})

test.each([
  ['a missing English text', { 'videos/ride-bus/eng.json': null }, 'videos/ride-bus/eng.json:0: is missing'],
  [
    'a skill of a lesson that is not there',
    { 'skills.json': ['"topics": [500]', '"lessons": ["ride-a-bus"]'] },
    'skills.json:5: there is no video ride-a-bus',
  ],
  [
    'a skill of nothing',
    { 'skills.json': ['"topics": [500],', ''] },
    'skills.json:2: a skill has either lessons or topics',
  ],
  ['a missing clip', { 'videos/fold-towels/eng.mp4': null }, 'videos/fold-towels/eng.mp4:0: is missing'],
  [
    'a picture that is not there',
    { 'videos/ride-bus/video.json': ['plant.svg', 'bus.svg'] },
    'videos/ride-bus/video.json:8: pictures/bus.svg is missing',
  ],
  [
    'a drawing that no thumbnail can show',
    { 'pictures/plant.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="10"/>' },
    'pictures/plant.svg:0: is too narrow to be drawn',
  ],
  ['a picture that is none', { 'pictures/plant.svg': 'green' }, 'pictures/plant.svg:0: is no picture that can be read'],
  [
    'a right answer that is no option',
    { 'videos/fold-towels/video.json': ['[2]', '[3]'] },
    'videos/fold-towels/video.json:9: answer 3 of question 1: it has 2 options',
  ],
  [
    'a quiz that a language lacks',
    {
      'videos/fold-towels/ind.json': ['"quiz"', '"sub_description": "x",\n  "quiz"'],
      'videos/ride-bus/video.json': [
        '"published"',
        '"quiz": [{ "answers": [1], "randomize_options": true }],\n  "published"',
      ],
    },
    'videos/ride-bus/eng.json:1: has 0 questions, and video.json has 1',
  ],
  [
    'an English option without words',
    { 'videos/fold-towels/eng.json': ['"options": ["', '"options": ["", "'] },
    'videos/fold-towels/eng.json:8: option 1 of question 1 has no words',
  ],
  [
    'a file that is not of the format',
    { 'videos/ride-bus/english.vtt': 'WEBVTT' },
    'videos/ride-bus/english.vtt:0: is not a file of the format',
  ],
  [
    'subtitles without words',
    { 'videos/ride-bus/mya.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nx' },
    'videos/ride-bus/mya.vtt:0: has no mya.json beside it',
  ],
  [
    'cues out of order',
    { 'videos/fold-towels/phi.vtt': ['00:01.000 --> 00:01.900', '00:00.100 --> 00:01.900'] },
    'videos/fold-towels/phi.vtt:7: this cue starts before the one above it',
  ],
  [
    'subtitles without their header',
    { 'videos/fold-towels/phi.vtt': ['WEBVTT', 'SUBTITLES'] },
    'videos/fold-towels/phi.vtt:1: must begin with WEBVTT and an empty line',
  ],
  ['a key that stands twice', { 'pack.json': ['{', '{ "slug": "other",'] }, 'pack.json:3: slug stands here twice'],
  [
    'a topic that stands twice',
    { 'topics.json': ['"id": 500', '"id": 13'] },
    'topics.json:14: the id 13 stands here twice',
  ],
  [
    'a video that stands in the layout twice',
    { 'layout.json': ['"fold-towels"', '"water-plants"'] },
    'layout.json:7: water-plants stands in the layout twice',
  ],
  [
    'a text that is too long',
    { 'videos/ride-bus/eng.json': ['Ride the bus', 'x'.repeat(301)] },
    'videos/ride-bus/eng.json:2: title is longer than 300 characters',
  ],
  [
    'a video elsewhere without its length',
    { 'videos/ride-bus/video.json': ['"duration": 62,', ''] },
    'videos/ride-bus/video.json:1: duration is missing: a video on vimeo needs it',
  ],
  [
    'an id at Vimeo that is none',
    { 'videos/water-plants/video.json': ['"host"', '"vimeo_id": "abc", "host"'] },
    'videos/water-plants/video.json:4: vimeo_id is no id of vimeo: 5 to 12 digits, of an unlisted video with / and its hash',
  ],
  [
    'a second id at Vimeo',
    { 'videos/ride-bus/video.json': ['"host"', '"vimeo_id": "76979872", "host"'] },
    'videos/ride-bus/video.json:4: vimeo_id belongs to the other hosts: on vimeo the id is its address',
  ],
  [
    'a day that does not exist',
    { 'videos/ride-bus/video.json': ['2026-01-31', '2026-13-31'] },
    'videos/ride-bus/video.json:7: published is no day of the calendar',
  ],
  [
    'a clip elsewhere of the English words',
    { 'videos/ride-bus/eng.json': ['"title"', '"address": "76979872", "title"'] },
    'videos/ride-bus/eng.json:2: address belongs to video.json: the English clip is the base',
  ],
  [
    'a language that is elsewhere without an address',
    { 'videos/water-plants/mya.json': ['"title"', '"host": "vimeo", "duration": 9, "title"'] },
    'videos/water-plants/mya.json:1: address is missing: the id of the video on vimeo',
  ],
  [
    'an address of another host in a language',
    { 'videos/water-plants/mya.json': ['"title"', '"address": "76979872", "duration": 9, "title"'] },
    'videos/water-plants/mya.json:2: address is no id of youtube: 11 letters, digits, - and _',
  ],
  [
    'a clip elsewhere whose length is not known',
    { 'videos/water-plants/mya.json': ['"title"', '"address": "mya_DEF-123", "title"'] },
    'videos/water-plants/mya.json:1: duration is missing: a video on youtube needs it',
  ],
  [
    'a clip that a language says it has here, and that is missing',
    { 'videos/water-plants/mya.json': ['"title"', '"host": "file", "title"'] },
    'videos/water-plants/mya.mp4:0: is missing',
  ],
  [
    'a length that the clip tells',
    { 'videos/fold-towels/mya.json': ['"title"', '"duration": 9, "title"'] },
    'videos/fold-towels/mya.json:2: duration is read from the clip',
  ],
  [
    'a copy at Vimeo of no clip',
    { 'videos/water-plants/mya.json': ['"title"', '"vimeo_id": "76979872", "title"'] },
    'videos/water-plants/mya.json:2: vimeo_id belongs to a clip, and this language has none of its own',
  ],
  [
    'a picture of a language that is not there',
    { 'videos/fold-towels/phi.json': ['"title"', '"thumbnail": "bus.svg", "title"'] },
    'videos/fold-towels/phi.json:2: pictures/bus.svg is missing',
  ],
] as [string, Parameters<typeof packWith>[0], string][])('%s is a fault', async (_, changes, fault) => {
  expect(await faultsOf(changes)).toContain(fault)
})

test('all faults are reported at once, independent of each other', async () => {
  const faults = await faultsOf({
    'pack.json': ['"name"', '"nmae"'],
    'videos/ride-bus/video.json': ['"host"', '"hots"'],
    'videos/ride-bus/eng.json': ['"title"', '"thumbnail": "no-such.svg", "title"'],
    'videos/fold-towels/video.json': ['"topics"', '"topics": [99], "topics"'],
    'videos/fold-towels/phi.json': ['"title"', '"thumbnail": "no-such.svg", "title"'],
    'videos/water-plants/mya.json': 'no JSON',
  })
  for (const part of [
    'pack.json:2: nmae is not a field',
    'pack.json:1: name is missing',
    'ride-bus/video.json:4: hots is not a field',
    'ride-bus/eng.json:2: pictures/no-such.svg is missing',
    'fold-towels/video.json:',
    'fold-towels/phi.json:2: pictures/no-such.svg is missing',
    'water-plants/mya.json:1: is not JSON',
  ])
    expect(faults.filter((fault) => fault.includes(part))).not.toEqual([])
})
