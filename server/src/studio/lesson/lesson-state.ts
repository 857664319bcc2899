import type { LessonState } from '@kasama/contract/learning/desk/videos.api'

type Look = { isPublished: boolean; hasVersions: boolean; isChanged: boolean; scheduledAt: Date | null }

/** Returns a lesson's state for the desk. */
export function stateOf({ isPublished, hasVersions, isChanged, scheduledAt }: Look): LessonState {
  if (scheduledAt) return 'scheduled'
  if (!isPublished) return hasVersions ? 'taken_back' : 'new'
  return isChanged ? 'changed' : 'published'
}
