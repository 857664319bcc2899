import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import { minuteMs } from '@kasama/contract/durations.rules'
import type { EmployerMonth } from '@kasama/contract/learning/progress/month.api'
import { percentOf } from '@kasama/contract/learning/progress/progress.rules'
import { profileFor } from '#people/household/profile'
import { isLocked, viewerOf, visiblePicture } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { skillInLanguage } from '../show-skills'
import { summarizeProgress } from '../summarize-progress'
import { findMonth, type Pair, recordLook } from './month.queries'

/** Visits this close to each other are one: after a look at a lesson, the news is still new. */
const oneLookMs = 30 * minuteMs

/** The pair of an employer and her worker; any other worker is not_found. */
function pairOf(user: User, workerId: number): Pair {
  return user.pair.workerId === workerId ? { employerId: user.id, workerId } : fail('not_found')
}

/** The days of a month, up to today. */
function daysOf(month: string, today: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index))
  return days.filter((day) => day.startsWith(month) && day <= today)
}

/** Returns everything that the employer's page shows. */
export async function showMonth(
  deps: Deps,
  user: User,
  request: { workerId: number; month?: string | undefined },
): Promise<EmployerMonth> {
  const pair = pairOf(user, request.workerId)
  const at = deps.now()
  const today = singaporeDay(at)
  const month = request.month ?? today.slice(0, 7)
  const figures = await findMonth(deps.db, pair, { month: `${month}-01`, at, oneLookMs })
  const { right, by_week, learned, all_skills, next, ...row } = figures ?? fail('not_found')
  const viewer = viewerOf(user, at)
  const seconds = new Map(learned.map((dayRow) => [dayRow.day, dayRow.seconds]))
  const [worker, progress] = await Promise.all([
    profileFor(deps, user, pair.workerId),
    summarizeProgress(deps, pair.workerId),
  ])
  return {
    ...row,
    worker,
    progress,
    next: next.map(({ public_level, thumbnail_url, ...lesson }) => ({
      ...lesson,
      thumbnail_url: visiblePicture(thumbnail_url, isLocked(viewer, public_level)),
    })),
    skills: all_skills.map((skill) => skillInLanguage(skill, 'eng')),
    month,
    news: { ...row.news, since: new Date(row.news.since).toISOString() },
    days: daysOf(month, today).map((day) => ({ day, minutes: Math.round((seconds.get(day) ?? 0) / 60) })),
    percent: percentOf(right, row.answers),
    weeks: by_week.map(({ week, answers, right: atOnce }) => ({ week, percent: percentOf(atOnce, answers) })),
  }
}

export async function recordMonthLook(deps: Deps, user: User, workerId: number): Promise<void> {
  await recordLook(deps.db, pairOf(user, workerId), { at: deps.now(), oneLookMs })
}
