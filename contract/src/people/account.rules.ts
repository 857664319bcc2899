import type { Language } from '../language'

/** Names of the drawn pictures by language; a worker chooses one as her picture, or uploads a photo. */
const people: Record<Language, string[]> = {
  mya: ['thida', 'hnin', 'moe', 'khin'],
  phi: ['maria', 'joy', 'luz', 'nena'],
  ind: ['siti', 'wati', 'tuti', 'dewi'],
  eng: ['rosa', 'ayu', 'priya', 'mark'],
}

const picturePath = (name: string) => `/people/${name}.svg`

/** Paths of all sixteen pictures, those of a language first; the first one is shown until a worker has chosen. */
export function drawnPeople(language: Language): string[] {
  const others = Object.keys(people).filter((other) => other !== language) as Language[]
  return [language, ...others].flatMap((code) => people[code]).map(picturePath)
}

export const defaultPicture = (language: Language): string => picturePath(people[language][0] ?? '')

const picturePaths = new Set(drawnPeople('eng'))

export const isDrawnPerson = (path: string): boolean => picturePaths.has(path)

/** The parts of an account's data that its owner may download. */
export const exportedParts = [
  'account',
  'workers',
  'employers',
  'sessions',
  'passkeys',
  'mails',
  'looks',
  'trail',
  'topics',
  'must_watch',
  'videos',
  'answers',
  'quiz_tries',
  'practice',
  'learning_days',
  'credits',
  'skills',
  'certificates',
  'redemptions',
  'vouchers',
  'choices',
  'notices',
  'thanks',
  'subscription',
  'payments',
  'payment_attempts',
  'declined_payments',
  'pictures',
  'spoken_answers',
  'messages',
] as const
export type ExportedPart = (typeof exportedParts)[number]
