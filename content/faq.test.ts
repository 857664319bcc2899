import { languages } from '@kasama/contract/language'
import { expect, test } from 'vitest'
import faq from './faq.json'

const texts = faq.flatMap(({ slug, question, answer }) => [question, answer].map((text) => ({ slug, text })))

test('each question and answer is there in four languages', () => {
  expect(texts.filter(({ text }) => languages.some((language) => text[language].trim() === ''))).toEqual([])
})

// Foreign punctuation, Burmese digits, invisible spaces, literary endings, and pronouns that guess the speaker.
test.each([/[?!၀-၉၏\u200b]/, /(?<!နာ)မည်(။|$)|သည်(။|$)|ရန်(။|$)/, /ကျွန်ုပ်|ကျွန်တော်|ကျွန်မ/])(
  'its Burmese is spoken Burmese: no %s',
  (wrong) => {
    expect(texts.filter(({ text }) => wrong.test(text.mya)).map(({ slug }) => slug)).toEqual([])
  },
)
