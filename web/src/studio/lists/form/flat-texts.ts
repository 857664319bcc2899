import { byLanguage, type Language, languages, type Text } from '@kasama/contract/language'

/** A text as fields of a form, one a language: "name.phi". */
export type FlatText<Name extends string> = Record<`${Name}.${Language}`, string>

export const flatText = <Name extends string>(name: Name, text: Text): FlatText<Name> =>
  Object.fromEntries(languages.map((language) => [`${name}.${language}`, text[language]])) as FlatText<Name>

export const textFrom = <Name extends string>(form: FlatText<Name>, name: Name): Text =>
  byLanguage((language) => form[`${name}.${language}`])

export const noText: Text = byLanguage(() => '')
