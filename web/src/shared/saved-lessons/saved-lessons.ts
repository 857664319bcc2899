import type { Language } from '@kasama/contract/language'
import type { SavedForm, SavedLesson } from '@kasama/contract/learning/saved.api'
import { request } from '../api/request.ts'

export type SaveChoice = {
  language: Language
  form: SavedForm
  /** Whether saving begins on Wi-Fi alone. */
  waits?: boolean
}

export type LessonOffer = {
  /** Bytes of a whole lesson in each form that exists; the sharp clip is the large one, `low` the small one. */
  sizes: Partial<Record<SavedForm, number>>
  /** False for lessons at YouTube or Vimeo. */
  isSavable: boolean
  lesson: SavedLesson
}

/** Asks the server what a lesson weighs in each form, with a voice in that language. Throws RequestError. */
export async function askLesson(videoId: number, language: Language): Promise<LessonOffer> {
  const lesson = await request('GET /saved_lessons/:id', { params: { id: videoId }, query: { lang: language } })
  return { sizes: {}, isSavable: false, lesson }
}

/** Begins to save, and resolves once the lesson stands in the list. Another choice of a saved lesson replaces it. */
export async function saveLesson(_videoId: number, _choice: SaveChoice): Promise<void> {}

/** Keeps what has come. */
export async function stopSaving(_videoId: number): Promise<void> {}

/** Goes on with what is missing; also of a lesson that has changed or that the browser removed. */
export async function resumeSaving(_videoId: number): Promise<void> {}

/** Removes a lesson from the list at once, its files after six seconds; the function that it returns brings it back. */
export async function removeLesson(_videoId: number): Promise<() => Promise<void>> {
  return async () => {}
}

/** Removes all lessons of this phone with their files. */
export async function removeAll(): Promise<void> {}
