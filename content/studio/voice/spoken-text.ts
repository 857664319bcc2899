import type { Language } from '@kasama/contract/language'
import { voices } from './voices'

/** English words and names in lessons of other languages; the English voice says them. */
const englishEverywhere = `Aidha bleach Centre Cook Domestic Employees FAST first aid for Keep Warm levy Permit popcorn rice cooker
  ScamShield video call Work`

// Words that Filipino spells as English does: they are said as in English.
const englishInFilipino = `account address adult am baby bank bedsheet block bumper bus butter button camera cannot card cash
  charge click cm code computer course crib cup day diaper elevator embassy emergency employer English
  exchange fan fee fishball floor focus formula gas gloves grille helpline insurance internet label ledge
  lift loan lock machine Malay Mandarin Manpower message milk Ministry miss normal number nurse nuts of
  off on one-time online panic passbook passport password phone pink post practice privacy rate record ref
  report rest sausage save scam scoop screen sentence shark sign silent Singapore skill speak staff
  station sterilize street stuffed Tamil tap therapist toilet toothpaste toy transfer unit video
  wheelchair`

const list = (text: string) => text.split(/\s+/).filter(Boolean)
const englishWords = { ind: list(englishEverywhere), phi: [...list(englishEverywhere), ...list(englishInFilipino)] }

export type Utterance = { text: string; voice: Language }

const phoneNumber = /\b(?:995|999|1799|1771|1800 \d{3,4} \d{3,4})\b/g
const unitNumber = /\b\d\d-\d\d\b/g
const spelled = /\b(?:ATM|CDE|KBRI|MAS|MOM|MRT|OTP|TV)\b/g

// Digits that are dialled, and those of a unit's number, are said one by one: 995 is never nine hundred and
// ninety-five.
const digitByDigit = (number: string) =>
  number
    .split(/[ -]/)
    .map((group) => [...group].join(' '))
    .join(', ')

// The English voice reads a lone A as the article, so MAS would sound like "m uh s".
const englishLetters: Record<string, string> = { A: 'ay' }
const indonesianLetters: Record<string, string> = {
  ...{ A: 'a', B: 'be', C: 'ce', D: 'de', E: 'e', I: 'i', K: 'ka', M: 'em', O: 'o', P: 'pe', R: 'er', S: 'es' },
  ...{ T: 'te', V: 've' },
}
const letterNames: Partial<Record<Language, Record<string, string>>> = { eng: englishLetters, ind: indonesianLetters }

function normalizeText(text: string, voice: Language): string {
  const { celsius, centimetres, dollars } = voices[voice].units
  const names = letterNames[voice]
  return text
    .replace(phoneNumber, digitByDigit)
    .replace(unitNumber, digitByDigit)
    .replace(/(\d+) ?°C/g, `$1 ${celsius}`)
    .replace(/(\d+) cm\b/g, `$1 ${centimetres}`)
    .replace(/\$(\d+)/g, `$1 ${dollars}`)
    .replace(spelled, (word) => (names ? [...word].map((letter) => names[letter] ?? letter).join(' ') : word))
    .replace(/[“”"()]/g, ' ')
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const quoted = '“[A-Za-z][^”]*”'
// A quotation with its translation in brackets behind it is a sentence to be said in English.
const quotedEnglish = `${quoted}(?= \\()`
const englishIn = (words: string[], more: string[]) => {
  const one = `(?<![\\p{L}])(?:${[...words, ...more].join('|')})(?![\\p{L}])`
  return `${one}(?:[ -]${one})*`
}
const latin = "[A-Za-z][A-Za-z’'-]*(?: [A-Za-z][A-Za-z’'-]*)*"
const abbreviations = ['ATM', 'CDE', 'MAS', 'MOM', 'MRT', 'OTP', 'TV']
/**
 * The parts of a text in another language that the English voice says. In Filipino also numbers are said in English; the
 * Burmese voice knows no Latin letters at all.
 */
const englishParts: Partial<Record<Language, string>> = {
  phi: `${quotedEnglish}|${englishIn(englishWords.phi, [...abbreviations, '\\$?\\d+(?: ?°C)?'])}`,
  ind: `${quotedEnglish}|${englishIn(englishWords.ind, [])}`,
  mya: `${quoted}|${latin}`,
}

/** Splits a text into stretches of one voice, written the way the voice should read them. */
export function splitByVoice(text: string, voice: Language): Utterance[] {
  const englishPattern = englishParts[voice]
  const parts = englishPattern ? text.split(new RegExp(`(${englishPattern})`, 'iu')) : [text]
  return parts
    .map((part, index) => ({ part, voice: index % 2 === 1 ? ('eng' as const) : voice }))
    .filter(({ part }) => /[\p{L}\p{N}]/u.test(part))
    .map(({ part, voice: speaker }) => ({ text: normalizeText(part, speaker), voice: speaker }))
}

const maxSubtitleLength = 56

function isClosed(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/“/g) === count(/”/g) && count(/\(/g) === count(/\)/g)
}

/** A long sentence becomes two subtitles, cut at the full stop nearest to its middle, else before a translation. */
export function splitSubtitle(sentence: string): string[] {
  if (sentence.length <= maxSubtitleLength) return [sentence]
  const stops = [...sentence.matchAll(/[.!?။”)] (?!\()/g)].map(({ index }) => index + 1)
  const cuts = stops.filter((stop) => isClosed(sentence.slice(0, stop)))
  const fromMiddle = (cut: number) => Math.abs(cut - sentence.length / 2)
  const atTranslation = sentence.match(/(?<=”) \(/)?.index
  const cut = cuts.sort((one, other) => fromMiddle(one) - fromMiddle(other))[0] ?? atTranslation
  return cut === undefined ? [sentence] : [sentence.slice(0, cut), sentence.slice(cut + 1)]
}
