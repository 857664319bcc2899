import { toUnicode } from '@kasama/contract/text/burmese'

const digits = '၀၁၂၃၄၅၆၇၈၉'

/** Converts Burmese to Unicode from any encoding, with Latin digits. */
export const burmeseText = (text: string): string =>
  toUnicode(text).replace(/[၀-၉]/g, (digit) => String(digits.indexOf(digit)))

/** A consonant begins a syllable unless it is stacked below another or closes the one before it. */
const syllableStart = /(?<!\u1039)(?=[\u1000-\u102a\u103f](?![\u103a\u1039]|\u1037\u103a))/

export const syllables = (run: string): string[] => run.split(syllableStart).filter(Boolean)
