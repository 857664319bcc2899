import type { Language } from '@kasama/contract/language'

/** How files call a language, or the country that it is spoken in. */
const names: Record<Language, string> = {
  eng: 'english eng en',
  phi: 'filipino tagalog phi fil tl philippines philippine filipina',
  ind: 'indonesian indonesia ind id bahasa bahasaindonesia',
  mya: 'burmese myanmar mya my burma myanmese',
}
const languages = new Map(
  Object.entries(names).flatMap(([code, words]) => words.split(' ').map((word) => [word, code as Language])),
)

export const languageOf = (written: string): Language | null =>
  languages.get(written.toLowerCase().replace(/[^a-z]/g, '')) ?? null
