import type { Language } from '@kasama/contract/language'
import { stopWords } from '../../languages'
import { concepts, joined, longestPhrase } from './concepts'
import { formOf, piecesOf } from './pieces'

/**
 * A word of a text with all forms it is compared by: ideas ('#fire'), and its own form in each language it may belong
 * to ('p:apuy'). If several of them match, the word still counts once.
 */
export type Word = { text: string; forms: string[] }

const formed = (language: Language, form: string) => `${language[0]}:${form}`
const stopped = (word: string, spoken: Language[]) =>
  spoken.some((language) => stopWords[language].has(word)) || /^\d{1,2}$/.test(word)

/** Returns the words that show a text's subject; a text is in one language, a question may mix some. */
export function wordsOf(text: string, spoken: Language[]): Word[] {
  const words: Word[] = []
  let latin: string[] = []
  const latinLanguages = spoken.flatMap((language) => (language === 'mya' ? [] : [language]))
  const flush = () => {
    words.push(...latinWords(latin, latinLanguages.length > 0 ? latinLanguages : ['eng']))
    latin = []
  }
  for (const piece of piecesOf(text)) {
    if (!piece.isBurmese) latin.push(piece.text)
    else {
      flush()
      words.push(...burmeseWords(piece.syllables))
    }
  }
  flush()
  return words
}

function latinWords(texts: string[], spoken: Language[]): Word[] {
  const ideas = texts.map(() => new Set<string>())
  for (const language of spoken) {
    const forms = texts.map((text) => formOf(text, language))
    for (const start of texts.keys()) {
      const isStopped = stopped(texts[start] ?? '', spoken)
      const { length, names } = phraseAt(forms, { start, least: isStopped ? 2 : 1, language })
      for (const own of ideas.slice(start, start + length)) for (const name of names) own.add(name)
    }
  }
  return texts.flatMap((text, place) => {
    const own = [...(ideas[place] ?? [])].map((name) => `#${name}`)
    if (stopped(text, spoken)) return own.length > 0 ? [{ text, forms: own }] : []
    return [{ text, forms: [...own, ...spoken.map((language) => formed(language, formOf(text, language)))] }]
  })
}

type At = { start: number; least: number; language: Language }

/** Returns the longest phrase with ideas that begins at a word. */
function phraseAt(forms: string[], { start, least, language }: At): { length: number; names: string[] } {
  for (let length = Math.min(longestPhrase.words, forms.length - start); length >= least; length--) {
    const names = concepts[language].get(joined(forms.slice(start, start + length)))
    if (names) return { length, names }
  }
  return { length: 0, names: [] }
}

/** Finds known words first, the longest at each place; splits the rest into pairs of syllables. */
function burmeseWords(syllables: string[]): Word[] {
  const words: Word[] = []
  let rest: string[] = []
  const flush = () => {
    const pairs = rest.length === 1 ? rest : rest.slice(1).map((syllable, n) => `${rest[n]}${syllable}`)
    words.push(...pairs.map((text) => ({ text, forms: [formed('mya', text)] })))
    rest = []
  }
  for (let at = 0; at < syllables.length; ) {
    const known = knownAt(syllables, at)
    if (!known) {
      rest.push(syllables[at] ?? '')
      at++
      continue
    }
    flush()
    if (known.names.length > 0) {
      const text = syllables.slice(at, at + known.length).join('')
      words.push({ text, forms: [...known.names.map((name) => `#${name}`), formed('mya', text)] })
    }
    at += known.length
  }
  flush()
  return words
}

/** Returns the longest known word that begins at a syllable: one with ideas, or a stop word. */
function knownAt(syllables: string[], at: number): { length: number; names: string[] } | null {
  for (let length = Math.min(longestPhrase.syllables, syllables.length - at); length > 0; length--) {
    const found = syllables.slice(at, at + length)
    const names = concepts.mya.get(joined(found))
    if (names) return { length, names }
    if (stopWords.mya.has(found.join(''))) return { length, names: [] }
  }
  return null
}
