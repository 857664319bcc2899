import type { Language } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'
import { mayBeTypo, wordPattern } from '#platform/search/search-terms'
import { findWordsLike } from './rank.queries'
import { concepts } from './words/concepts'
import { wordsOf } from './words/words'

const maxCorrections = 3
/** Names of places in Singapore are never corrected: one mistake would turn "Changi" into charging. */
const placeNames = new Set(
  `admiralty bedok bishan bugis bukit changi chinatown clementi eunos expo geylang hougang jurong kallang khatib kovan
  lavender lakeside marina newton novena orchard outram paya payoh punggol redhill sembawang sengkang sentosa serangoon
  simei somerset tampines tanjong tekong tiong tuas ubin woodlands yishun`.split(/\s+/),
)

/** Returns the possible forms of an unknown word: words of a concept, or of the library, that are one mistake away. */
export async function correctedForms(db: Db, word: string, queryLanguages: Language[]): Promise<string[]> {
  if (placeNames.has(word) || !/^[a-z]/.test(word) || !mayBeTypo({ kind: 'word', text: word })) return []
  const pattern = new RegExp(wordPattern(word))
  const phrases = queryLanguages.flatMap((language) =>
    [...concepts[language].keys()].filter((phrase) => pattern.test(phrase)),
  )
  const conceptNames = phrases.flatMap((phrase) =>
    queryLanguages.flatMap((language) => concepts[language].get(phrase) ?? []),
  )
  if (conceptNames.length > 0) return [...new Set(conceptNames)].slice(0, maxCorrections).map((name) => `#${name}`)
  const rows = await findWordsLike(db, pattern)
  const libraryWords = rows.map((row) => row.word).sort()
  return libraryWords
    .slice(0, maxCorrections)
    .flatMap((libraryWord) => wordsOf(libraryWord, queryLanguages).flatMap(({ forms }) => forms))
}
