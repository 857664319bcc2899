import rabbit from 'rabbit-node'

const burmesePattern = /[\u1000-\u109f]/

/** A sign that closes a syllable in Zawgyi, and in Unicode stands only between a consonant and the one below it. */
const certainZawgyiPattern = /\u1039(?![\u1000-\u1021])/
/** A vowel before its consonant, or letters of Mon, Karen and Shan, which Zawgyi uses as shapes. */
const possibleZawgyiPattern =
  /(?:^|[^\u1000-\u1022\u103b-\u103f\u1039\u1050-\u1055\u105a-\u1061\u1065\u1066\u106e-\u1070\u1075-\u1082\u108e])\u1031|[\u1033\u1034\u1060-\u1097]/
/** Signs of Unicode: a word of Shan, Mon or Karen, a closed syllable at its end, or the letters that Zawgyi lacks. */
const unicodePattern =
  /(?<![\u1000-\u109f])[\u1022\u1050-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u107c]|\u103a(?=[\u1038\u1087-\u108d]|$|[^\u1000-\u109f])|[\u103e\u103f]/

/** Whether Burmese was typed in Zawgyi, which uses the same letters in another order. */
export const isZawgyi = (text: string) =>
  certainZawgyiPattern.test(text) || (possibleZawgyiPattern.test(text) && !unicodePattern.test(text))

/** Lookahead for a vowel, or a consonant that closes the syllable; neither follows a digit. */
const letterContext = '(?=[\\u102b-\\u103e]|[\\u1000-\\u1021]\\u1037?\\u103a)'

/** Letters and digits that look alike and are typed in place of each other, with their corrections. */
const lookAlikes: [typed: RegExp, meant: string][] = [
  [new RegExp(`(?<![၀-၉])၀${letterContext}`, 'g'), 'ဝ'],
  [/(?<=[\u1000-\u103f])၀(?![၀-၉\d])/g, 'ဝ'],
  [new RegExp(`(?<![၀-၉])၇${letterContext}`, 'g'), 'ရ'],
  [/\u1025(?=[\u103a\u102c])/g, '\u1009'],
  [/\u1005\u103b/g, '\u1008'],
  [/\u101e\u103c\u1031\u102c\u103a/g, '\u102a'],
  [/\u101e\u103c/g, '\u1029'],
]

/** The letter wa behind a digit is a zero, unless it begins a syllable. */
const zeroPattern = new RegExp(`(?<=[၀-၉])ဝ+(?!${letterContext.slice(3, -1)})`, 'g')

/** Burmese in Unicode, with mistyped letters and digits corrected; other text unchanged. */
export function toUnicode(text: string): string {
  if (!burmesePattern.test(text)) return text
  const converted = isZawgyi(text) ? rabbit.zg2uni(text) : text
  const numbered = converted.replace(zeroPattern, (wa) => '၀'.repeat(wa.length))
  return lookAlikes.reduce((corrected, [typed, meant]) => corrected.replace(typed, meant), numbered).normalize('NFC')
}

/** Passwords stay as typed, since they are compared letter by letter. */
const isPassword = (key: string) => /pass/i.test(key)

/** Deepest nesting that is converted; no call accepts deeper values, and recursion could overflow the stack. */
const maxDepth = 30

/** Converts every text of an incoming value, passwords aside. */
export function convertToUnicode<Value>(value: Value, depth = 0): Value {
  if (typeof value === 'string') return toUnicode(value) as Value
  if (value === null || typeof value !== 'object' || depth === maxDepth) return value
  const convert = (field: unknown) => convertToUnicode(field, depth + 1)
  if (Array.isArray(value)) return value.map(convert) as Value
  const fields = Object.entries(value).map(([key, field]) => [key, isPassword(key) ? field : convert(field)])
  return Object.fromEntries(fields) as Value
}
