import { type Language, languages, preferredLanguage } from '@kasama/contract/language'

type PageRequest = { query: unknown; headers: { 'accept-language'?: string | undefined } }

/** The language of a page for guests: the one in its address, or else the reader's browser's. */
export function pageLanguage({ query, headers }: PageRequest): Language {
  // An address that can't be parsed has no query.
  const { lang } = (query ?? {}) as { lang?: unknown }
  return languages.find((language) => language === lang) ?? preferredLanguage(inOrder(headers['accept-language'] ?? ''))
}

/** The tags of an Accept-Language header, the most preferred first. */
function inOrder(header: string): string[] {
  const entries = header.split(',').map((entry) => {
    const [tag = '', ...parts] = entry.split(';')
    const quality = parts.find((part) => part.trim().startsWith('q='))
    return { tag, weight: quality ? Number.parseFloat(quality.split('=')[1] ?? '') || 0 : 1 }
  })
  return entries
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
