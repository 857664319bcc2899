import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, day, done, id, languageCode, nullable, text, withId } from '../../fields'
import { thanksKinds } from './thanks-words'

const kind = () => Type.Enum(thanksKinds)

/** A worker's latest whole week, Monday to Sunday, in good news alone: no per cent and no minutes. */
export const SharedWeek = closed({
  first: day(),
  last: day(),
  lessons: count(),
  right_answers: count(),
  skills: count(),
})
export type SharedWeek = Static<typeof SharedWeek>

export const WorkersWeek = closed({
  /** The first word of her name; '' without one. */
  first_name: text(120),
  language_code: languageCode(),
  has_agreed: Type.Boolean(),
  /** Null without her agreement, and in a week without lessons. */
  week: nullable(SharedWeek),
  /** The thank you sent today; whether she has seen it is not told. */
  sent_today: nullable(kind()),
  /** Messages to choose from, in her language and in English. */
  messages: Type.Array(closed({ kind: kind(), own: text(200), english: text(200) })),
})
export type WorkersWeek = Static<typeof WorkersWeek>

export const Thanks = closed({ id: id(), day: day(), words: text(200) })
export type Thanks = Static<typeof Thanks>

export const ReceivedThanks = closed({
  /** The thank you for the card: not closed yet, and of the last three days. */
  card: nullable(Thanks),
  /** The latest ones of the present employer, newest first. */
  latest: Type.Array(Thanks),
})
export type ReceivedThanks = Static<typeof ReceivedThanks>

export const OwnWeek = closed({ has_agreed: Type.Boolean(), week: nullable(SharedWeek) })
export type OwnWeek = Static<typeof OwnWeek>

/** A picture of 1080 × 1350 pixels; its file name has no name of a person. */
const picture = closed({ name: text(100), png: Type.String({ description: 'base64' }) })

export const thanksApi = {
  'GET /worker/:id/week': {
    summary: "Returns the latest week of the employer's worker, if she agreed to share it, and the messages of thanks",
    access: 'employer',
    params: withId,
    data: WorkersWeek,
  },
  'GET /worker/:id/week/picture': {
    summary: "Draws the latest week of the employer's worker, if she agreed to share it; nothing is stored",
    access: 'employer',
    limit: 'week_picture',
    errors: ['week_not_shared'],
    params: withId,
    data: picture,
  },
  'POST /worker/:id/thanks': {
    summary: 'Sends a thank you to the worker; one a day, by the calendar of Singapore',
    access: 'employer',
    errors: ['thanked_today'],
    params: withId,
    body: closed({ kind: kind() }),
    data: done,
  },
  'GET /thanks': {
    summary: "Returns the thanks of the worker's employer",
    access: 'worker',
    query: closed({ lang: Type.Optional(languageCode()) }),
    data: ReceivedThanks,
  },
  'POST /thanks/:id/seen': {
    summary: 'Closes the card of a thank you, and of those before it, on all devices',
    access: 'worker',
    params: withId,
    data: done,
  },
  'GET /week': {
    summary: "Returns the worker's latest week, and whether her employer may share it",
    access: 'worker',
    data: OwnWeek,
  },
  'GET /week/picture': {
    summary: 'Draws the week as her employer would share it',
    access: 'worker',
    limit: 'week_picture',
    data: picture,
  },
  'POST /week/agreement': {
    summary: "Lets the present employer see and share the worker's weeks, or withdraws that",
    access: 'worker',
    body: closed({ has_agreed: Type.Boolean() }),
    data: OwnWeek,
  },
} satisfies Api
