import type { Language } from '@kasama/contract/language'
import type { Question } from './question'
import { type Word, wordsOf } from './words/words'

/** A word of a question, with its weight. */
export type AskedWord = Word & { counts: number }

/** A question of at most this many words continues the one before it: "and for a baby?" */
const fewWords = 2
const earlierCounts = 0.5
/** Ideas that occur in many questions and are rarely their subject. */
const slight = new Set(['#month', '#week', '#day', '#night', '#how_often', '#say', '#ask', '#cook', '#family', '#home'])
const slightCounts = 0.5
/** Washing or cleaning a person is searched as bathing, the lessons' word; the other words would find clothes and floors. */
const people = new Set(['#baby', '#child', '#old'])
const washing = new Set(['#laundry', '#rinse_food', '#clean'])
/** Things to wash; beside one of these, washing does not mean the person. */
const things =
  `#clothes #label #diaper #bed #pillow #crib #shoe #bottle #sterilise #milk #food #rice #chicken #meat #vegetable #dish #pan
  #kitchen #bathroom #floor #window #machine #hand_wash #small_things #hurt #burn #blood #wheelchair`.split(/\s+/)
const mostWords = 12
/** Characters of a question that are read; the rest is ignored. */
const longestQuestion = 1000

/** Returns the words of a question, each idea once; her own language first, English behind it. */
export function askedWords({ text, language, history }: Pick<Question, 'text' | 'language' | 'history'>): AskedWord[] {
  const spoken = spokenIn(language)
  const own = distinct(bathed(wordsOf(text.slice(0, longestQuestion), spoken)), 1)
  const before = history.at(-1)?.question
  if (own.length > fewWords || !before) return own.slice(0, mostWords)
  const earlier = distinct(bathed(wordsOf(before.slice(0, longestQuestion), spoken)), earlierCounts)
  const isNew = (word: AskedWord) => !own.some((other) => keyOf(other) === keyOf(word))
  return [...own, ...earlier.filter(isNew)].slice(0, mostWords)
}

export const spokenIn = (language: Language): Language[] => (language === 'eng' ? ['eng'] : [language, 'eng'])

/** Replaces washing of a person by bathing. */
function bathed(words: Word[]): Word[] {
  const ideas = new Set(words.flatMap(({ forms }) => forms))
  if (!words.some(({ forms }) => forms.some((form) => people.has(form)))) return words
  if (things.some((thing) => ideas.has(thing))) return words
  return words.map((word) => (word.forms.some((form) => washing.has(form)) ? { ...word, forms: ['#bath'] } : word))
}

const keyOf = ({ forms }: Word) => forms[0] ?? ''

function distinct(words: Word[], counts: number): AskedWord[] {
  const byKey = new Map<string, AskedWord>()
  for (const word of words) {
    const known = byKey.get(keyOf(word))
    const forms = [...new Set([...(known?.forms ?? []), ...word.forms])]
    byKey.set(keyOf(word), {
      text: known?.text ?? word.text,
      forms,
      counts: slight.has(keyOf(word)) ? slightCounts * counts : counts,
    })
  }
  return [...byKey.values()]
}
