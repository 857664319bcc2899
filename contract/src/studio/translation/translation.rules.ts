import { languageFacts, languages, type TargetLanguage } from '../../language'

/** Limits of one translation request: texts, letters of one text, letters of all texts. */
export const mostTexts = 20
export const mostTextLetters = 1500
export const mostLettersAtOnce = 4000

/** A term of the glossary: its English forms, and its translations, of which the first is preferred. */
export type Term = { english: string[]; words: string[] }
/** A language's glossary, and the words that must not be used. */
export type Glossary = { terms: Term[]; never: string[] }

export type TranslationProblem = {
  kind: 'term' | 'number' | 'never' | 'length' | 'signs' | 'same' | 'letters'
  /** The missing or forbidden part of the text. */
  what: string
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const inLatin = (words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{M}])`, 'giu')
const english = (term: Term) => inLatin(term.english.flatMap((word) => [word, `${word}s`]))

/** A stretch of a text with its term. */
export type TermMatch = { from: number; to: number; term: Term }

/** Finds the glossary's terms in an English text; of overlapping ones the longest counts. */
export function termsIn(text: string, { terms }: Glossary): TermMatch[] {
  const found = terms.flatMap((term) =>
    [...text.matchAll(english(term))].map(({ index, 0: word }) => ({ from: index, to: index + word.length, term })),
  )
  const longest = found.sort((one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from)
  const kept: TermMatch[] = []
  for (const one of longest) if (kept.every(({ from, to }) => one.to <= from || one.from >= to)) kept.push(one)
  return kept.sort((one, other) => one.from - other.from)
}

/** Finds the translations of some terms in a text. */
export function wordsIn(text: string, terms: Term[]): TermMatch[] {
  const small = text.toLowerCase()
  return terms.flatMap((term) => {
    const places = term.words.flatMap((word) => {
      const from = small.indexOf(word.toLowerCase())
      return from < 0 ? [] : [{ from, to: from + word.length, term }]
    })
    return places.slice(0, 1)
  })
}

/** Figures and measures; a thousands comma is ignored. */
const numbersIn = (text: string): string[] => text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:[.:]\d+)?/g) ?? []

/** Finds frequent mistakes of a machine, or of a person in a hurry; runs on every translation of a text. */
export function translationProblems(
  text: { english: string; translated: string },
  language: TargetLanguage,
  glossary: Glossary,
): TranslationProblem[] {
  const said = text.translated
  if (said.trim() === '') return []
  const there = numbersIn(said)
  const problems: TranslationProblem[] = numbersIn(text.english)
    .filter((number) => !there.includes(number))
    .map((what) => ({ kind: 'number', what }))
  const terms = [...new Set(termsIn(text.english, glossary).map(({ term }) => term))]
  for (const term of terms)
    if (wordsIn(said, [term]).length === 0) problems.push({ kind: 'term', what: term.words[0] ?? '' })
  for (const word of glossary.never) if (isIn(said, word, language)) problems.push({ kind: 'never', what: word })
  if (said.length > Math.max(40, text.english.length * 2.5)) problems.push({ kind: 'length', what: '' })
  if (text.english.length > 12 && said.trim() === text.english.trim()) problems.push({ kind: 'same', what: '' })
  return [...problems, ...signProblems(said, language), ...letterProblems(said, language)]
}

const isIn = (text: string, word: string, language: TargetLanguage) =>
  languageFacts[language].letters ? text.includes(word) : inLatin([word]).test(text)

/** Signs that a language's texts never have; blanks in the wrong place. */
const wrongInLatin = /\s[?!,.;:](?=\s|$)| {2,}/
const wrongSigns: Partial<Record<TargetLanguage, RegExp>> = {
  mya: /[?!၀-၉\u200b]|\s[၊။]|(?:သည်|၏)(?=[။\s]|$)/u,
}

function signProblems(said: string, language: TargetLanguage): TranslationProblem[] {
  const sign = (wrongSigns[language] ?? wrongInLatin).exec(said)?.[0]
  return sign ? [{ kind: 'signs', what: sign.trim() || '␣␣' }] : []
}

const ownScripts = languages.flatMap((language) => languageFacts[language].letters?.script ?? [])
const notLatin = new RegExp(`[${[...ownScripts, 'Han'].map((script) => `\\p{Script=${script}}`).join('')}]`, 'u')

/** A text in Latin letters has no others; most letters of any other text are the language's own. */
function letterProblems(said: string, language: TargetLanguage): TranslationProblem[] {
  const own = languageFacts[language].letters
  if (!own) return notLatin.test(said) ? [{ kind: 'letters', what: '' }] : []
  const letters = said.match(/\p{L}/gu) ?? []
  const found = said.match(new RegExp(`(?=\\p{L})\\p{Script=${own.script}}`, 'gu')) ?? []
  return letters.length > 12 && found.length < letters.length * 0.3 ? [{ kind: 'letters', what: '' }] : []
}
