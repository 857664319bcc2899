export const languages = ['eng', 'phi', 'ind', 'mya'] as const
export type Language = (typeof languages)[number]

/** One text in every language; leaving one out does not compile. */
export type Text = Record<Language, string>

/** The names of the languages in themselves; never translated. */
export const languageNames: Record<Language, string> = {
  eng: 'English',
  phi: 'Filipino',
  ind: 'Bahasa Indonesia',
  mya: 'မြန်မာ',
}

/** Values of HTML's `lang` attribute for a text in each language. */
export const htmlLanguages: Record<Language, string> = { eng: 'en', phi: 'fil', ind: 'id', mya: 'my' }

/** The tags of these languages, and of others in the same countries whose speakers read one of them. */
const languageTags: Record<Language, string[]> = {
  eng: ['en'],
  phi: ['fil', 'tl', 'ceb', 'ilo', 'hil'],
  ind: ['id', 'in', 'jv', 'su'],
  mya: ['my'],
}

/** The first supported language among a phone's preferred language tags; English if there is none. */
export function preferredLanguage(preferredTags: readonly string[]): Language {
  for (const tag of preferredTags) {
    const [first = ''] = tag.trim().toLowerCase().split(/[-_]/)
    const match = languages.find((language) => languageTags[language].includes(first))
    if (match) return match
  }
  return 'eng'
}
