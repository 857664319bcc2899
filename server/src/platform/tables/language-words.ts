import type { Language } from '@kasama/contract/language'

type LanguageWords = {
  /** Words for it wherever they stand. */
  anywhere: string
  /** Words for it, or for the country that speaks it, in a cell that says nothing but a language. */
  inCells: string
}

/** Words for the languages in tables that people write. */
export const languageWords: Record<Language, LanguageWords> = {
  eng: { anywhere: 'english eng en', inCells: 'ingles inggris အင်္ဂလိပ်' },
  phi: {
    anywhere: 'filipino tagalog phi fil tl',
    inCells: 'pilipino phl ph philippines philippine filipina pinoy',
  },
  ind: { anywhere: 'indonesian indonesia ind bahasa', inCells: 'idn id indo' },
  mya: {
    anywhere: 'burmese myanmar mya my',
    inCells: 'mmr mm burma myanmese myanma bamar မြန်မာ ဗမာ',
  },
}
