import type { Language } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'
import { mayBeTypo, wordPattern } from '#platform/search/search-terms'
import { findWordsLike } from './rank.queries'
import { concepts } from './words/concepts'
import { wordsOf } from './words/words'

const mostMeant = 3
/** Places of Singapore are never corrected: one mistake would turn "Changi" into charging. */
const places = new Set(
  `admiralty bedok bishan bugis bukit changi chinatown clementi eunos expo geylang hougang jurong kallang khatib kovan
  lavender lakeside marina newton novena orchard outram paya payoh punggol redhill sembawang sengkang sentosa serangoon
  simei somerset tampines tanjong tekong tiong tuas ubin woodlands yishun`.split(/\s+/),
)

/** Returns the possible forms of an unknown word: words of an idea, or of the library, that are one mistake away. */
export async function meantForms(db: Db, word: string, spoken: Language[]): Promise<string[]> {
  if (places.has(word) || !/^[a-z]/.test(word) || !mayBeTypo({ kind: 'word', text: word })) return []
  const pattern = new RegExp(wordPattern(word))
  const ideas = spoken.flatMap((language) => [...concepts[language].keys()].filter((known) => pattern.test(known)))
  const names = ideas.flatMap((known) => spoken.flatMap((language) => concepts[language].get(known) ?? []))
  if (names.length > 0) return [...new Set(names)].slice(0, mostMeant).map((name) => `#${name}`)
  const known = await findWordsLike(db, pattern)
  const meant = known.map((row) => row.word).sort()
  return meant.slice(0, mostMeant).flatMap((one) => wordsOf(one, spoken).flatMap(({ forms }) => forms))
}
