import type { Language } from '@kasama/contract/language'
import type { Db } from '../../../platform/database/db'
import { prepared } from '../../../platform/database/prepared'
import { mayBeTypo, wordPattern } from '../../library/search/search-terms'
import { concepts } from './words/concepts'
import { wordsOf } from './words/words'

const mostMeant = 3

/** The forms of what a word may have been that nobody knows: a word of an idea, or of the library, one mistake away. */
export async function meantForms(db: Db, word: string, spoken: Language[]): Promise<string[]> {
  if (!/^[a-z]/.test(word) || !mayBeTypo({ kind: 'word', text: word })) return []
  const pattern = new RegExp(wordPattern(word))
  const ideas = spoken.flatMap((language) => [...concepts[language].keys()].filter((known) => pattern.test(known)))
  const names = ideas.flatMap((known) => spoken.flatMap((language) => concepts[language].get(known) ?? []))
  if (names.length > 0) return [...new Set(names)].slice(0, mostMeant).map((name) => `#${name}`)
  const known = await prepared<{ word: string }>(db, 'select word from search_vocabulary where word ~ $1', [
    pattern.source,
  ])
  const meant = known.map((row) => row.word).sort()
  return meant.slice(0, mostMeant).flatMap((one) => wordsOf(one, spoken).flatMap(({ forms }) => forms))
}
