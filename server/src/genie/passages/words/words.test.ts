import { expect, test } from 'vitest'
import { cueGroups } from '../cue-groups'
import { burmeseText, syllables } from './burmese'
import { englishStem } from './english'
import { filipinoStem } from './filipino'
import { indonesianStem } from './indonesian'
import { wordsOf } from './words'

test.each([
  [englishStem, ['wash', 'washes', 'washing', 'washed']],
  [englishStem, ['baby', 'babies']],
  [filipinoStem, ['nagluluto', 'lutuin', 'niluto', 'magluto']],
  [filipinoStem, ['hugasan', 'maghugas']],
  [filipinoStem, ['linisin', 'linis', 'nilinis', 'naglilinis', 'maglinis']],
  [filipinoStem, ['inumin', 'iniinom', 'ininom', 'inom', 'uminom']],
  [filipinoStem, ['bayaran', 'bayad']],
  [indonesianStem, ['memandikan', 'mandi']],
  [indonesianStem, ['membersihkan', 'dibersihkan', 'pembersih', 'bersih']],
  [indonesianStem, ['memasak', 'dimasak', 'masak']],
  [indonesianStem, ['penipuan', 'tertipu']],
])('words of one root have one stem', (stem, words) => {
  expect(new Set(words.map(stem)).size).toBe(1)
})
test('splits Burmese into syllables and keeps stacked letters together', () => {
  expect(syllables('အင်္ကျီပေါ်က')).toEqual(['အင်္ကျီ', 'ပေါ်', 'က'])
  expect(syllables('ကလေးထမင်း')).toEqual(['က', 'လေး', 'ထ', 'မင်း'])
})
test('converts Zawgyi to Unicode and leaves Unicode unchanged', () => {
  expect(burmeseText('ထမင္းစားလို႔ရေသးလား')).toBe('ထမင်းစားလို့ရသေးလား')
  for (const text of ['ထမင်းစားလို့ရသေးလား', 'သင်္ကေတ', 'ဘေးကင်းအောင်', 'ဓိပ္ပာယ်']) expect(burmeseText(text)).toBe(text)
})
test.each([
  ['lagnat', 'phi', '#fever'],
  ['may sakit', 'phi', '#sick'],
  ['masuk angin', 'ind', '#sick'],
  ['amo', 'phi', '#employer'],
  ['ah ma', 'eng', '#old'],
  ['zonrox', 'phi', '#bleach'],
  ['hp', 'ind', '#phone'],
  ['နားရက်', 'mya', '#rest_day'],
] as const)('%s is an idea', (text, language, idea) => {
  expect(wordsOf(text, [language, 'eng']).flatMap(({ forms }) => forms)).toContain(idea)
})

const cue = (id: string, start: number, text: string) => ({ id, start, end: start + 2, text })
test('groups subtitles of one slide across languages, without the title', () => {
  const eng = [
    cue('slide-0', 0, 'Title'),
    cue('slide-1', 3, 'Head'),
    cue('slide-1-text', 5, 'One.'),
    cue('slide-1-text-2', 8, 'Two\nlines.'),
  ]
  const phi = [cue('slide-1', 4, 'Ulo'), cue('slide-1-text', 6, 'Isa.')]
  expect([...cueGroups({ eng, phi })]).toEqual([
    [
      1,
      {
        eng: { heading: 'Head', text: 'One. Two lines.', seconds: 3 },
        phi: { heading: 'Ulo', text: 'Isa.', seconds: 4 },
      },
    ],
  ])
})
test('groups subtitles without slides by pauses, for each language', () => {
  const eng = [cue('', 0, 'a'), cue('', 2, 'b'), cue('', 4, 'c'), cue('', 6, 'd'), cue('', 20, 'e')]
  const texts = [...cueGroups({ eng, mya: [cue('', 0, 'က')] }).values()].flatMap((group) => Object.values(group))
  expect(texts.map(({ text, seconds }) => [text, seconds])).toEqual([
    ['a b c', 0],
    ['d', 6],
    ['e', 20],
    ['က', 0],
  ])
})
