export const languages = ['eng', 'phi', 'ind', 'mya'] as const
export type Language = (typeof languages)[number]

/** The languages into which lessons are translated. */
export type TargetLanguage = Exclude<Language, 'eng'>
export const targetLanguages = languages.filter((language): language is TargetLanguage => language !== 'eng')

/** One text in every language; leaving one out does not compile. */
export type Text = Record<Language, string>

/** A value of each language. */
export const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>

type LanguageFacts = {
  /** Name of the language in itself, never translated. */
  name: string
  english: string
  /** English name for narrow places. */
  short: string
  /** Tags of BCP 47: the present one, then older ones of phones and voices. */
  tags: [present: string, ...older: string[]]
  /** Tags of other languages in the same country whose speakers read this one. */
  neighbours?: string[]
  country: string
  /** Letters other than Latin ones, with their font of Google's Noto fonts. */
  letters?: { script: string; font: string }
  /** Whether its lines end only at spaces that a writer set, since browsers break it within words. */
  wrapsAtSpaces?: true
}

export const languageFacts: Record<Language, LanguageFacts> = {
  eng: {
    name: 'English',
    english: 'English',
    short: 'EN',
    tags: ['en'],
    country: 'SG',
  },
  phi: {
    name: 'Filipino',
    english: 'Filipino',
    short: 'FIL',
    tags: ['fil', 'tl'],
    neighbours: ['ceb', 'ilo', 'hil'],
    country: 'PH',
  },
  ind: {
    name: 'Bahasa Indonesia',
    english: 'Indonesian',
    short: 'ID',
    tags: ['id', 'in'],
    neighbours: ['jv', 'su'],
    country: 'ID',
  },
  mya: {
    name: 'မြန်မာ',
    english: 'Burmese',
    short: 'MY',
    tags: ['my'],
    country: 'MM',
    letters: { script: 'Myanmar', font: 'Noto Sans Myanmar' },
    wrapsAtSpaces: true,
  },
}

/** Names of the languages in themselves. */
export const languageNames = byLanguage((language) => languageFacts[language].name)
export const englishNames = byLanguage((language) => languageFacts[language].english)
export const shortNames = byLanguage((language) => languageFacts[language].short)

/** Values of HTML's `lang` attribute for a text in each language; YouTube's captions have the same codes. */
export const htmlLanguages = byLanguage((language) => languageFacts[language].tags[0])

/** The first supported language among a phone's preferred language tags; English if there is none. */
export function preferredLanguage(preferredTags: readonly string[]): Language {
  for (const tag of preferredTags) {
    const [first = ''] = tag.trim().toLowerCase().split(/[-_]/)
    const found = languages.find((language) => {
      const { tags, neighbours = [] } = languageFacts[language]
      return [...tags, ...neighbours].includes(first)
    })
    if (found) return found
  }
  return 'eng'
}
