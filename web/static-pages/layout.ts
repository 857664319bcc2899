import { brand } from '../../contract/src/brand.ts'

export type StaticPage = { file: string; title: string; description: string; content: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** A page without scripts, in the app's own styles and a few of its own. */
export function layOut({ title, description, content }: StaticPage, styles: string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand.name}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
</head>
<body>
<div id="root">
<header class="static-header"><div>
<a class="static-logo" href="/"><img src="/favicon.svg" alt="" width="30" height="30">${brand.name}</a>
<a class="static-button" href="/">Log in</a>
</div></header>
<main class="static-page">
<h1>${title}</h1>
${content}
</main>
${footer()}
</div>
</body>
</html>
`
}

function footer() {
  const links = [
    ['/e-about', 'About'],
    ['/faq.html', 'FAQ'],
    ...(brand.blogUrl ? [[brand.blogUrl, 'Blog']] : []),
    [`mailto:${brand.contactEmail}`, 'Contact'],
    ['/contact', 'Contact Us'],
    ['/privacy.html', 'Privacy'],
    ['/terms.html', 'Terms'],
  ]
  return `<footer class="static-footer"><div>
<p><b>${brand.name}</b><br>${brand.tagline.eng}</p>
<nav aria-label="Footer">${links.map(([address, name]) => `<a href="${address}">${name}</a>`).join('')}</nav>
<p>© ${brand.since} ${brand.name}</p>
</div></footer>`
}
