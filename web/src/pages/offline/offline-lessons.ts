import type { Card } from '@kasama/contract/learning/library/library.api'
import { isPlayable, type PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'

/** A lesson as the list without internet knows it: from its card, or from the phone alone. */
export type OfflineLesson = Pick<
  Card,
  'video_id' | 'title' | 'thumbnail_url' | 'topic_ids' | 'duration' | 'progress' | 'is_completed'
>
export type LessonHere = { lesson: OfflineLesson; isSound: boolean }

const ofPhone = (saved: PhoneLesson): OfflineLesson => ({
  video_id: saved.videoId,
  title: saved.title,
  thumbnail_url: saved.picture,
  topic_ids: saved.topicIds,
  duration: saved.duration,
  progress: 0,
  is_completed: false,
})

const isBegun = ({ progress, is_completed }: OfflineLesson) => progress > 0 && !is_completed

/**
 * Divides her lessons as shown without internet: the one that she has begun, the others that play from the phone, and
 * the rest of her list. Each in the list's order, completed ones last; lessons that are in no list come after it.
 */
export function divideLessons(cards: readonly OfflineLesson[], begun: OfflineLesson | undefined, saved: PhoneLesson[]) {
  const known = [...(begun ? [begun] : []), ...cards.filter(({ video_id }) => video_id !== begun?.video_id)]
  const playable = saved.filter((lesson) => isPlayable(lesson))
  const savedOf = (id: number) => playable.find(({ videoId }) => videoId === id)
  const others = playable.filter(({ videoId }) => !known.some(({ video_id }) => video_id === videoId)).map(ofPhone)
  const all = [...known, ...others]
  const ordered = [...all.filter((lesson) => !lesson.is_completed), ...all.filter((lesson) => lesson.is_completed)]
  const playableLessons: LessonHere[] = ordered.flatMap((lesson) => {
    const found = savedOf(lesson.video_id)
    return found ? [{ lesson, isSound: found.form === 'audio' }] : []
  })
  const first = playableLessons.find(({ lesson }) => isBegun(lesson))
  return {
    begun: first,
    others: playableLessons.filter((other) => other !== first),
    notSaved: ordered.filter(({ video_id }) => !savedOf(video_id)),
  }
}
