import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, id, moment, nullable, text, withId } from '../../fields'

/** Maximum number of must-watch lessons in one reply or one new order; later ones keep their order. */
export const maxListLessons = 500

const clip = closed({
  /** Id of the entry in the list. */
  id: id(),
  video_id: id(),
})

/** A lesson of the must-watch list as the employer sees it. */
export const MustWatchLesson = closed({
  video_id: id(),
  title: text(300),
  thumbnail_url: nullable(text(500)),
  topic_ids: Type.Array(id()),
  is_locked: Type.Boolean(),
  /** Fraction of the lesson that the worker has watched, 0 to 1. */
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
    summary:
      "Returns the employer's must-watch list with her worker's progress: unfinished lessons in order, then the latest completed",
    access: 'employer',
    data: MustWatch,
  },
  'POST /video_subscription/order': {
    summary: 'Reorders the must-watch list; lessons that are not named follow in their present order',
    access: 'employer',
    body: closed({ video_ids: Type.Array(id(), { maxItems: maxListLessons, uniqueItems: true }) }),
    data: closed({ video_ids: Type.Array(id()) }),
  },
  'POST /video_subscription/subscribed_clip/:id': {
    summary:
      "Adds the video with this id to the end of the worker's must-watch list, and its topics to the chosen ones",
    access: 'employer',
    params: withId,
    errors: ['subscription_needed'],
    data: clip,
  },
  'POST /video_subscription/unsubscribe_clip/:id': {
    summary: "Removes the video with this id from the worker's must-watch list, unless she has completed it",
    access: 'employer',
    params: withId,
    errors: ['clip_completed'],
    /** `id` is null if it was not on the list, e.g. when a removal is repeated after a lost response. */
    data: closed({ id: nullable(id()), video_id: id() }),
  },
} satisfies Api
