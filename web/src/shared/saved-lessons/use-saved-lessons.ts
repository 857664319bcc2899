import { useSyncExternalStore } from 'react'
import { useProfile } from '../api/queries/profile.queries.ts'
import { allLessons, onLessonsChange } from './stored/lesson-store.ts'
import type { PhoneLesson } from './stored/phone-lesson.ts'

let lessons: PhoneLesson[] = []
let isWatched = false
const listeners = new Set<() => void>()

async function read() {
  lessons = (await allLessons()).sort((one, other) => other.addedAt - one.addedAt)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isWatched) {
    isWatched = true
    onLessonsChange(() => void read())
    void read()
  }
  return () => {
    listeners.delete(listener)
  }
}

const none: PhoneLesson[] = []
let ownLessons: { accountId: number; of: PhoneLesson[]; own: PhoneLesson[] } | undefined

/** An unchanged list keeps its identity. */
function ownOf(accountId: number): PhoneLesson[] {
  if (ownLessons?.of !== lessons || ownLessons.accountId !== accountId)
    ownLessons = { accountId, of: lessons, own: lessons.filter((lesson) => lesson.accountId === accountId) }
  return ownLessons.own
}

/** The lessons that this phone keeps for the logged-in worker, the latest first; follows every change. */
export function useSavedLessons(): PhoneLesson[] {
  const { data: profile } = useProfile()
  const id = profile?.id
  return useSyncExternalStore(
    subscribe,
    () => (id === undefined ? none : ownOf(id)),
    () => none,
  )
}

export const useSavedLesson = (videoId: number): PhoneLesson | undefined =>
  useSavedLessons().find((lesson) => lesson.videoId === videoId)
