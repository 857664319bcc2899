import rabbit from 'rabbit-node'

/**
 * Whether Burmese was typed in Zawgyi, which uses the same letters in another order: a vowel before its consonant, a
 * stacking sign that stacks nothing, or letters of other languages as shapes.
 */
const zawgyi = /(?:^|[^\u1000-\u1021\u103b-\u103f\u1039])\u1031|\u1039(?![\u1000-\u1021])|[\u1033\u1034\u1060-\u1097]/

const digits = '၀၁၂၃၄၅၆၇၈၉'

/** Burmese in Unicode, whatever it was typed in, with Latin digits. */
export function burmeseText(text: string): string {
  const unicode = zawgyi.test(text) ? rabbit.zg2uni(text) : text
  return unicode.replace(/[၀-၉]/g, (digit) => String(digits.indexOf(digit)))
}

/** A consonant begins a syllable unless it is stacked below another or closes the one before it. */
const beginning = /(?<!\u1039)(?=[\u1000-\u102a\u103f](?![\u103a\u1039]|\u1037\u103a))/

export const syllables = (run: string): string[] => run.split(beginning).filter(Boolean)
