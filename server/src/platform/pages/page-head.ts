import { brand } from '@kasama/contract/brand'
import { htmlLanguages, type Language } from '@kasama/contract/language'
import { escapeHtml } from '#platform/mails/mail-layout'

export type PageHead = {
  language: Language
  title: string
  description: string
  /** Absolute, without a query. */
  url: string
  /** Languages in which the page has texts of its own. */
  languages?: Language[]
  image?: string | null
  /** Structured data for search engines: an object of schema.org. */
  data?: object
}

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`

/**
 * `<` is escaped, so that no text can close the element. Browsers don't run this script: the content security policy
 * needs no hash for it.
 */
const structured = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

export const inLanguage = (url: string, language: Language) => (language === 'eng' ? url : `${url}?lang=${language}`)

/**
 * The app's page with its own head, for readers that run no scripts: search engines, chat programs, mail. The title has
 * the same form as the one that the app sets.
 */
export function withHead(shell: string, head: PageHead): string {
  const { language, title, description, url, languages = [], image, data } = head
  const address = inLanguage(url, language)
  const tags = [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...languages.map(
      (code) => `<link rel="alternate" hreflang="${htmlLanguages[code]}" href="${escapeHtml(inLanguage(url, code))}">`,
    ),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:type', image ? 'video.other' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...(image ? [meta('property', 'og:image', image), meta('name', 'twitter:card', 'summary_large_image')] : []),
    ...(data ? [structured(data)] : []),
  ]
  return withLanguage(shell, language)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags.join('')}</head>`)
}

const withLanguage = (shell: string, language: Language) =>
  shell.replace(/<html lang="[^"]*"/, `<html lang="${htmlLanguages[language]}"`)

/** The app's page for an address that does not exist, kept out of search engines. */
export const withoutIndex = (shell: string) => shell.replace('</head>', '<meta name="robots" content="noindex"></head>')
