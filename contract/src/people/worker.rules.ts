import { type Language, targetLanguages } from '../language'
import { isEmail } from '../text/typed-text.rules'

/** Whether a text is a User ID: 6 to 60 letters and digits, or an email address (specification, section 5). */
export function isUserId(value: string): boolean {
  return /^[A-Za-z0-9]{6,60}$/.test(value) || isEmail(value)
}

/** Maximum number of lessons that the wizard offers at first. */
export const maxStarterLessons = 10

const nationalityNames: Record<Language, string> = {
  phi: 'Philippines',
  ind: 'Indonesia',
  mya: 'Myanmar',
  eng: 'Use English Language',
}
/** Nationalities that the wizard offers, each with its language (decisions, "Accounts and sessions"). */
export const nationalities = [...targetLanguages, 'eng' as const].map((language) => ({
  name: nationalityNames[language],
  language,
}))
