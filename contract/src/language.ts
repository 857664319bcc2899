export const languages = ['eng', 'phi', 'ind', 'mya'] as const
export type Language = (typeof languages)[number]

/** One text in every language; leaving one out does not compile. */
export type Text = Record<Language, string>

/** What HTML's `lang` says of a text in each language. */
export const htmlLanguages: Record<Language, string> = { eng: 'en', phi: 'fil', ind: 'id', mya: 'my' }
