import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, id, moment, nullable, text, withId } from '../../fields'

/** Most lessons of a must-watch list in one reply or one new order; those after them keep their order. */
export const mostInList = 500

const clip = closed({ id: id(), video_id: id() })

/** A lesson of the list as its employer sees it. */
export const MustWatchLesson = closed({
  video_id: id(),
  title: text(300),
  thumbnail_url: nullable(text(500)),
  topic_ids: Type.Array(id()),
  is_locked: Type.Boolean(),
  /** Fraction of it that the worker has seen, 0 to 1. */
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  completed_at: nullable(moment()),
  questions: count(),
  /** Questions that were wrong at the first try. */
  hard_questions: Type.Array(closed({ question: text(1000), tries: count(), is_right: Type.Boolean() })),
})
export type MustWatchLesson = Static<typeof MustWatchLesson>

export const MustWatch = closed({
  lessons: Type.Array(MustWatchLesson),
  /** Length of the whole list, even if `lessons` is cut. */
  total: count(),
  completed: count(),
})
export type MustWatch = Static<typeof MustWatch>

export const mustWatchApi = {
  'GET /video_subscription/must_watch': {
    summary: "The employer's list with how far her worker is: those to be done in her order, then the latest completed",
    access: 'employer',
    data: MustWatch,
  },
  'POST /video_subscription/order': {
    summary: 'Puts the list into this order; what it does not name comes after it, in the order of before',
    access: 'employer',
    body: closed({ video_ids: Type.Array(id(), { maxItems: mostInList, uniqueItems: true }) }),
    data: closed({ video_ids: Type.Array(id()) }),
  },
  'POST /video_subscription/subscribed_clip/:id': {
    summary: "Adds a video to the end of the worker's must-watch list, and its topics to the chosen ones",
    access: 'employer',
    params: withId,
    errors: ['subscription_needed'],
    data: clip,
  },
  'POST /video_subscription/unsubscribe_clip/:id': {
    summary: "Takes a video off the worker's must-watch list, unless she has completed it",
    access: 'employer',
    params: withId,
    errors: ['clip_completed'],
    data: clip,
  },
} satisfies Api
