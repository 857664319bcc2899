/** The path of a static page (written by web/static-pages); `lang` is the HTML language code. */
export function staticPage(name: 'faq' | 'privacy' | 'terms', lang: string): string {
  return lang === 'en' ? `/${name}.html` : `/${name}-${lang}.html`
}
