import { type Language, languages } from '@kasama/contract/language'

/**
 * Returns texts in the languages beside English, as they are sent: JSON with an object per language code. An empty
 * object stands for a language without texts of its own.
 */
export const inOthers = (textIn: (language: Language) => object | string | undefined): string =>
  JSON.stringify(
    Object.fromEntries(languages.filter((code) => code !== 'eng').map((code) => [code, textIn(code) || {}])),
  )
