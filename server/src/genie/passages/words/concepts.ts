import { byLanguage, type Language, languages } from '@kasama/contract/language'
import { conceptList } from './concept-list'
import { formOf, piecesOf } from './pieces'

/** The ideas of a phrase, by the forms of its words; one table a language. */
export type Phrases = Map<string, string[]>

/** Maximum length of a phrase; Burmese counts syllables. */
export const longestPhrase = { words: 4, syllables: 8 }

export const joined = (forms: string[]) => forms.join(' ')

function readConcepts(): Record<Language, Phrases> {
  const tables = byLanguage((): Phrases => new Map())
  for (const line of conceptList.trim().split('\n')) {
    const [name = '', ...columns] = line.split(' | ')
    for (const [place, language] of languages.entries())
      for (const phrase of (columns[place] ?? '').split(', ')) addPhrase(tables, language, { phrase, name })
  }
  return tables
}

function addPhrase(
  tables: Record<Language, Phrases>,
  language: Language,
  { phrase, name }: Record<'phrase' | 'name', string>,
) {
  const pieces = piecesOf(phrase)
  const isBurmese = pieces.every((piece) => piece.isBurmese)
  // Burmese lists have Latin words too, which are read as English ones.
  const spoken = language === 'mya' && !isBurmese ? 'eng' : language
  const key = joined(pieces.flatMap((piece) => (piece.isBurmese ? piece.syllables : formOf(piece.text, spoken))))
  const known = tables[spoken].get(key) ?? []
  if (key && !known.includes(name)) tables[spoken].set(key, [...known, name])
}

export const concepts = readConcepts()
