import { readFileSync } from 'node:fs'
import { brand } from '../../contract/src/brand.ts'
import { htmlLanguages, type Language, languageFacts, languageNames, languages } from '../../contract/src/language.ts'
import { layoutTexts } from '../src/app/layouts/layout.texts.ts'
import { translator } from '../src/shared/i18n/texts.ts'
import { staticPage } from '../src/shared/static-page.ts'
import { staticTexts } from './static.texts.ts'

/** A page in one language. */
export type StaticPage = {
  name: 'faq' | 'privacy' | 'terms'
  language: Language
  title: string
  description: string
  content: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** A text as HTML; one whose lines end only at ordinary spaces keeps each phrase together, as in the app. */
export function words(text: string, language: Language): string {
  if (!languageFacts[language].wrapsAtSpaces) return escapeHtml(text)
  const phrases = text.split(' ').map((phrase) => `<span class="static-phrase">${escapeHtml(phrase)}</span>`)
  return phrases.join(' ')
}

/** A page without scripts, in the app's own styles and a few of its own. */
export function layOut({ name, language, title, description, content }: StaticPage, styles: string[]): string {
  const t = translator(layoutTexts, language)
  return `<!doctype html>
<html lang="${htmlLanguages[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand.name}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${languages.map((code) => `<link rel="alternate" hreflang="${htmlLanguages[code]}" href="${staticPage(name, htmlLanguages[code])}">`).join('\n')}
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
</head>
<body>
<div id="root">
<header class="static-header"><div>
<a class="static-logo" href="/" translate="no"><img src="/favicon.svg" alt="" width="30" height="30">${brand.name}</a>
<a class="static-button" href="/">${t('logIn')}</a>
</div></header>
<main class="static-page">
<h1>${words(title, language)}</h1>
${languageChips(name, language)}
${content}
</main>
${footer(language)}
</div>
</body>
</html>
`
}

/** A language's own name; one in letters of its own is drawn, so that the choice does not load its font. */
function ownName(language: Language): string {
  if (!languageFacts[language].letters) return languageNames[language]
  const drawn = readFileSync(new URL(`../src/assets/language-names/${language}.svg`, import.meta.url), 'utf8')
  return `<span class="sr-only">${languageNames[language]}</span>${drawn}`
}

function languageChips(name: StaticPage['name'], current: Language): string {
  const chips = languages.map((code) => {
    const state = code === current ? ' aria-current="page"' : ''
    const lang = htmlLanguages[code]
    return `<a href="${staticPage(name, htmlLanguages[code])}" lang="${lang}" hreflang="${lang}"${state}>${ownName(code)}</a>`
  })
  return `<nav class="static-chips" aria-label="${staticTexts.languages[current]}">${chips.join('')}</nav>`
}

function footer(language: Language) {
  const t = translator(layoutTexts, language)
  const links = [
    [language === 'eng' ? '/e-about' : '/about', t('about')],
    [staticPage('faq', htmlLanguages[language]), t('faq')],
    [`mailto:${brand.contactEmail}`, t('contactLink')],
    [staticPage('privacy', htmlLanguages[language]), t('privacy')],
    [staticPage('terms', htmlLanguages[language]), t('terms')],
  ]
  const list = links.map(([address, name = '']) => `<a href="${address}">${words(name, language)}</a>`)
  // The server puts the blog there, where the provider has one.
  list.splice(2, 0, '<!--blog-->')
  return `<footer class="static-footer"><div>
<p><b translate="no">${brand.name}</b><br>${words(brand.tagline[language], language)}</p>
<nav aria-label="${t('footer')}">${list.join('')}</nav>
<p translate="no">© ${brand.since} ${brand.name}</p>
</div></footer>`
}
