import { byLanguage, type Language } from '@kasama/contract/language'
import { expect, test } from 'vitest'
import { chooseSlide, type Slide } from './choose-slide'

const text = (eng: string) => byLanguage((language) => (language === 'eng' ? eng : ''))
const question = {
  content: text('What goes in the cot with the baby?'),
  options: [
    { id: 1, content: text('A soft toy') },
    { id: 2, content: text('A tight sheet only') },
  ],
  answers: [2],
}
const slide = (part: number, heading: string, sentence: string, shared = 0, language: Language = 'eng'): Slide => ({
  part,
  texts: { [language]: { heading, text: sentence, seconds: 10 * part } },
  shared,
})
const slides = [
  slide(1, 'Always on the back', 'Put the baby on the back for every sleep.'),
  slide(2, 'Firm and flat', 'Use a firm, flat mattress in a cot, with a tight sheet.'),
  slide(3, 'Keep the cot empty', 'No pillow and no soft toy.'),
]

test('the right answer decides between slides about the same matter', () => {
  expect(chooseSlide(question, slides, 'eng')).toEqual({
    slide: 2,
    seconds: 20,
    heading: 'Firm and flat',
    text: 'Use a firm, flat mattress in a cot, with a tight sheet.',
  })
})
test('words that mean the same decide where no plain word is shared', () => {
  const burmese = [slide(1, 'တစ်', 'တစ်', 4, 'mya'), slide(2, 'နှစ်', 'နှစ်', 9, 'mya')]
  expect(chooseSlide(question, burmese, 'mya')).toMatchObject({ slide: 2, heading: 'နှစ်' })
})
test('her language comes before English, and subtitles without slides have no number', () => {
  const group = slide(20_001, '', 'Keep the cot empty', 1, 'ind')
  expect(chooseSlide(question, [...slides, group], 'ind')).toMatchObject({ slide: null, text: 'Keep the cot empty' })
  expect(chooseSlide(question, slides, 'phi')).toMatchObject({ slide: 2 })
})
test('a lesson without subtitles explains nothing', () => {
  expect(chooseSlide(question, [], 'eng')).toBeNull()
  expect(chooseSlide(question, [slide(1, 'x', 'x', 1, 'mya')], 'phi')).toBeNull()
})
