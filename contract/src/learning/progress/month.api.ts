import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, day, done, id, moment, nullable, text, withId } from '../../fields'
import { Profile } from '../../people/account.api'
import { orderState } from '../rewards/rewards.api'
import { Progress, Skill } from './progress.api'

/** A month of Singapore's calendar, YYYY-MM. */
const month = () => Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' })

const lesson = { video_id: id(), title: text(300) }

/** An employer's view of her worker: the progress page, and one month. Texts are English. */
export const EmployerMonth = closed({
  worker: Profile,
  progress: Progress,
  skills: Type.Array(Skill),
  month: month(),
  /** The first month that can be requested: that of the worker’s first day. */
  first_month: month(),
  /** News since the employer's last visit; visits within half an hour count as one. */
  news: closed({
    since: moment(),
    videos: Type.Array(closed(lesson)),
    answers: count(),
    skills: Type.Array(text(200)),
    credits: count(),
  }),
  /** Every day of the month up to today. */
  days: Type.Array(closed({ day: day(), minutes: count() })),
  answers: count(),
  /** Weighted per cent of the month's answers. */
  percent: count(100),
  /** The same for each week with answers in the month; `week` is its Monday. */
  weeks: Type.Array(closed({ week: day(), percent: count(100) })),
  /** Lessons completed in the month, the latest first, with how many of their questions were right at once. */
  videos: Type.Array(closed({ ...lesson, day: day(), questions: count(), correct: count() })),
  /** Topics of these lessons. */
  topics: Type.Array(closed({ topic_id: id(), name: text(200), completed: count() })),
  skills_earned: Type.Array(closed({ name: text(200), day: day() })),
  /** Whether the month earned a credit; false too while it is not over. */
  has_credit: Type.Boolean(),
  /** Changes of her vouchers in the month, the latest first. */
  vouchers: Type.Array(closed({ state: orderState(), day: day() })),
  /** Lessons with questions that were not right at once, the hardest first. */
  hard: Type.Array(closed({ ...lesson, questions: Type.Array(closed({ question: text(1000), wrong: count() })) })),
  /** Lessons to watch next: her list in its order, then the newest of the chosen topics. */
  next: Type.Array(
    closed({
      ...lesson,
      thumbnail_url: nullable(text(500)),
      topic_ids: Type.Array(id()),
      seconds: count(),
      is_listed: Type.Boolean(),
    }),
  ),
})
export type EmployerMonth = Static<typeof EmployerMonth>

export const monthApi = {
  'GET /worker/:id/month': {
    summary: "Returns the employer's view of her worker, with one month; the present one by default",
    access: 'employer',
    params: withId,
    query: closed({ month: Type.Optional(month()) }),
    data: EmployerMonth,
  },
  'POST /worker/:id/looked': {
    summary: "Records the employer's visit; news are counted from the latest visit",
    access: 'employer',
    params: withId,
    data: done,
  },
} satisfies Api
