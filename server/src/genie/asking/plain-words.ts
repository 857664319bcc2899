import { ambulanceNumber, policeNumber, suicideHelplineNumber } from '@kasama/contract/genie/chat.rules'

/**
 * Top-level domains that are no words: a name that ends in one is an address, not a sentence without a space after it.
 */
const topLevelDomains =
  'com|net|org|info|biz|io|sg|ph|co|gov|edu|gg|ly|app|dev|site|xyz|top|online|shop|link|club|live|example|test|ru|cn|tk|ml|page|web'

/** Invisible characters: they would split a word for the checks below. */
const invisiblePattern = /[^\P{C}\n]/gu

/**
 * Addresses of every kind: a phone must not turn any text into a link. Each pattern starts only at the beginning of a
 * word.
 */
const linkPatterns: RegExp[] = [
  /(?<![a-z0-9+.-])[a-z0-9+.-]*:\/\/\S*/gi,
  /\b(?:javascript|data|mailto|tel|sms|intent|vbscript|file|whatsapp|tg|viber|blob):\S+/gi,
  /(?<!\S)\S+@\S+/g,
  /(?<![\w])@\w+/g,
  /\bwww\d?\.\S+/gi,
  /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}[/?#:]\S*/gu,
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:[\\p{L}\\p{N}-]+\\.)+(?:${topLevelDomains})(?![\\p{L}\\p{N}])\\S*`, 'giu'),
  /\b\d{1,3}(?:\.\d{1,3}){3}\b\S*/g,
]

const markupReplacements: [RegExp, string][] = [
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\[\^?\d+\]/g, ''],
  [/<(script|style)\b.*?<\/\1\s*>/gi, ''],
  [/<[^<>]*>/g, ''],
  [/&#?\w{1,12};/g, ' '],
  [/[`*~<>|\\[\]]+|\$\$/g, ''],
  [/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|__+/gu, ''],
]

const phoneNumberPattern = /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}/gu
/**
 * A short number counts as a phone number if the text says to call it, or if it is the one known from films, which
 * nobody answers in Singapore.
 */
const shortNumberPattern =
  /(?<=\b(?:call|dial|phone|ring|text|sms|tumawag sa|tawagan ang|i-dial ang|telepon|telpon|hubungi|ဖုန်း)[^\p{Nd}\n]{0,12})\p{Nd}{3,6}(?!\p{Nd}|[\s().-]{0,2}\p{Nd})|(?<!\p{Nd})911(?!\p{Nd})/giu
/** Emergency numbers, which are always kept. */
const emergencyNumbers: string[] = [ambulanceNumber, policeNumber, suicideHelplineNumber]

/** Returns the value of a digit in any script: each script has its ten in a row. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let offset = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - offset - 1))) offset++
  return String(offset % 10)
}
/** Returns a number's digits, without the code of Singapore. */
const digitsOf = (text: string) =>
  text
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/\D/g, '')
    .replace(/^65(?=\d{8}$)/, '')
/** The telephone numbers that may be said: those of emergencies, and those in the text. */
export const numbersIn = (text: string) =>
  new Set([...emergencyNumbers, ...(text.match(numberPattern) ?? []).map(digitsOf)])
const numberPattern = /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd})*/gu

const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const year = '(?:19|20)\\d\\d'
const hour = '(?:[01]?\\d|2[0-4])\\.[0-5]\\d'
const to = ' ?[-(] ?'
/** Runs of seven digits or more that are no telephone number: dates, hours, amounts "from to", and round thousands. */
const quantities = [
  `${day}[.-]${month}[.-]${year}`,
  `${year}-${month}-${day}`,
  `${hour}${to}${hour}`,
  `[12]\\d{3}${to}[12]\\d{3}`,
  `\\d{0,2}[05]0${to}\\d{0,2}[05]0`,
  '\\d{1,3}(?:\\.\\d{3})*\\.[05]00',
].join('|')
/** Such a run may go on with the next sentence, which begins with a small number. */
const quantityPattern = new RegExp(`^(?:${quantities})(?:[ .)]{1,2}(?:${quantities}|\\d{1,2}))*$`)

