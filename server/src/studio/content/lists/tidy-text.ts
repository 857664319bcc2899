import { byLanguage, type Language, type Text } from '@kasama/contract/language'
import { fail } from '#platform/http/errors'

/** Trims a text in all languages; English is required. */
export function tidyText(text: Text, field: string): Text {
  const tidy = byLanguage((language) => text[language].trim())
  return tidy.eng ? tidy : fail('name_missing', { field: `${field}.eng` })
}

/** A text with an empty string for each missing language: the desk shows it as missing, readers see English. */
export const completeText = (text: { [language in Language]?: string | undefined }): Text =>
  byLanguage((language) => text[language] ?? '')
