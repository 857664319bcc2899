import { brand } from '@kasama/contract/brand'
import { htmlLanguages, type Language } from '@kasama/contract/language'
import { escapeHtml } from '#platform/mails/mail-layout'

/** A small page that the server writes itself; it needs neither scripts nor styles. `body` is trusted HTML. */
export function simplePage(title: string, body: string, language: Language = 'eng'): string {
  const heading = escapeHtml(`${title} – ${brand.name}`)
  return `<!doctype html>
<html lang="${htmlLanguages[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}<p><a href="/">${escapeHtml(brand.name)}</a></p></main></body></html>
`
}
