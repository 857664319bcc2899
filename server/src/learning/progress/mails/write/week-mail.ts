import { addDays } from '@kasama/contract/calendar.rules'
import { pictureUrl } from '#platform/picture-address'
import type { NextLesson, WeekFacts } from '../mail-kinds'
import { chartBlock, lessonsBlock } from './mail-parts'
import { clock, counted, type MailPeople, plural, shortWeekday, span, titleOf, weekday } from './mail-words'
import type { MailTexts } from './moment-mails'

/** The week's days in order, with the minutes of each. */
function daysOf({ first, learned }: WeekFacts) {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(first, index)
    return { day, name: shortWeekday(day), minutes: Math.round((learned[day] ?? 0) / 60) }
  })
}

type Days = ReturnType<typeof daysOf>

function minutesSentence(days: Days, total: number): string {
  const learned = days.filter(({ minutes }) => minutes > 0)
  const [best] = [...learned].sort((a, b) => b.minutes - a.minutes)
  if (!best) return 'No minutes this week.'
  const dayOrCount = learned.length === 1 ? weekday(best.day) : `${learned.length} days`
  const bestDay = learned.length > 1 ? ` Most: ${best.minutes} on ${weekday(best.day)}.` : ''
  return `${counted(total, 'minute')} on ${dayOrCount}.${bestDay}`
}

function answersOf({ questions, correct }: WeekFacts['watched'][number]): string {
  if (questions === 0) return '✓ Completed'
  return `✓ Completed, ${correct} of ${questions} ${correct === questions ? 'correct' : 'on first try'}`
}

/** The next lesson of a list, or a note that the list needs more lessons. */
export function nextBlock(next: NextLesson | null, origin: string) {
  if (!next) return lessonsBlock('Next', [], 'Nothing is left on her list. Choose what she learns next.')
  const length = next.seconds > 0 ? `, ${clock(next.seconds)}` : ''
  const lesson = { title: titleOf(next), detail: `Must Watch${length}`, picture: pictureUrl(origin, next.picture) }
  return lessonsBlock('Next', [lesson])
}

export function weekMail(facts: WeekFacts, { origin, worker }: MailPeople): MailTexts {
  const { videos, watched, next } = facts
  const days = daysOf(facts)
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  const percent = facts.answers > 0 ? Math.round((100 * facts.points) / facts.answers) : null
  const sentence = minutesSentence(days, minutes)
  const lessons = watched.map((lesson) => ({
    title: titleOf(lesson),
    detail: answersOf(lesson),
    picture: pictureUrl(origin, lesson.picture),
  }))
  const moreLine = videos > watched.length ? `and ${videos - watched.length} more` : ''
  return {
    subject: `${worker}'s week: ${counted(videos, 'video')}${percent === null ? '' : `, ${percent}% correct`}`,
    title: `${worker}'s week`,
    subtitle: span(facts.first, facts.last),
    preview: `${sentence}${next ? ` Next: ${titleOf(next)}.` : ''}`,
    paragraphs: [],
    figures: [
      { value: String(videos), label: plural(videos, 'video') },
      ...(minutes > 0 ? [{ value: String(minutes), label: plural(minutes, 'minute') }] : []),
      ...(percent === null ? [] : [{ value: `${percent}%`, label: 'correct' }]),
    ],
    blocks: [
      ...(minutes > 0 ? [chartBlock('Minutes a day', sentence, days)] : []),
      ...(lessons.length > 0 ? [lessonsBlock('Watched', lessons, moreLine)] : []),
      nextBlock(next, origin),
    ],
    button: next
      ? { label: 'See progress', url: `${origin}/worker-progress` }
      : { label: 'Choose videos', url: `${origin}/library` },
  }
}
