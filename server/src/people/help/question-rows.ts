import { htmlLanguages, type Language, languageFacts } from '@kasama/contract/language'
import { type FaqPart, faqParts } from '@kasama/contract/studio/content/lists.rules'
import type { Rows } from '#platform/database/db'
import { escapeHtml } from '#platform/mails/mail-layout'
import { branded } from '#platform/settings/branded'

type FaqContent = { language: Language; questions: Rows['faq'][] }

/** Puts the questions into the placeholders of the written page; without questions the page stays unchanged. */
export function withQuestions(page: string, { language, questions }: FaqContent): string {
  if (questions.length === 0) return page
  return faqParts.reduce((html, part) => {
    const marker = new RegExp(`(?<=<!--${part}-->).*?(?=<!--/${part}-->)`, 's')
    return html.replace(marker, () => branded(questionRows(questions, { language, part })))
  }, page)
}

export const questionRows = (questions: Rows['faq'][], { language, part }: { language: Language; part: FaqPart }) =>
  questions
    .filter((question) => question.part === part)
    .map((question) => row(question, language))
    .join('\n')

function row({ slug, question, answer }: Rows['faq'], language: Language): string {
  // A question whose answer is not translated yet is shown in English as a whole.
  const shownLanguage = question[language] && answer[language] ? language : 'eng'
  const lang = shownLanguage === language ? '' : ` lang="${htmlLanguages[shownLanguage]}"`
  return `<details id="${escapeHtml(slug)}"${lang}><summary><span>${words(question[shownLanguage], shownLanguage)}</span></summary><p>${words(answer[shownLanguage], shownLanguage)}</p></details>`
}

/** A text whose lines end only at ordinary spaces keeps each phrase together. */
function words(text: string, language: Language): string {
  const lines = (part: string) => escapeHtml(part).replaceAll('\n', '<br>')
  if (!languageFacts[language].wrapsAtSpaces) return lines(text)
  return text
    .split(/ +/)
    .map((phrase) => `<span class="static-phrase">${lines(phrase)}</span>`)
    .join(' ')
}
