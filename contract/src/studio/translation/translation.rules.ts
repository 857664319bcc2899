import { languageFacts, languages, type TargetLanguage } from '../../language'

/** Limits of one translation request: texts, letters of one text, letters of all texts. */
export const maxTexts = 20
export const maxTextLetters = 1500
export const maxTotalLetters = 4000

/** A term of the glossary: its English forms, and its translations, of which the first is preferred. */
export type Term = { english: string[]; words: string[] }
/** A language's glossary, and the words that must not be used. */
export type Glossary = { terms: Term[]; never: string[] }

export type TranslationProblem = {
  kind: 'term' | 'number' | 'never' | 'length' | 'signs' | 'same' | 'letters'
  /** The missing or forbidden part of the text. */
  what: string
}

const escapePattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const latinWordPattern = (words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.map(escapePattern).join('|')})(?![\\p{L}\\p{M}])`, 'giu')
const englishPattern = (term: Term) => latinWordPattern(term.english.flatMap((word) => [word, `${word}s`]))

/** A stretch of a text with its term. */
export type TermMatch = { from: number; to: number; term: Term }

/** Finds the glossary's terms in an English text; of overlapping ones the longest counts. */
export function termsIn(text: string, { terms }: Glossary): TermMatch[] {
  const matches = terms.flatMap((term) =>
    [...text.matchAll(englishPattern(term))].map(({ index, 0: word }) => ({
      from: index,
      to: index + word.length,
      term,
    })),
  )
  const longest = matches.sort(
    (first, second) => second.to - second.from - (first.to - first.from) || first.from - second.from,
  )
  const disjoint: TermMatch[] = []
  for (const match of longest)
    if (disjoint.every(({ from, to }) => match.to <= from || match.from >= to)) disjoint.push(match)
  return disjoint.sort((first, second) => first.from - second.from)
}

/** Finds the translations of some terms in a text. */
export function wordsIn(text: string, terms: Term[]): TermMatch[] {
  const lowerCase = text.toLowerCase()
  return terms.flatMap((term) => {
    const matches = term.words.flatMap((word) => {
      const from = lowerCase.indexOf(word.toLowerCase())
      return from < 0 ? [] : [{ from, to: from + word.length, term }]
    })
    return matches.slice(0, 1)
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
  const translation = text.translated
  if (translation.trim() === '') return []
  const translatedNumbers = numbersIn(translation)
  const problems: TranslationProblem[] = numbersIn(text.english)
    .filter((number) => !translatedNumbers.includes(number))
    .map((what) => ({ kind: 'number', what }))
  const terms = [...new Set(termsIn(text.english, glossary).map(({ term }) => term))]
  for (const term of terms)
    if (wordsIn(translation, [term]).length === 0) problems.push({ kind: 'term', what: term.words[0] ?? '' })
  for (const word of glossary.never)
    if (includesWord(translation, word, language)) problems.push({ kind: 'never', what: word })
  if (translation.length > Math.max(40, text.english.length * 2.5)) problems.push({ kind: 'length', what: '' })
  if (text.english.length > 12 && translation.trim() === text.english.trim()) problems.push({ kind: 'same', what: '' })
  return [...problems, ...signProblems(translation, language), ...letterProblems(translation, language)]
}

const includesWord = (text: string, word: string, language: TargetLanguage) =>
  languageFacts[language].letters ? text.includes(word) : latinWordPattern([word]).test(text)

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
  const ownLetters = languageFacts[language].letters
  if (!ownLetters) return notLatin.test(said) ? [{ kind: 'letters', what: '' }] : []
  const letters = said.match(/\p{L}/gu) ?? []
  const found = said.match(new RegExp(`(?=\\p{L})\\p{Script=${ownLetters.script}}`, 'gu')) ?? []
  return letters.length > 12 && found.length < letters.length * 0.3 ? [{ kind: 'letters', what: '' }] : []
}
