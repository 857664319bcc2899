import { readFileSync } from 'node:fs'
import { brand } from '../../contract/src/brand.ts'
import { escapeHtml, type StaticPage } from './layout.ts'

type Entry = { slug: string; question: { eng: string }; answer: { eng: string } }

/** Where the second part begins. */
const firstOfLearning = 'video-completed'

/** The questions of the content pack; each opens in place, without a script. */
export function faqPage(file: string): StaticPage {
  const entries: Entry[] = JSON.parse(readFileSync(file, 'utf8'))
  const isLater = (slug: string) => ['payment-voucher', 'new-helper', 'cancel-or-change-plan'].includes(slug)
  const place = entries.findIndex(({ slug }) => slug === firstOfLearning)
  const learning = entries.filter(({ slug }, index) => index >= place && !isLater(slug))
  const plans = entries.filter((entry) => !learning.includes(entry))
  return {
    file: 'faq.html',
    title: 'Questions and answers',
    description: `What people ask about ${brand.name}: plans, logins, videos, credits and vouchers.`,
    content: `<nav class="static-chips" aria-label="On this page"><a href="#plans">Plans and logins</a><a href="#learning">Learning and rewards</a></nav>
${part('plans', 'Plans and logins', plans)}
${part('learning', 'Learning and rewards', learning)}
<section class="static-more"><h2>Another question?</h2><a class="static-button" href="/contact">Contact Us</a></section>`,
  }
}

function part(id: string, title: string, entries: Entry[]) {
  const rows = entries.map(
    ({ slug, question, answer }) =>
      `<details id="${slug}"><summary>${escapeHtml(question.eng)}</summary><p>${escapeHtml(answer.eng)}</p></details>`,
  )
  return `<section class="static-faq"><h2 id="${id}">${title}</h2>\n${rows.join('\n')}</section>`
}
