import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, id, nullable, text, withId } from '../../fields'
import { VideoSearch } from '../../learning/desk/videos.api'

/** Actions on several lessons. */
const actions = ['open', 'close', 'add_topic', 'drop_topic', 'publish', 'take_back'] as const
export type RunAction = (typeof actions)[number]

export const runStates = ['doing', 'done', 'undoing', 'undone'] as const
export type RunState = (typeof runStates)[number]

/** Maximum number of refused lessons that a run names. */
export const maxNamedLessons = 100

/** A lesson that a bulk action refused to change, and why. */
const RefusedLesson = closed({ id: id(), title: text(300), code: text(60), reason: text(2000) })
export type RefusedLesson = Static<typeof RefusedLesson>

/** An action on chosen lessons; without them, on all lessons of a list. */
const RunRequest = closed({
  deed: Type.Enum(actions),
  topic_id: Type.Optional(id()),
  /** Lessons with the revisions that were listed. */
  chosen: Type.Optional(
    Type.Array(closed({ id: id(), revision: count() }), { minItems: 1, maxItems: 100, uniqueItems: true }),
  ),
  filters: Type.Optional(VideoSearch),
  /** Number of lessons that the list showed. */
  lessons: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
})
export type RunRequest = Static<typeof RunRequest>

const Run = closed({
  id: id(),
  deed: Type.Enum(actions),
  topic_id: nullable(id()),
  state: Type.Enum(runStates),
  /** Whether it failed and is retried automatically. */
  has_failed: Type.Boolean(),
  /** Lessons to process, or to undo. */
  lessons: count(),
  /** Lessons processed so far. */
  behind: count(),
  done: count(),
  undone: count(),
  /** Refused lessons; `refused` names the first of them. */
  left: count(),
  refused: Type.Array(RefusedLesson),
})
export type BulkRun = Static<typeof Run>

/**
 * Actions on chosen lessons, done before the response, or on all lessons of a list, on every page, done by a job one
 * after the other. Each has its undo.
 */
export const deskRunsApi = {
  'GET /admin/videos/count': {
    summary: 'Counts the lessons of a list over all pages, without an upper limit',
    access: 'provider',
    query: VideoSearch,
    data: closed({ lessons: count() }),
  },
  'GET /admin/videos/runs': {
    summary: 'Lists the bulk actions that are running or being undone',
    access: 'provider',
    data: closed({ runs: Type.Array(Run) }),
  },
  'POST /admin/videos/runs': {
    summary:
      'Applies an action to chosen lessons before the reply, or starts it in the background for a whole list if its size is as expected; chosen drafts are published in the given revision',
    access: 'provider',
    errors: ['invalid_input', 'not_found', 'lessons_changed'],
    body: RunRequest,
    data: Run,
  },
  'GET /admin/videos/runs/:id': {
    summary: 'Returns the progress of a bulk action and the refused lessons',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: Run,
  },
  'POST /admin/videos/runs/:id/stop': {
    summary: 'Stops a bulk action; what was done stays, and can be undone',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: Run,
  },
  'POST /admin/videos/runs/:id/undo': {
    summary: 'Stops and undoes a bulk action; names the lessons that were changed since',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: Run,
  },
} satisfies Api
