import { type Language, languages } from '@kasama/contract/language'

/**
 * What something says in the languages beside English, as the wire has it: JSON with an object per language code. An empty
 * object stands for a language that has no words of its own.
 */
export const inOthers = (said: (language: Language) => object | string | undefined): string =>
  JSON.stringify(Object.fromEntries(languages.filter((code) => code !== 'eng').map((code) => [code, said(code) || {}])))
