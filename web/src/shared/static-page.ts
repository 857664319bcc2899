import { htmlLanguages, type Language } from '@kasama/contract/language'

/** The address of a page outside the app, in the reader's language (written by web/static-pages). */
export function staticPage(name: 'faq' | 'privacy' | 'terms', language: Language): string {
  return language === 'eng' ? `/${name}.html` : `/${name}-${htmlLanguages[language]}.html`
}
