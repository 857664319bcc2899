import type { EmployerMonth } from '@kasama/contract/learning/progress/month.api'
import { csvOf } from '@kasama/contract/text/csv'
import { fillIn } from '#shared/i18n/texts.ts'
import { monthTexts as t } from './month.texts'

type Row = [part: string, date: string, what: string, value: string | number, more: string]

/** A month as CSV: a line for each day, week, lesson, topic, skill, voucher and question. */
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
    ...month.weeks.map(({ week, percent }): Row => [t.week, week, '', `${percent}%`, '']),
    ...month.videos.map(({ day, title, questions, correct }): Row => {
      const more = questions > 0 ? fillIn(t.rightAtOnce, { correct, total: questions }) : ''
      return [t.lesson, day, title, '', more]
    }),
    ...month.topics.map(({ name, completed }): Row => [t.topic, '', name, completed, '']),
    ...month.skills_earned.map(({ name, day }): Row => [t.skill, day, name, '', '']),
    ...month.vouchers.map(({ state, day }): Row => [voucherName(state), day, '', '', '']),
    ...month.hard.flatMap(({ title, questions }) =>
      questions.map(({ question, wrong }): Row => [t.question, '', question, wrong, title]),
    ),
    ...month.next.map(({ title, is_listed }): Row => [t.nextLesson, '', title, '', is_listed ? t.onList : t.suggested]),
  ]
  return csvOf([t.part, t.date, t.what, t.value, t.more], rows)
}

/** The name of a voucher's state. */
export function voucherName(state: string): string {
  if (state === 'posted') return t.voucher_posted
  return state === 'returned' ? t.voucher_returned : t.voucher_ordered
}
