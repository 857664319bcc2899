import { type Language, languages } from '@kasama/contract/language'
import { wordPattern } from '#platform/search/search-terms'
import { languageWords } from '#platform/tables/language-words'

const languageNames = languages.flatMap((code) => {
  const { anywhere, inCells } = languageWords[code]
  return `${anywhere} ${inCells}`.split(' ').map((name) => ({ name, code }))
})

/** Words beside the name of a language that identify none. */
const fillers = new Set(
  'use uses using in the a and or only language languages lang speaking spoken native mother tongue wikang wika b'.split(
    ' ',
  ),
)
const burmeseFillers = /(ဘာသာ|စကား|စာ|လို)+$/
/** A shorter word is one letter away from too many others. */
const shortestMistyped = 6

/** Returns undefined for a filler, null for a language that the app does not have. */
function codeOf(word: string): Language | null | undefined {
  if (fillers.has(word)) return undefined
  const plain = word.replace(burmeseFillers, '')
  const exactMatch = languageNames.find(({ name }) => name === plain)
  if (exactMatch || word.length < shortestMistyped || !/^[a-z]+$/.test(word)) return exactMatch?.code ?? null
  const typoPattern = new RegExp(wordPattern(word))
  return languageNames.find(({ name }) => name.length >= shortestMistyped - 1 && typoPattern.test(name))?.code ?? null
}

/** Returns the language of a cell in any spelling: the first one named, but English only if it is alone. */
export function languageOf(text: string): Language | null {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  // "Bahasa Inggris" is English: "bahasa" names a language only if no other word does.
  const telling = words.length > 1 ? words.filter((word) => word !== 'bahasa') : words
  const codes = telling.map(codeOf).filter((code) => code !== undefined)
  if (codes.includes(null)) return null
  return codes.find((code) => code !== 'eng') ?? codes[0] ?? null
}
