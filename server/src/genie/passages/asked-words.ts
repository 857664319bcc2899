import type { Language } from '@kasama/contract/language'
import type { Question } from './question'
import { type Word, wordsOf } from './words/words'

/** A word of a question, with its weight. */
export type QueryWord = Word & { weight: number }

/** A question of at most this many words continues the one before it: "and for a baby?" */
const maxContinuationWords = 2
const earlierWordWeight = 0.5
/** Concepts that occur in many questions and are rarely their subject. */
const commonConcepts = new Set([
  '#month',
  '#week',
  '#day',
  '#night',
  '#how_often',
  '#say',
  '#ask',
  '#cook',
  '#family',
  '#home',
])
const commonConceptFactor = 0.5
/**
 * Washing or cleaning a person is searched as bathing, the lessons' word; the other words would find clothes and
 * floors.
 */
const personConcepts = new Set(['#baby', '#child', '#old'])
const washingConcepts = new Set(['#laundry', '#rinse_food', '#clean'])
/** Concepts of things to wash; beside one of these, washing does not mean the person. */
const washableConcepts =
  `#clothes #label #diaper #bed #pillow #crib #shoe #bottle #sterilise #milk #food #rice #chicken #meat #vegetable #dish #pan
  #kitchen #bathroom #floor #window #machine #hand_wash #small_things #hurt #burn #blood #wheelchair`.split(/\s+/)
const maxWords = 12
/** Characters of a question that are read; the rest is ignored. */
const maxQuestionLength = 1000

/** Returns the words of a question, each concept once; the reader's language first, then English. */
export function queryWords({ text, language, history }: Pick<Question, 'text' | 'language' | 'history'>): QueryWord[] {
  const queryLanguages = languagesFor(language)
  const words = mergeWords(replaceWashingByBathing(wordsOf(text.slice(0, maxQuestionLength), queryLanguages)), 1)
  const previousQuestion = history.at(-1)?.question
  if (words.length > maxContinuationWords || !previousQuestion) return words.slice(0, maxWords)
  const previousWords = mergeWords(
    replaceWashingByBathing(wordsOf(previousQuestion.slice(0, maxQuestionLength), queryLanguages)),
    earlierWordWeight,
  )
  const isNew = (word: QueryWord) => !words.some((other) => keyOf(other) === keyOf(word))
  return [...words, ...previousWords.filter(isNew)].slice(0, maxWords)
}

export const languagesFor = (language: Language): Language[] => (language === 'eng' ? ['eng'] : [language, 'eng'])

/** Replaces washing of a person by bathing. */
function replaceWashingByBathing(words: Word[]): Word[] {
  const concepts = new Set(words.flatMap(({ forms }) => forms))
  if (!words.some(({ forms }) => forms.some((form) => personConcepts.has(form)))) return words
  if (washableConcepts.some((concept) => concepts.has(concept))) return words
  return words.map((word) =>
    word.forms.some((form) => washingConcepts.has(form)) ? { ...word, forms: ['#bath'] } : word,
  )
}

const keyOf = ({ forms }: Word) => forms[0] ?? ''

function mergeWords(words: Word[], weight: number): QueryWord[] {
  const byKey = new Map<string, QueryWord>()
  for (const word of words) {
    const previous = byKey.get(keyOf(word))
    const forms = [...new Set([...(previous?.forms ?? []), ...word.forms])]
    byKey.set(keyOf(word), {
      text: previous?.text ?? word.text,
      forms,
      weight: commonConcepts.has(keyOf(word)) ? commonConceptFactor * weight : weight,
    })
  }
  return [...byKey.values()]
}