/** Whether a run of digits is a quantity, or names several numbers that may be said. */
function isHarmless(run: string, numbers: Set<string>): boolean {
  const text = run.replace(/\p{Nd}/gu, digitValue)
  return quantityPattern.test(text) || text.split(/\D+/).every((group) => numbers.has(group))
}

/** Simplifies the start of a line: a heading, a quotation, a list mark, a number. */
function plainStart(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s+|>\s*)+/, '')
    .replace(/^\s*(\d{1,2})[.)]\s+/, '$1. ')
    .replace(/^\s*[-*+•]\s+/, '• ')
}

/**
 * Whether a line is a fence, a rule, or a table's row without words. No two neighbouring parts of a pattern may match
 * the same text: a model writes lines of thousands of spaces.
 */
function isDecoration(line: string): boolean {
  const text = line.trim()
  return text.startsWith('```') || /^[-*_=]{3,}$/.test(text) || (text.includes('|') && /^[\s:|-]+$/.test(text))
}

/**
 * Returns a model's text without markup, addresses, and telephone numbers other than these. The result for a beginning
 * is the beginning of the result for the whole, except for markup that has not ended. Lines do not depend on each other.
 */
export function plainWords(text: string, numbers = numbersIn('')): string {
  const keepIfKnown = (run: string) => (numbers.has(digitsOf(run)) || isHarmless(run, numbers) ? run : '')
  const clean = text
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(/[^\S\n]/g, ' ')
    .replace(invisiblePattern, '')
    .replace(/[\uff0e\uff61\u3002\u2024]/g, '.')
    .replace(/\uff20/g, '@')
    .replace(/[\uff0f\u2044\u2215]/g, '/')
    .replace(/\uff1a/g, ':')
  const lines = clean.split('\n').filter((line) => !isDecoration(line))
  return lines
    .map((line) => {
      let plain = plainStart(line)
      for (const [pattern, replacement] of markupReplacements) plain = plain.replace(pattern, replacement)
      for (const link of linkPatterns) plain = plain.replace(link, '')
      return plain
        .replace(/([\p{Script=Latin}\d])\.(?=\p{Script=Latin}{2})/gu, '$1. ')
        .replace(phoneNumberPattern, keepIfKnown)
        .replace(shortNumberPattern, keepIfKnown)
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ([.,!?;:။၊])/g, '$1')
        .trim()
    })
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

const joined = (first: string, second: string) => [first, second].filter(Boolean).join('\n')

/** Makes a growing text plain: with each piece only its last line is read again. */
export function growingWords(plain: (text: string) => string): (text: string) => string {
  let completeLines = ''
  let plainLines = ''
  return (text) => {
    if (!text.startsWith(completeLines)) completeLines = plainLines = ''
    const end = text.lastIndexOf('\n') + 1
    if (end > completeLines.length) {
      plainLines = joined(plainLines, plain(text.slice(completeLines.length, end)))
      completeLines = text.slice(0, end)
    }
    return joined(plainLines, plain(text.slice(end)))
  }
}

/** Beginning of a Burmese syllable, known once the next character has come; Burmese has few spaces. */
const syllablePattern = /(?<!\u1039)[\u1000-\u1021](?=[^\u1039\u103a])/g

/** Returns the whole syllables at the start of an unfinished word, if it is Burmese. */
function wholeSyllables(word: string): string {
  const burmese = /^[\u1000-\u109f]+$/.test(word) ? word : ''
  return burmese.slice(0, [...burmese.matchAll(syllablePattern)].at(-1)?.index ?? 0)
}

/** Returns the part of a growing text that can be made plain already: whole words, and no markup that is still open. */
export function wholeWords(text: string): string {
  const end = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1
  const start = text.lastIndexOf('\n', end - 1) + 1
  const completeWords = text.slice(start, end)
  const line = completeWords.replace(/!?\[[^\]]*$|!?\[[^\]]*\]\([^)]*$|<[^<>]*$|[+(]?\p{Nd}[\p{Nd}\s().+-]*$/u, '')
  if (line.trimStart().startsWith('@')) return text.slice(0, start)
  return text.slice(0, start) + line + (line === completeWords ? wholeSyllables(text.slice(end)) : '')
}
