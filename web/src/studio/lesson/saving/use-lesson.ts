import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import { useMemo } from 'react'
import { useStoredLesson } from '../lesson.queries'
import { useSaving } from './use-saving'
import { withChange } from './with-change'

/**
 * A lesson that saves itself: changes show at once, are sent after a short pause, and survive a reload and the end of a
 * session. Fields that somebody else changed as well are in `conflicts` until they are changed again.
 */
export function useLesson(id: number) {
  const stored = useStoredLesson(id)
  const { data } = stored
  const { waiting, ...saving } = useSaving(id, data?.revision)
  const lesson = useMemo(
    () =>
      data &&
      (waiting?.changes ?? []).reduce<Lesson>((all, { path, value }) => withChange(all, path, value), data.lesson),
    [data, waiting],
  )
  return {
    id,
    stored,
    /** The lesson with the changes made here; undefined until it has loaded. */
    lesson,
    revision: data?.revision ?? 0,
    /** Fields that differ from the published lesson. */
    changes: data?.changes ?? [],
    /** Changes that are not saved yet. */
    waiting: waiting?.changes ?? [],
    savedAt: data?.saved_at ?? null,
    ...saving,
  }
}

export type EditorState = ReturnType<typeof useLesson>
/** Editing of a lesson that has loaded. */
export type EditedLesson = EditorState & { lesson: Lesson }
