import { escapeHtml, type MailBlock, mailFont, mailNote, mailRow, mailTable } from '#platform/mails/mail-layout'

const heading = (text: string) =>
  `<h2 class="tx" style="${mailFont}margin:0 0 10px;font-size:19px;line-height:26px;font-weight:700;color:#0c221b;">${escapeHtml(text)}</h2>`

const tallest = 100

/** A bar of that height with its number above; zero is a short line. */
function bar(minutes: number, maxMinutes: number): string {
  const [height, name, colour] =
    minutes > 0 ? [Math.max(6, Math.round((minutes / maxMinutes) * tallest)), 'bar', '#077556'] : [4, 'rest', '#75847f']
  const number = `<div class="tx" style="${mailFont}font-size:14px;line-height:20px;font-weight:700;color:#0c221b;">${minutes}</div>`
  const drawn = `<tr><td class="${name}" width="34" height="${height}" style="width:34px;height:${height}px;background:${colour};border-radius:6px 6px 0 0;font-size:0;line-height:0;">&nbsp;</td></tr>`
  return `<td valign="bottom" align="center" height="132" style="height:132px;">${number}${mailTable('', drawn)}</td>`
}

const dayName = (name: string) =>
  `<td align="center" class="mu ln" style="${mailFont}font-size:14px;line-height:20px;padding-top:6px;border-top:2px solid #75847f;color:#485a54;">${name}</td>`

/** A bar for each day, made of table cells: it is visible without pictures. */
export function chartBlock(title: string, sentence: string, days: { name: string; minutes: number }[]): MailBlock {
  const maxMinutes = Math.max(...days.map(({ minutes }) => minutes))
  const bars = `<tr>${days.map(({ minutes }) => bar(minutes, maxMinutes)).join('')}</tr>`
  const names = `<tr>${days.map(({ name }) => dayName(name)).join('')}</tr>`
  const chart = mailTable('width="100%" style="table-layout:fixed;"', bars + names)
  return {
    rows: mailRow('28px 32px 0', heading(title) + mailNote(sentence, '-6px 0 8px') + chart),
    text: [title, sentence, ...days.map(({ name, minutes }) => `${name}  ${minutes}`)].join('\n'),
  }
}

export type MailLesson = { title: string; detail: string; picture: string | null }

function lesson({ title, detail, picture }: MailLesson): string {
  const image = picture
    ? `<td width="104" valign="middle" style="padding-right:14px;"><img src="${escapeHtml(picture)}" width="104" height="58" alt="" class="soft" style="background:#f2f1ea;width:104px;height:58px;object-fit:cover;border-radius:10px;"></td>`
    : ''
  const words = `<div class="tx" style="${mailFont}font-size:16px;line-height:22px;font-weight:600;color:#0c221b;overflow-wrap:anywhere;">${escapeHtml(title)}</div><div class="mu" style="${mailFont}font-size:15px;line-height:20px;color:#485a54;">${escapeHtml(detail)}</div>`
  const cells = `<tr>${image}<td valign="middle">${words}</td></tr>`
  return mailTable('width="100%" style="margin-bottom:12px;"', cells)
}

/** Lessons below a heading; `lastLine` is a sentence after them. */
export function lessonsBlock(title: string, lessons: MailLesson[], lastLine = ''): MailBlock {
  const content = heading(title) + lessons.map(lesson).join('') + (lastLine && mailNote(lastLine, '0'))
  const lines = lessons.map((lessonLine) => [`- ${lessonLine.title}`, lessonLine.detail].filter(Boolean).join(': '))
  return { rows: mailRow('28px 32px 0', content), text: [title, ...lines, lastLine].filter(Boolean).join('\n') }
}

const stamp = (isFull: boolean, label: string) => {
  const look = isFull
    ? 'class="gold" style="background:#ffbe2b;color:#0c221b;font-size:24px;'
    : 'class="mu" style="border:2px dashed #75847f;color:#485a54;font-size:17px;'
  const cell = `<td width="40" height="44" align="center" ${look}${mailFont}width:40px;height:44px;border-radius:16px 16px 16px 5px;line-height:40px;font-weight:800;">${label}</td>`
  return `<td style="padding:0 3px;">${mailTable('', `<tr>${cell}</tr>`)}</td>`
}

/** Leaves for credits, the last of them the voucher. */
export function stampsBlock(full: number, labels: string[], sentence: string): MailBlock {
  const cells = labels.map((label, index) => stamp(index < full, index < full ? '&#9733;' : label)).join('')
  const words = `<p class="tx" style="${mailFont}margin:14px 0 0;text-align:center;font-size:17px;line-height:26px;color:#0c221b;">${escapeHtml(sentence)}</p>`
  return { rows: mailRow('24px 12px 0', mailTable('align="center"', `<tr>${cells}</tr>`) + words), text: sentence }
}
