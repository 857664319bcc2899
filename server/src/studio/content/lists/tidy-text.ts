import type { Text } from '@kasama/contract/language'
import { fail } from '#platform/http/errors'

/** Trims a text in all languages; English is required. */
export function tidyText(text: Text, field: string): Text {
  const tidy = { eng: text.eng.trim(), phi: text.phi.trim(), ind: text.ind.trim(), mya: text.mya.trim() }
  return tidy.eng ? tidy : fail('name_missing', { field: `${field}.eng` })
}

/** A stored text with an empty string for each missing language. */
export const wholeText = ({ eng = '', phi = '', ind = '', mya = '' }: Partial<Text>): Text => ({ eng, phi, ind, mya })
