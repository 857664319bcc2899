/** The address of a page outside the app (written by web/static-pages); `lang` is the reader's language as HTML says it. */
export function staticPage(name: 'faq' | 'privacy' | 'terms', lang: string): string {
  return lang === 'en' ? `/${name}.html` : `/${name}-${lang}.html`
}
