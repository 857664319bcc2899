import { type Language, languages, type Text } from '@kasama/contract/language'

/** `draft` is not published yet, `machine` has words that nobody has confirmed. */
export type LanguageState = 'whole' | 'partly' | 'draft' | 'machine' | 'lacking'

/** As narrow places name them. */
export const shortNames: Record<Language, string> = { eng: 'EN', phi: 'FIL', ind: 'ID', mya: 'MY' }

export const statesBy = (stateOf: (language: Language) => LanguageState) =>
  Object.fromEntries(languages.map((language) => [language, stateOf(language)])) as Record<Language, LanguageState>

/** How far each language is there, of texts that belong together. */
export const statesOf = (texts: readonly Text[]) =>
  statesBy((language) => {
    const written = texts.filter((text) => text[language].trim() !== '').length
    return written === 0 ? 'lacking' : written < texts.length ? 'partly' : 'whole'
  })
