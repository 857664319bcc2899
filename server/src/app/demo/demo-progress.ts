import { singaporeDay } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import type { LearningDay } from '#learning/progress/history.queries'
import type { PastAnswer } from '#learning/quiz/history.queries'
import type { PastWatch } from '#learning/video/history.queries'
import { months } from '#platform/calendar/periods'
import type { DemoWorker } from './demo-people'

export type DemoVideo = { id: number; seconds: number; questions: { id: number; answers: number[] }[] }

/** A worker's watches, answers and learning days. */
export type DemoProgress = {
  watches: PastWatch[]
  answers: PastAnswer[]
  days: LearningDay[]
}

const timeBefore = (now: Date, ms: number) => new Date(now.getTime() - ms)
const half = 0.45

/** The months before she began with her list, one for each of her earlier lessons. */
const earlierMonths = ({ earlier = [], sinceDays }: DemoWorker, now: Date) =>
  months(timeBefore(now, sinceDays * dayMs), earlier.length)

/** A moment before the first thing she did. */
export function beganAt(worker: DemoWorker, now: Date): Date {
  const [first] = earlierMonths(worker, now)
  return first?.from ?? timeBefore(now, (worker.sinceDays + 1) * dayMs)
}

export type DemoVideos = { mustWatch: DemoVideo[]; earlier: DemoVideo[] }

/** Makes up a worker's months: her videos one after the other from her first day on, and the answers they required. */
export function progressOf(worker: DemoWorker, { mustWatch, earlier }: DemoVideos, now: Date): DemoProgress {
  const middles = earlierMonths(worker, now).map(({ from, to }) => new Date((from.getTime() + to.getTime()) / 2))
  const at = (index: number) => middles[index] ?? now
  const long = earlier.map((video, index) => completed(video, at(index)))
  const longAnswers = earlier.flatMap((video, index) => answersTo(video, at(index)))
  const completedVideos = mustWatch.slice(0, worker.completed)
  const pause = ((worker.sinceDays - 1) * dayMs) / Math.max(1, completedVideos.length)
  const watches = completedVideos.map((video, index) =>
    completed(video, timeBefore(now, worker.sinceDays * dayMs - (index + 0.5) * pause)),
  )
  const answers = completedVideos.flatMap((video, index) => answersTo(video, watches[index]?.at ?? now))
  const marked = answers.map((answer, index) => (index % worker.mistakeEvery === 1 ? secondTry(answer) : answer))
  const next = mustWatch[worker.completed]
  if (next) watches.push({ ...started(next), at: timeBefore(now, dayMs / 2) })
  return { watches: [...long, ...watches], answers: [...longAnswers, ...marked], days: daysOf(worker, now) }
}

const completed = ({ id, seconds }: DemoVideo, at: Date): PastWatch => ({
  videoId: id,
  position: seconds,
  furthest: 1,
  at,
  isCompleted: true,
})

function answersTo({ questions }: DemoVideo, completedAt: Date): PastAnswer[] {
  return questions.map(({ id, answers }, index) => ({
    questionId: id,
    options: answers,
    score: 1,
    attempts: 1,
    at: timeBefore(completedAt, (questions.length - index - 1) * 30_000),
  }))
}

const secondTry = (answer: PastAnswer): PastAnswer => ({ ...answer, score: 0, attempts: 2 })

const started = ({ id, seconds }: DemoVideo) => ({
  videoId: id,
  position: seconds * half,
  furthest: half,
  isCompleted: false,
})

function daysOf({ minutes }: DemoWorker, now: Date): DemoProgress['days'] {
  return minutes.flatMap((count, index) => {
    const at = timeBefore(now, (minutes.length - 1 - index) * dayMs)
    return count > 0 ? [{ day: singaporeDay(at), seconds: count * 60, at }] : []
  })
}
