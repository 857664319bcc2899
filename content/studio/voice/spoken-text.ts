import type { Language } from '../lesson'

export type Utterance = { text: string; voice: Language }

const phoneNumber = /\b(?:995|999|1799|1771|1800 \d{3,4} \d{3,4})\b/g
const spelled = /\b(?:MOM|MRT|OTP|CDE|MAS|TV)\b/g
const units: Record<Language, { celsius: string; dollars: string }> = {
  eng: { celsius: 'degrees Celsius', dollars: 'dollars' },
  phi: { celsius: 'degrees Celsius', dollars: 'dollars' },
  ind: { celsius: 'derajat Selsius', dollars: 'dolar' },
  mya: { celsius: 'ဒီဂရီ စင်တီဂရိတ်', dollars: 'ဒေါ်လာ' },
}

// Callers dial digits, so a number like 995 is never read as nine hundred and ninety-five.
const digitByDigit = (number: string) =>
  number
    .split(' ')
    .map((group) => [...group].join(' '))
    .join(', ')

// The English voice reads a lone A as the article, so MAS would sound like "m uh s".
const letterByLetter = (word: string) => [...word].map((letter) => (letter === 'A' ? 'ay' : letter)).join(' ')

function readable(text: string, voice: Language): string {
  const { celsius, dollars } = units[voice]
  const numbers = text
    .replace(phoneNumber, digitByDigit)
    .replace(/(\d+) ?°C/g, `$1 ${celsius}`)
    .replace(/\$(\d+)/g, `$1 ${dollars}`)
  const letters = voice === 'eng' ? numbers.replace(spelled, letterByLetter) : numbers
  return letters
    .replace(/[“”"()]/g, ' ')
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

// The Burmese voice knows no Latin letters, and quoted English is there to be heard as English.
function foreignParts(voice: Language, teachesEnglish: boolean): RegExp | undefined {
  if (voice === 'mya') return /(“[A-Za-z][^”]*”|[A-Za-z][A-Za-z’'-]*(?: [A-Za-z][A-Za-z’'-]*)*)/
  if (voice === 'ind' && teachesEnglish) return /(“[^”]*”)/
  return undefined
}

/** Splits a text into stretches of one voice, written the way the voice should read them. */
export function utterances(text: string, voice: Language, teachesEnglish: boolean): Utterance[] {
  const foreign = foreignParts(voice, teachesEnglish)
  const parts = foreign ? text.split(foreign) : [text]
  return parts
    .map((part, index) => ({ part, voice: index % 2 === 1 ? ('eng' as const) : voice }))
    .filter(({ part }) => /[\p{L}\p{N}]/u.test(part))
    .map(({ part, voice: speaker }) => ({ text: readable(part, speaker), voice: speaker }))
}

const longSentence = 56

function isClosed(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/“/g) === count(/”/g) && count(/\(/g) === count(/\)/g)
}

/** A long sentence becomes two subtitles, cut at the full stop nearest to its middle. */
export function subtitleParts(sentence: string): string[] {
  if (sentence.length <= longSentence) return [sentence]
  const stops = [...sentence.matchAll(/[.!?။”)] (?!\()/g)].map(({ index }) => index + 1)
  const cuts = stops.filter((stop) => isClosed(sentence.slice(0, stop)))
  const fromMiddle = (cut: number) => Math.abs(cut - sentence.length / 2)
  const cut = cuts.sort((one, other) => fromMiddle(one) - fromMiddle(other))[0]
  return cut === undefined ? [sentence] : [sentence.slice(0, cut), sentence.slice(cut + 1)]
}
