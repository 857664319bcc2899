import type { Language } from '@kasama/contract/language'

/** The four languages as an English sentence calls them. */
export const englishNames: Record<Language, string> = {
  eng: 'English',
  phi: 'Filipino',
  ind: 'Indonesian',
  mya: 'Burmese',
}
