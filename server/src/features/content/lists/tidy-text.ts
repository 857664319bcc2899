import type { Text } from '@kasama/contract/language'
import { fail } from '../../../platform/http/errors'

/** A text without spaces at its ends; it has to be there in English. */
export function tidyText(text: Text, field: string): Text {
  const tidy = { eng: text.eng.trim(), phi: text.phi.trim(), ind: text.ind.trim(), mya: text.mya.trim() }
  return tidy.eng ? tidy : fail('name_missing', { field: `${field}.eng` })
}

/** The stored text, with what is missing as empty text. */
export const wholeText = ({ eng = '', phi = '', ind = '', mya = '' }: Partial<Text>): Text => ({ eng, phi, ind, mya })
