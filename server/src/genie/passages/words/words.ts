import type { Language } from '@kasama/contract/language'
import { stopWords } from '../../languages'
import { concepts, maxPhraseLength, phraseKey } from './concepts'
import { splitPieces, stemmed } from './pieces'

/**
 * A word of a text with all forms it is compared by: concepts ('#fire'), and its own form in each language it may
 * belong to ('p:apuy'). If several of them match, the word still counts once.
 */
export type Word = { text: string; forms: string[] }

const languageForm = (language: Language, form: string) => `${language[0]}:${form}`
const isStopWord = (word: string, textLanguages: Language[]) =>
  textLanguages.some((language) => stopWords[language].has(word)) || /^\d{1,2}$/.test(word)

/** Returns the words that show a text's subject; a text is in one language, a question may mix some. */
export function wordsOf(text: string, textLanguages: Language[]): Word[] {
  const words: Word[] = []
  let latinTexts: string[] = []
  const latinLanguages = textLanguages.flatMap((language) => (language === 'mya' ? [] : [language]))
  const flush = () => {
    words.push(...latinWords(latinTexts, latinLanguages.length > 0 ? latinLanguages : ['eng']))
    latinTexts = []
  }
  for (const piece of splitPieces(text)) {
    if (!piece.isBurmese) latinTexts.push(piece.text)
    else {
      flush()
      words.push(...burmeseWords(piece.syllables))
    }
  }
  flush()
  return words
}

function latinWords(texts: string[], textLanguages: Language[]): Word[] {
  const conceptsByWord = texts.map(() => new Set<string>())
  for (const language of textLanguages) {
    const forms = texts.map((text) => stemmed(text, language))
    for (const start of texts.keys()) {
      const isStopped = isStopWord(texts[start] ?? '', textLanguages)
      const { length, phraseConcepts } = phraseAt(forms, { start, minLength: isStopped ? 2 : 1, language })
      for (const wordConcepts of conceptsByWord.slice(start, start + length))
        for (const concept of phraseConcepts) wordConcepts.add(concept)
    }
  }
  return texts.flatMap((text, index) => {
    const conceptForms = [...(conceptsByWord[index] ?? [])].map((concept) => `#${concept}`)
    if (isStopWord(text, textLanguages)) return conceptForms.length > 0 ? [{ text, forms: conceptForms }] : []
    return [
      {
        text,
        forms: [...conceptForms, ...textLanguages.map((language) => languageForm(language, stemmed(text, language)))],
      },
    ]
  })
}

type PhraseStart = { start: number; minLength: number; language: Language }

/** Returns the longest phrase with concepts that begins at a word. */
function phraseAt(
  forms: string[],
  { start, minLength, language }: PhraseStart,
): { length: number; phraseConcepts: string[] } {
  for (let length = Math.min(maxPhraseLength.words, forms.length - start); length >= minLength; length--) {
    const names = concepts[language].get(phraseKey(forms.slice(start, start + length)))
    if (names) return { length, phraseConcepts: names }
  }
  return { length: 0, phraseConcepts: [] }
}

/** Finds known words first, the longest at each position; splits the remaining syllables into pairs. */
function burmeseWords(syllables: string[]): Word[] {
  const words: Word[] = []
  let unknownSyllables: string[] = []
  const flushUnknown = () => {
    const pairs =
      unknownSyllables.length === 1
        ? unknownSyllables
        : unknownSyllables.slice(1).map((syllable, n) => `${unknownSyllables[n]}${syllable}`)
    words.push(...pairs.map((text) => ({ text, forms: [languageForm('mya', text)] })))
    unknownSyllables = []
  }
  for (let at = 0; at < syllables.length; ) {
    const entry = dictionaryEntryAt(syllables, at)
    if (!entry) {
      unknownSyllables.push(syllables[at] ?? '')
      at++
      continue
    }
    flushUnknown()
    if (entry.phraseConcepts.length > 0) {
      const text = syllables.slice(at, at + entry.length).join('')
      words.push({ text, forms: [...entry.phraseConcepts.map((concept) => `#${concept}`), languageForm('mya', text)] })
    }
    at += entry.length
  }
  flushUnknown()
  return words
}

/** Returns the longest known word that begins at a syllable: one with concepts, or a stop word. */
function dictionaryEntryAt(syllables: string[], at: number): { length: number; phraseConcepts: string[] } | null {
  for (let length = Math.min(maxPhraseLength.syllables, syllables.length - at); length > 0; length--) {
    const phrase = syllables.slice(at, at + length)
    const names = concepts.mya.get(phraseKey(phrase))
    if (names) return { length, phraseConcepts: names }
    if (stopWords.mya.has(phrase.join(''))) return { length, phraseConcepts: [] }
  }
  return null
}
