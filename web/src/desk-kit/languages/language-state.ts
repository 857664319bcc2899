import { byLanguage, type Text } from '@kasama/contract/language'

/** `draft` is not published yet, `machine` has a machine's texts that nobody has confirmed. */
export type LanguageState = 'whole' | 'partly' | 'draft' | 'machine' | 'lacking'

/** State of each language in texts that belong together. */
export const textStates = (texts: readonly Text[]) =>
  byLanguage<LanguageState>((language) => {
    const written = texts.filter((text) => text[language].trim() !== '').length
    return written === 0 ? 'lacking' : written < texts.length ? 'partly' : 'whole'
  })
