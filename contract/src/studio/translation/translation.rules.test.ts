import { expect, test } from 'vitest'
import { type Glossary, termsIn, translationProblems, wordsIn } from './translation.rules'

const glossary: Glossary = {
  terms: [
    { english: ['water'], words: ['ရေ'] },
    { english: ['cold water'], words: ['ရေအေး'] },
    { english: ['User ID'], words: ['User ID'] },
  ],
  never: ['အိမ်ဖော်'],
}
const indonesian: Glossary = {
  terms: [{ english: ['employer'], words: ['majikan', 'pemberi kerja'] }],
  never: ['babu'],
}
const problems = (english: string, translated: string) => translationProblems({ english, translated }, 'mya', glossary)
const inIndonesian = (english: string, translated: string) =>
  translationProblems({ english, translated }, 'ind', indonesian)

test('finds terms as whole words, the longer of two that overlap', () => {
  const matches = termsIn('Cold water first, then more water. Waterfall.', glossary)
  expect(matches.map(({ from, to, term }) => [from, to, term.words[0]])).toEqual([
    [0, 10, 'ရေအေး'],
    [28, 33, 'ရေ'],
  ])
  expect(termsIn('Both employers agree', indonesian)).toHaveLength(1)
  expect(wordsIn('Tanya Majikan dulu', indonesian.terms)).toMatchObject([{ from: 6, to: 13 }])
})
test('a good translation has no problems, nor has an empty one', () => {
  expect(problems('Put cold water in first.', 'ရေအေး အရင်ထည့်ပါ။')).toEqual([])
  expect(problems('Put cold water in first.', ' ')).toEqual([])
  expect(inIndonesian('Your employers pay $1,000.', 'Pemberi kerja membayar $1,000.')).toEqual([])
})
test('reports missing numbers, missing terms and forbidden words', () => {
  expect(problems('About 37°C is right.', 'နွေးရုံပဲ ရှိရပါမယ်။')).toEqual([{ kind: 'number', what: '37' }])
  expect(problems('Put cold water in.', 'ရေ ထည့်ပါ။')).toEqual([{ kind: 'term', what: 'ရေအေး' }])
  expect(problems('A helper.', 'အိမ်ဖော်')).toEqual([{ kind: 'never', what: 'အိမ်ဖော်' }])
  expect(inIndonesian('A helper.', 'Seorang babu')).toEqual([{ kind: 'never', what: 'babu' }])
  expect(inIndonesian('A helper.', 'Seorang babushka')).toEqual([])
})
test('reports foreign signs, other scripts, untranslated English and excessive length', () => {
  expect(problems('Is it warm?', 'နွေးလား?')).toEqual([{ kind: 'signs', what: '?' }])
  expect(problems('Use 3 spoons.', 'ဇွန်း ၃ ခု')).toContainEqual({ kind: 'signs', what: '၃' })
  expect(problems('Wash your hands now.', 'Wash your hands please.')).toEqual([{ kind: 'letters', what: '' }])
  expect(inIndonesian('Wash your hands.', 'Wash your hands.')).toEqual([{ kind: 'same', what: '' }])
  expect(inIndonesian('Wash.', `Cuci ${'tangan '.repeat(9)}`.trim())).toEqual([{ kind: 'length', what: '' }])
  expect(inIndonesian('Wash well .', 'Cuci bersih .')).toEqual([{ kind: 'signs', what: '.' }])
})
