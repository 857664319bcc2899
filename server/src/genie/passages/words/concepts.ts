import { byLanguage, type Language, languages } from '@kasama/contract/language'
import { conceptList } from './concept-list'
import { splitPieces, stemmed } from './pieces'

/** The concepts of a phrase, by the forms of its words; one table a language. */
export type PhraseTable = Map<string, string[]>

/** Maximum length of a phrase; Burmese counts syllables. */
export const maxPhraseLength = { words: 4, syllables: 8 }

export const phraseKey = (forms: string[]) => forms.join(' ')

function readConcepts(): Record<Language, PhraseTable> {
  const tables = byLanguage((): PhraseTable => new Map())
  for (const line of conceptList.trim().split('\n')) {
    const [concept = '', ...columns] = line.split(' | ')
    for (const [column, language] of languages.entries())
      for (const phrase of (columns[column] ?? '').split(', ')) addPhrase(tables, language, { phrase, concept })
  }
  return tables
}

function addPhrase(
  tables: Record<Language, PhraseTable>,
  language: Language,
  { phrase, concept }: Record<'phrase' | 'concept', string>,
) {
  const pieces = splitPieces(phrase)
  const isBurmese = pieces.every((piece) => piece.isBurmese)
  // Burmese lists have Latin words too, which are read as English ones.
  const phraseLanguage = language === 'mya' && !isBurmese ? 'eng' : language
  const key = phraseKey(
    pieces.flatMap((piece) => (piece.isBurmese ? piece.syllables : stemmed(piece.text, phraseLanguage))),
  )
  const existing = tables[phraseLanguage].get(key) ?? []
  if (key && !existing.includes(concept)) tables[phraseLanguage].set(key, [...existing, concept])
}

export const concepts = readConcepts()
