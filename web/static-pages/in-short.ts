import { type Language, languages, type Text } from '../../contract/src/language.ts'
import { translator } from '../src/shared/i18n/texts.ts'
import { type StaticPage, words } from './layout.ts'
import { staticTexts } from './static.texts.ts'

/**
 * A page for employers, whose full text is English; what helpers should know of it stands on top in their languages.
 */
type English = { name: 'privacy' | 'terms'; title: Text; description: string; content: string }

export function withShortText(page: English, inShort: Record<string, Text>): StaticPage[] {
  return languages.map((language) => ({
    ...page,
    language,
    title: page.title[language],
    content:
      language === 'eng' ? `${page.content}\n${shortText(inShort, language)}` : shortFirst(page, inShort, language),
  }))
}

function shortFirst({ content }: English, inShort: Record<string, Text>, language: Language): string {
  return `${shortText(inShort, language)}\n<h2>${words(staticTexts.inFull[language], language)}</h2>\n<div class="static-full" lang="en">${content}</div>`
}

function shortText(inShort: Record<string, Text>, language: Language): string {
  const t = translator(staticTexts, language)
  const points = Object.values(inShort).map((text) => `<li>${words(text[language], language)}</li>`)
  return `<section class="static-short"><h2>${words(t('forHelpers'), language)}</h2><ul>${points.join('')}</ul></section>`
}
