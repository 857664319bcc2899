import { languageFacts, languages } from '../language'

/** Crockford's 32 signs: no I, L, O or U, which are misread or make words. */
export const codeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 12 of 32 signs are 60 bits, too many to guess a code. */
export const codeLength = 12

const misread: Record<string, string> = { I: '1', L: '1', O: '0' }

/** The code that somebody typed or copied, as it is stored: without hyphens and spaces, and with misread letters mended. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (sign) => misread[sign] ?? sign)
  return code.length === codeLength && [...code].every((sign) => codeSigns.includes(sign)) ? code : null
}

/**
 * Whether our fonts have the letters of a name, as its PDF needs them: Latin ones, and those of our languages. Accents
 * and signs that they lack are left out; letters of another script can't be.
 */
export const isPrintable = (name: string) => printable.test(name) && /[\p{L}\p{N}]/u.test(name)

const scripts = languages.flatMap((language) => languageFacts[language].letters?.script ?? [])
const printable = new RegExp(
  `^[${['Latin', ...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script=${script}}`).join('')}]*$`,
  'u',
)

/** The text before and after the topic, which ends its sentence (in Burmese it begins it). */
export function aroundTopic({ sentence, topic }: { sentence: string; topic: string }): [string, string] {
  const at = sentence.endsWith(`${topic}.`) ? sentence.lastIndexOf(topic) : sentence.indexOf(topic)
  return [sentence.slice(0, at), sentence.slice(at + topic.length)]
}

/** A code in groups of four characters, for readers. */
export const shownCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')
