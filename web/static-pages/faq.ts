import { readFileSync } from 'node:fs'
import { type Language, languages, type Text } from '../../contract/src/language.ts'
import { layoutTexts } from '../src/app/layouts/layout.texts.ts'
import { translator } from '../src/shared/i18n/texts.ts'
import { type StaticPage, words } from './layout.ts'
import { staticTexts } from './static.texts.ts'

type Entry = { slug: string; part: 'plans' | 'learning'; question: Text; answer: Text }

/** The questions of the content pack, in every language. */
export function faqPages(file: string): StaticPage[] {
  const entries: Entry[] = JSON.parse(readFileSync(file, 'utf8'))
  return languages.map((language) => faqPage(language, entries))
}

/** Each question opens in place, without a script. English is read by employers, who ask about plans first. */
function faqPage(language: Language, entries: Entry[]): StaticPage {
  const t = translator(staticTexts, language)
  const parts = language === 'eng' ? (['plans', 'learning'] as const) : (['learning', 'plans'] as const)
  const chips = parts.map((id) => `<a href="#${id}">${words(t(id), language)}</a>`)
  const sections = parts.map((id) => {
    const rows = entries.filter(({ part }) => part === id).map((entry) => row(entry, language))
    // The server puts the questions there that the provider has now (server/src/people/help/faq.pages.ts).
    return `<section class="static-faq"><h2 id="${id}">${words(t(id), language)}</h2>\n<!--${id}-->${rows.join('\n')}<!--/${id}--></section>`
  })
  return {
    name: 'faq',
    language,
    title: t('faqTitle'),
    description: t('faqDescription'),
    content: `<nav class="static-chips" aria-label="${t('onThisPage')}">${chips.join('')}</nav>
${sections.join('\n')}
<section class="static-more"><h2>${words(t('another'), language)}</h2><a class="static-button" href="/contact">${words(layoutTexts.contact[language], language)}</a></section>`,
  }
}

function row({ slug, question, answer }: Entry, language: Language): string {
  return `<details id="${slug}"><summary><span>${words(question[language], language)}</span></summary><p>${words(answer[language], language)}</p></details>`
}
