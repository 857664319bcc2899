import type { Lesson } from '@kasama/contract/lesson'
import { useMemo } from 'react'
import { useStoredLesson } from '../lesson.queries'
import { withChange } from './at-path'
import { useSaving } from './use-saving'

/**
 * A lesson that saves itself: what is changed shows at once, is sent after a short pause, and outlives a reload and a
 * session that ends. What somebody else changed meanwhile is among `conflicts` until it is settled by changing it again.
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
    /** As it is with what was changed here; undefined until it has come. */
    lesson,
    revision: data?.revision ?? 0,
    /** Fields that differ from what is published. */
    changes: data?.changes ?? [],
    /** Those that are not saved yet. */
    waiting: waiting?.changes ?? [],
    savedAt: data?.saved_at ?? null,
    ...saving,
  }
}

export type Editing = ReturnType<typeof useLesson>
/** Where the lesson is there. */
export type EditedLesson = Editing & { lesson: Lesson }
