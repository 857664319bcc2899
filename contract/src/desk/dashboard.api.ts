import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, day, id, languageCode, moment, nullable, text, withId } from '../fields'

/** `warn` needs attention, `bad` is broken. */
const state = Type.Enum(['ok', 'warn', 'bad'] as const)

/** State of the server: each part has its own state and the figures behind it. */
const Health = closed({
  checked_at: moment(),
  /** Scheduled jobs: how many kinds were due, how many of these are done, and which are late. */
  jobs: closed({
    state,
    done: count(),
    due: count(),
    late: Type.Array(text(60)),
    /** Latest run of each kind, newest first; `period` is its month, week or day, null for jobs run by the clock. */
    last: Type.Array(closed({ name: text(60), period: nullable(text(10)), at: nullable(moment()) })),
  }),
  queue: closed({ state, waiting: count(), oldest_seconds: count(), failed: count() }),
  mails: closed({ state, waiting: count(), oldest_seconds: count() }),
  webhooks: closed({ state, provider: text(20), today: count(), last_at: nullable(moment()) }),
  /** Sizes in bytes; null where a store elsewhere keeps the files. */
  storage: closed({ state, used: nullable(Type.Number()), size: nullable(Type.Number()) }),
  database: closed({
    state,
    milliseconds: Type.Number(),
    connections: count(),
    most: count(),
    is_embedded: Type.Boolean(),
  }),
  errors: closed({
    state,
    count: count(),
    kinds: count(),
    first_at: nullable(moment()),
    commonest: nullable(text(200)),
  }),
})

const WaitingItems = closed({ count: count(), oldest_at: nullable(moment()) })

/** Work that waits for an admin. */
const ToDo = closed({
  vouchers: WaitingItems,
  messages: WaitingItems,
  /** Organisations whose accounts end within two weeks, the earliest end first. */
  ending: Type.Array(closed({ id: id(), name: text(200), accounts: count(), ends_at: moment() })),
  /** Subscriptions with a failed or disputed payment, or that differ from the payment provider's record. */
  problems: count(),
  /** There is not a single lesson, not even a draft. */
  is_library_empty: Type.Boolean(),
})

const Totals = closed({
  workers: count(),
  seconds: Type.Number(),
  lessons: count(),
  answers: count(),
  right_first: count(),
})

const byLanguage = { language_code: languageCode(), ...Totals.properties }

const Learning = closed({
  today: Totals,
  /** Languages in which somebody learned today. */
  today_by_language: Type.Array(closed(byLanguage)),
  /** The whole of the same day one week earlier. */
  week_ago: Totals,
  /** Twelve weeks by Monday and language, the oldest first; counted at night. */
  weeks: Type.Array(closed({ week: day(), ...byLanguage })),
})

const Lessons = closed({
  /** Questions most often wrong at the first try, in twelve weeks. */
  hard: Type.Array(
    closed({
      question_id: id(),
      video_id: id(),
      position: count(),
      question: text(2000),
      lesson: text(500),
      answers: count(),
      wrong_percent: count(100),
    }),
  ),
  /** Lessons most often left before the end; `places` are parts of the lesson's length, the commonest first. */
  left: Type.Array(
    closed({
      video_id: id(),
      lesson: text(500),
      started: count(),
      left_percent: count(100),
      duration: Type.Number(),
      places: Type.Array(Type.Number()),
    }),
  ),
  /** Subjects of questions that the library had no answer to, in twelve weeks. */
  unanswered: Type.Array(closed({ subject: text(60), questions: count() })),
  missing: Type.Array(
    closed({
      what: Type.Enum(['language', 'quiz'] as const),
      language_code: nullable(languageCode()),
      lessons: count(),
    }),
  ),
})

/** Figures of one lesson, counted last night; `places` counts where viewers left it, in twentieths of its length. */
const FiguresOfLesson = closed({
  started: count(),
  left_early: count(),
  places: Type.Array(count()),
  questions: Type.Array(
    closed({ question_id: id(), language_code: languageCode(), answers: count(), right_first: count() }),
  ),
})

export const dashboardApi = {
  'GET /admin/videos/:id/figures': {
    summary: 'Returns the figures of one lesson: where viewers leave it, and how its questions are answered',
    access: 'provider',
    params: withId,
    data: FiguresOfLesson,
  },
  'GET /admin/dashboard/health': {
    summary: "Returns the health of jobs, queue, mails, webhooks, storage and database, and today's errors",
    access: 'provider',
    data: Health,
  },
  'GET /admin/dashboard/to_do': { summary: 'Counts the work that waits for an admin', access: 'provider', data: ToDo },
  'GET /admin/dashboard/learning': {
    summary: 'Returns the learning figures of today and of twelve weeks, by language',
    access: 'provider',
    data: Learning,
  },
  'GET /admin/dashboard/lessons': {
    summary: 'Lists hard questions, lessons left early, subjects that Genie could not answer, and missing content',
    access: 'provider',
    data: Lessons,
  },
} satisfies Api

export type Health = Static<typeof Health>
export type HealthState = Health['jobs']['state']
export type ToDo = Static<typeof ToDo>
export type LearningTotals = Static<typeof Totals>
export type LearningFigures = Static<typeof Learning>
export type LessonFigures = Static<typeof Lessons>
