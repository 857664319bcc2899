import { readFileSync } from 'node:fs'
import { type Language, languages, type Text } from '../../contract/src/language.ts'
import { layoutTexts } from '../src/app/layouts/layout.texts.ts'
import { translator } from '../src/shared/i18n/texts.ts'
import { type StaticPage, words } from './layout.ts'
import { staticTexts } from './static.texts.ts'

type Entry = { slug: string; question: Text; answer: Text }

/** Where the second part begins. */
const firstOfLearning = 'video-completed'
const isOfPlans = (slug: string) => ['payment-voucher', 'new-helper', 'cancel-or-change-plan'].includes(slug)

/** The questions of the content pack, in every language. */
export function faqPages(file: string): StaticPage[] {
  const entries: Entry[] = JSON.parse(readFileSync(file, 'utf8'))
  const place = entries.findIndex(({ slug }) => slug === firstOfLearning)
  const learning = entries.filter(({ slug }, index) => index >= place && !isOfPlans(slug))
  const plans = entries.filter((entry) => !learning.includes(entry))
  return languages.map((language) => faqPage(language, { plans, learning }))
}

/** Each question opens in place, without a script. English is read by employers, who ask about plans first. */
function faqPage(language: Language, entries: { plans: Entry[]; learning: Entry[] }): StaticPage {
  const t = translator(staticTexts, language)
  const parts = language === 'eng' ? (['plans', 'learning'] as const) : (['learning', 'plans'] as const)
  const chips = parts.map((id) => `<a href="#${id}">${words(t(id), language)}</a>`)
  const sections = parts.map((id) => {
    const rows = entries[id].map((entry) => row(entry, language))
    return `<section class="static-faq"><h2 id="${id}">${words(t(id), language)}</h2>\n${rows.join('\n')}</section>`
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
