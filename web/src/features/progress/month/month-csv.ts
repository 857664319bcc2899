import type { EmployerMonth } from '@kasama/contract/month.api'
import { fillIn } from '../../../shared/i18n/texts'
import { monthTexts as t } from './month.texts'

/** A program that opens the file takes a cell that begins so for a formula. */
const formula = /^[\s\0]*[=+\-@\t\r\n\0]/

/** A cell that no program takes for a formula, with quotes where it needs them. */
export function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(Math.max(0, value)) : value.replaceAll('\0', '')
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

type Row = [part: string, date: string, what: string, value: string | number, more: string]

/** A month as a table: a line for each day, week, lesson, topic, skill, voucher and question. */
export function monthCsv(month: EmployerMonth): string {
  const rows: Row[] = [
    [t.worker, '', month.worker.fullname || (month.worker.username ?? ''), '', ''],
    [t.month, month.month, '', '', ''],
    [t.lessons, '', '', month.videos.length, ''],
    [t.minutes, '', '', month.days.reduce((sum, { minutes }) => sum + minutes, 0), ''],
    [t.correct, '', '', month.answers > 0 ? `${month.percent}%` : '', ''],
    [t.credit, '', month.has_credit ? t.earned : t.notYet, '', ''],
    [t.creditsAll, '', '', month.progress.credits, ''],
    ...month.days.map(({ day, minutes }): Row => [t.day, day, '', minutes, '']),
    ...month.progress.weeks.map(({ week, percent }): Row => [t.week, week, '', `${percent}%`, '']),
    ...month.videos.map(({ day, title, questions, correct }): Row => {
      const more = questions > 0 ? fillIn(t.rightAtOnce, { correct, total: questions }) : ''
      return [t.lesson, day, title, '', more]
    }),
    ...month.topics.map(({ name, completed }): Row => [t.topic, '', name, completed, '']),
    ...month.skills_earned.map(({ name, day }): Row => [t.skill, day, name, '', '']),
    ...month.vouchers.map(({ state, ordered, posted }): Row => [voucherName(state), posted ?? ordered, '', '', '']),
    ...month.hard.flatMap(({ title, questions }) =>
      questions.map(({ question, wrong }): Row => [t.question, '', question, wrong, title]),
    ),
    ...month.next.map(({ title, is_listed }): Row => [t.nextLesson, '', title, '', is_listed ? t.onList : t.suggested]),
  ]
  const lines = [[t.part, t.date, t.what, t.value, t.more], ...rows].map((row) => row.map(cell).join(','))
  // With the mark of UTF-8 at its start, Excel reads every letter.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A voucher's state in words. */
export function voucherName(state: string): string {
  if (state === 'posted') return t.voucher_posted
  return state === 'returned' ? t.voucher_returned : t.voucher_ordered
}
