import { languageFacts, languages } from '../../language'

/** Crockford's Base32 alphabet: no I, L, O or U, which are misread or form words. */
export const codeCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 12 characters of 5 bits: 60 bits cannot be guessed. */
export const codeLength = 12

const misreadLetters: Record<string, string> = { I: '1', L: '1', O: '0' }

/** Normalizes a typed code: removes hyphens and spaces and corrects misread letters; null if it is no valid code. */
export function parseCertificateCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (character) => misreadLetters[character] ?? character)
  return code.length === codeLength && [...code].every((character) => codeCharacters.includes(character)) ? code : null
}

/**
 * Whether the PDF's fonts have the letters of a name: Latin ones, and those of our languages. Accents and signs without
 * a glyph are dropped when the PDF is drawn; a name with letters of another script can't be printed.
 */
export const isPrintable = (name: string) => printable.test(name) && /[\p{L}\p{N}]/u.test(name)

const scripts = languages.flatMap((language) => languageFacts[language].letters?.script ?? [])
const printable = new RegExp(
  `^[${['Latin', ...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script=${script}}`).join('')}]*$`,
  'u',
)

/** The text before and after the topic in its sentence, which ends with the topic (in Burmese it begins with it). */
export function splitAroundTopic({ sentence, topic }: { sentence: string; topic: string }): [string, string] {
  const start = sentence.endsWith(`${topic}.`) ? sentence.lastIndexOf(topic) : sentence.indexOf(topic)
  return [sentence.slice(0, start), sentence.slice(start + topic.length)]
}

/** Formats a code in groups of four characters. */
export const formatCertificateCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')
