import { brand } from '@kasama/contract/brand'
import { htmlLanguages, type Language } from '@kasama/contract/language'

/** A part of a mail between its figures and its button: table rows for HTML, and the same as plain text. */
export type MailBlock = { rows: string; text: string }

export type MailContent = {
  title: string
  /** Small, below the title. */
  subtitle?: string
  /** The preview line that mail programs show beside the subject. */
  preview: string
  /** `alt` is shown if pictures are blocked. */
  picture?: { url: string; alt: string } | undefined
  paragraphs: string[]
  figures?: { value: string; label: string }[]
  blocks?: MailBlock[]
  button: { label: string; url: string }
  /** The sentence before the button's address, for readers whose mail program blocks the button. */
  copy?: string
  /** Paragraphs below the button. */
  after?: string[]
  /** The mail's language; English by default. */
  language?: Language
  reason: string
  links?: { label: string; url: string }[]
}

export const mailFont = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;"

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; } img { border: 0; display: block; }
@media (max-width: 620px) { .w { width: 100% !important; } .px { padding-left: 20px !important; padding-right: 20px !important; } .out { padding: 0 !important; } .card { border-radius: 0 !important; } .h1 { font-size: 26px !important; } .btn a { display: block !important; } .btn { width: 100% !important; } }
@media (prefers-color-scheme: dark) { .bg { background: #0a1512 !important; } .card { background: #14211c !important; border-color: #2c3c37 !important; } .tx { color: #ebf3ec !important; } .mu { color: #adbcb3 !important; } .ln { border-color: #2c3c37 !important; } .soft { background: #1c2b26 !important; } .lk { color: #88e0bc !important; } .bar { background: #44bd92 !important; } .rest { background: #3d4b46 !important; } .gold { background: #ffbe2b !important; color: #0c221b !important; } }`

export const mailTable = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

export const mailRow = (padding: string, content: string) =>
  `<tr><td class="px" style="padding:${padding};">${content}</td></tr>`

function figuresRow(figures: NonNullable<MailContent['figures']>): string {
  const cells = figures.map(
    ({ value, label }) =>
      `<td class="soft" width="${Math.floor(100 / figures.length)}%" align="center" valign="top" style="background:#f2f1ea;border-radius:16px;padding:14px 6px;">` +
      `<div class="tx" style="${mailFont}font-size:28px;line-height:32px;font-weight:800;color:#0c221b;">${escapeHtml(value)}</div>` +
      `<div class="mu" style="${mailFont}font-size:15px;line-height:20px;color:#485a54;">${escapeHtml(label)}</div></td>`,
  )
  return mailRow('20px 32px 0', mailTable('width="100%"', `<tr>${cells.join('<td width="10">&nbsp;</td>')}</tr>`))
}

function button({ label, url }: MailContent['button']): string {
  const link = `<a href="${escapeHtml(url)}" style="${mailFont}display:inline-block;padding:14px 28px 13px;font-size:18px;line-height:24px;font-weight:700;color:#ffffff;text-decoration:none;">${escapeHtml(label)}</a>`
  const cell = `<tr><td align="center" style="background:#077556;border-radius:14px;border-bottom:3px solid #044c36;">${link}</td></tr>`
  return mailRow('24px 32px 32px', mailTable('class="btn"', cell))
}

function footer({ reason, links = [] }: MailContent): string {
  const list = links.map(
    ({ label, url }) => `<a class="lk" href="${escapeHtml(url)}" style="color:#035c42;">${escapeHtml(label)}</a>`,
  )
  const lines = [escapeHtml(reason), list.join(' &nbsp; '), escapeHtml(`${brand.name}, ${brand.postalAddress}`)]
  return `<tr><td class="px ln" style="padding:20px 32px 28px;border-top:1px solid #e0ded5;"><p class="mu" style="${mailFont}margin:0;font-size:14px;line-height:21px;color:#485a54;overflow-wrap:anywhere;">${lines.filter(Boolean).join('<br>')}</p></td></tr>`
}

function header(origin: string): string {
  const logo = `<td style="padding-right:10px;"><img src="${escapeHtml(origin)}/mail/logo.png" width="32" height="32" alt=""></td>`
  const name = `<td style="${mailFont}font-size:24px;line-height:32px;font-weight:800;color:#ffffff;">${escapeHtml(brand.name)}</td>`
  return `<tr><td class="px" style="background:#035f44;padding:18px 32px;">${mailTable('', `<tr>${logo}${name}</tr>`)}</td></tr>`
}

/** No height: if pictures are blocked, the image is only as high as its `alt` text. */
const image = ({ url, alt }: NonNullable<MailContent['picture']>) =>
  `<img src="${escapeHtml(url)}" width="536" alt="${escapeHtml(alt)}" class="mu" style="${mailFont}width:100%;height:auto;border-radius:16px;font-size:15px;line-height:22px;color:#485a54;">`

/** A line in smaller letters. */
export const mailNote = (text: string, margin: string) =>
  `<p class="mu" style="${mailFont}margin:${margin};font-size:15px;line-height:22px;color:#485a54;overflow-wrap:anywhere;">${escapeHtml(text)}</p>`

const paragraph = (text: string) =>
  `<p class="tx" style="${mailFont}margin:10px 0 0;font-size:17px;line-height:26px;color:#0c221b;overflow-wrap:anywhere;">${escapeHtml(text)}</p>`

const address = (url: string) =>
  `<p style="${mailFont}margin:4px 0 0;font-size:17px;line-height:26px;overflow-wrap:anywhere;"><a class="lk" href="${escapeHtml(url)}" style="color:#035c42;">${escapeHtml(url)}</a></p>`

/** A mail in the product's design (tables and inline styles, as mail programs want it), and its plain-text part. */
export function layOutMail(origin: string, content: MailContent): { html: string; text: string } {
  const { title, subtitle = '', picture, paragraphs, figures = [], blocks = [], copy, after = [] } = content
  const paragraphsBelow = [...(copy ? [paragraph(copy), address(content.button.url)] : []), ...after.map(paragraph)]
  const heading = `<h1 class="tx h1" style="${mailFont}margin:0;font-size:30px;line-height:36px;font-weight:800;color:#0c221b;overflow-wrap:anywhere;">${escapeHtml(title)}</h1>`
  const rows = [
    header(origin),
    picture ? mailRow('28px 32px 0', image(picture)) : '',
    mailRow('28px 32px 0', heading + (subtitle && mailNote(subtitle, '6px 0 0')) + paragraphs.map(paragraph).join('')),
    figures.length > 0 ? figuresRow(figures) : '',
    ...blocks.map((block) => block.rows),
    button(content.button),
    paragraphsBelow.length > 0 ? mailRow('0 32px 28px', paragraphsBelow.join('')) : '',
    footer(content),
  ]
  const card = mailTable(
    'class="w card" width="600" style="width:600px;background:#ffffff;border:1px solid #e0ded5;border-radius:20px;overflow:hidden;"',
    rows.join('\n'),
  )
  const page = mailTable(
    'class="bg" width="100%" style="background:#faf9f5;"',
    `<tr><td class="out" align="center" style="padding:24px 12px;">${card}</td></tr>`,
  )
  return { html: document(content, page), text: plainText(content) }
}

function document({ title, preview, language = 'eng' }: MailContent, body: string): string {
  return `<!doctype html>
<html lang="${htmlLanguages[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body class="bg" style="margin:0;padding:0;background:#faf9f5;"><div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}</div>
${body}</body></html>`
}

function plainText(content: MailContent): string {
  const {
    title,
    subtitle = '',
    paragraphs,
    figures = [],
    blocks = [],
    button: { label, url },
    after = [],
    reason,
    links = [],
  } = content
  const parts = [
    subtitle ? `${title}\n${subtitle}` : title,
    ...paragraphs,
    figures.map(({ value, label: name }) => `${value} ${name}`).join(', '),
    ...blocks.map((block) => block.text),
    `${label}:\n${url}`,
    ...after,
    ['--', reason, ...links.map((link) => `${link.label}: ${link.url}`), `${brand.name}, ${brand.postalAddress}`].join(
      '\n',
    ),
  ]
  return parts.filter(Boolean).join('\n\n')
}
