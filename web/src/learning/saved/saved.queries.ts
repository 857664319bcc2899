import type { Language } from '@kasama/contract/language'
import { useQuery } from '@tanstack/react-query'
import { askLesson } from '#shared/saved-lessons/saved-lessons.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { room } from '#shared/saved-lessons/stored/phone-room.ts'

/** A signed package serves as long as its addresses do, so that opening the sheet asks nothing again. */
const offerMs = 300_000

/** The bytes of a lesson in each form, with a voice in this language. */
export function useOffer(videoId: number, language: Language, enabled: boolean) {
  return useQuery({
    queryKey: ['lesson-offer', videoId, language],
    queryFn: () => askLesson(videoId, language),
    staleTime: offerMs,
    retry: false,
    enabled,
  })
}

/** The room on this phone, read again when `change` differs; null where the browser does not say. */
export function useRoom(change: unknown) {
  return useQuery({ queryKey: ['phone-room', change], queryFn: room, gcTime: 0, staleTime: 0 }).data ?? null
}

/**
 * Whether the phone was too full for a lesson, and has no more room since. Newer Chromes always name the same free room,
 * so that only what the app uses tells of a removal.
 */
export function useIsFull(lesson: PhoneLesson | undefined): boolean {
  const now = useRoom(lesson?.state)
  if (lesson?.state !== 'stopped' || lesson.stop !== 'full') return false
  const { roomAtStop: then } = lesson
  return !now || !then || (now.free <= then.free && now.used >= then.used)
}
