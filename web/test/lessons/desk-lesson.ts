import { emptyLesson, emptyWords, type Lesson } from '@kasama/contract/studio/lesson/lesson'
import type { DeskLesson } from '@kasama/contract/studio/lesson/lessons.api'
import { withChange } from '#studio/lesson/saving/with-change.ts'
import { answerCalls } from '../answers'

const stored: DeskLesson = {
  id: 7,
  state: 'published',
  is_out: true,
  differs: false,
  lesson: {
    ...emptyLesson,
    languages: { eng: { ...emptyWords('eng'), title: 'Open a window safely', duration: 30 } },
  },
  revision: 0,
  saved_at: null,
  changes: [],
  scheduled_at: null,
  held_back: null,
  missing: [],
  versions: [],
  employers: 0,
  midway: 0,
  answers: [],
}

/** A server of one lesson that accepts every change; `stored` is its present state. */
export function lessonServer(change: Partial<Lesson>, rest: Partial<DeskLesson> = {}) {
  const state = { stored: { ...stored, ...rest, lesson: { ...stored.lesson, ...change } } }
  const server = answerCalls({
    'GET /admin/videos/:id': () => state.stored,
    'PATCH /admin/videos/:id/draft': ({ body: { changes } }) => {
      const { lesson, revision } = state.stored
      const saved_at = '2026-03-10T04:00:00Z'
      const changed = changes.map(({ path, is_machine = false }) => ({
        path,
        revision: revision + 1,
        by: 'Ada',
        at: saved_at,
        is_machine,
      }))
      state.stored = {
        ...state.stored,
        lesson: changes.reduce<Lesson>((all, { path, value }) => withChange(all, path, value), lesson),
        changes: [...state.stored.changes, ...changed],
        revision: revision + 1,
        differs: true,
        saved_at,
      }
      return { ...state.stored, saved_at, conflicts: [] }
    },
  })
  return { held: state, ...server }
}
