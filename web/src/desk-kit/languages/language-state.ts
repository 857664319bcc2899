import { type Language, languages, type Text } from '@kasama/contract/language'

/** `draft` is not published yet, `machine` has a machine's texts that nobody has confirmed. */
export type LanguageState = 'whole' | 'partly' | 'draft' | 'machine' | 'lacking'

/** Names for narrow places. */
export const shortNames: Record<Language, string> = { eng: 'EN', phi: 'FIL', ind: 'ID', mya: 'MY' }

export const languageStates = (stateOf: (language: Language) => LanguageState) =>
  Object.fromEntries(languages.map((language) => [language, stateOf(language)])) as Record<Language, LanguageState>

/** State of each language in texts that belong together. */
export const textStates = (texts: readonly Text[]) =>
  languageStates((language) => {
    const written = texts.filter((text) => text[language].trim() !== '').length
    return written === 0 ? 'lacking' : written < texts.length ? 'partly' : 'whole'
  })
