import { hash } from 'node:crypto'
import { brand } from '@kasama/contract/brand'
import { type MailChoice, mailChoices } from '@kasama/contract/learning/progress/mail.rules'
import { escapeHtml } from '#platform/mails/mail-layout'

const style = `:root{color-scheme:light dark;--bg:#faf9f5;--card:#fff;--line:#e0ded5;--edge:#75847f;--text:#0c221b;--mute:#485a54;--link:#035c42;--tint:#e3f6ec}
@media(prefers-color-scheme:dark){:root{--bg:#0a1512;--card:#14211c;--line:#2c3c37;--edge:#75847f;--text:#ebf3ec;--mute:#adbcb3;--link:#88e0bc;--tint:#14392d}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:17px/1.5 'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
header{background:#035f44;padding:14px 20px}header a{color:#fff;font-size:22px;font-weight:800;text-decoration:none}
main{max-width:560px;margin:0 auto;padding:24px 16px 48px}h1{font-size:28px;line-height:1.2;margin:0 0 8px}p{margin:0 0 16px}.mute{color:var(--mute);font-size:15px}
.note{background:var(--tint);border-radius:14px;padding:12px 16px;font-weight:600}
label{display:flex;gap:14px;align-items:flex-start;padding:14px 16px;border:1px solid var(--line);border-radius:14px;background:var(--card);margin:0 0 10px}
label b{display:block}label span span{display:block;color:var(--mute);font-size:15px;line-height:1.4}input{width:24px;height:24px;margin:2px 0 0;accent-color:#077556;flex:none}
button{font:inherit;font-weight:700;min-height:52px;padding:12px 28px;border-radius:14px;cursor:pointer;width:100%;margin:6px 0}
.main{background:#077556;color:#fff;border:0;border-bottom:3px solid #044c36}.quiet{background:none;color:var(--link);border:2px solid var(--edge)}
:focus-visible{outline:3px solid #1b6fd0;outline-offset:2px}`

/** Content security policy of this page: one style, no script. */
export const preferencesPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const words: Record<MailChoice, { name: string; description: string }> = {
  weekly: {
    name: 'Her week',
    description:
      'On Sunday evening: videos, minutes, correct answers, and what is next. None for a week without lessons.',
  },
  moments: { name: 'Good moments', description: 'At once: her first video, a finished list, a credit.' },
  reminders: { name: 'Reminders', description: 'Before your plan renews, and once after two weeks without lessons.' },
}

const notes = {
  saved: 'Saved.',
  ended: 'You get no more of these mails. You can choose some again below.',
} as const

const checkbox = (choice: MailChoice, isOn: boolean) =>
  `<label><input type="checkbox" name="${choice}"${isOn ? ' checked' : ''}><span><b>${words[choice].name}</b><span>${words[choice].description}</span></span></label>`

/** Renders the choice of mails, which needs no login: its address is signed. */
export function preferencesPage(choices: MailChoice[], notice?: keyof typeof notes): string {
  const title = 'Your mails'
  const list = mailChoices.map((choice) => checkbox(choice, choices.includes(choice))).join('')
  const noticeHtml = notice ? `<p class="note" role="status">${notes[notice]}</p>` : ''
  const end = choices.length > 0 ? '<form method="post"><button class="quiet">Stop all of these</button></form>' : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(`${title} – ${brand.name}`)}</title><style>${style}</style></head>
<body><header><a href="/">${escapeHtml(brand.name)}</a></header><main><h1>${title}</h1><p>Choose which mails about progress you want.</p>${noticeHtml}
<form method="post"><input type="hidden" name="choose" value="1">${list}<button class="main">Save</button></form>${end}
<p class="mute">Mails about logins and payments always come.</p></main></body></html>
`
}
