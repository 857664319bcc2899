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

/** What HTML's `lang` says of a text in each language. */
export const htmlLanguages: Record<Language, string> = { eng: 'en', phi: 'fil', ind: 'id', mya: 'my' }
