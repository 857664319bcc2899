/** Crockford's Base32 alphabet: no I, L, O or U, which are misread or form words. */
export const codeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 12 characters of 5 bits: 60 bits cannot be guessed. */
export const codeLength = 12

const misread: Record<string, string> = { I: '1', L: '1', O: '0' }

/** Normalizes a typed code: removes hyphens and spaces and corrects misread letters; null if it is no valid code. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (sign) => misread[sign] ?? sign)
  return code.length === codeLength && [...code].every((sign) => codeSigns.includes(sign)) ? code : null
}

/**
 * Whether the PDF's fonts have the letters of a name: Latin and Burmese ones. Accents and signs that they
 * lack are left out; letters of another script cannot be.
 */
export const isPrintable = (name: string) =>
  /^[\p{Script=Latin}\p{Script=Myanmar}\p{Script=Common}\p{Script=Inherited}]*$/u.test(name) &&
  /[\p{L}\p{N}]/u.test(name)

/** The text before and after the topic in its sentence, which ends with the topic (in Burmese it begins with it). */
export function aroundTopic({ sentence, topic }: { sentence: string; topic: string }): [string, string] {
  const at = sentence.endsWith(`${topic}.`) ? sentence.lastIndexOf(topic) : sentence.indexOf(topic)
  return [sentence.slice(0, at), sentence.slice(at + topic.length)]
}

/** Formats a code in groups of four characters. */
export const shownCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')
