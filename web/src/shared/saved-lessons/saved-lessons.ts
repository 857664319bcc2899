import type { Language } from '@kasama/contract/language'
import type { SavedForm, SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import { session } from '../session/session.ts'
import { requestPackage } from './saving/download-lesson.ts'
import { abortSaving, saveWaiting } from './saving/saving.ts'
import { allLessons, changeLesson, findLesson, forgetLesson, putLesson, readLessons } from './stored/lesson-store.ts'
import { isClip, makeLesson, sizesOf } from './stored/make-lesson.ts'
import { findPackage, putPackage, removePackage } from './stored/package.ts'
import { type PhoneLesson, playableFiles } from './stored/phone-lesson.ts'
import { receivedOf, removeUnused, storedNames } from './stored/saved-cache.ts'

export type SaveChoice = {
  language: Language
  form: SavedForm
  /** Whether saving begins on Wi-Fi alone. */
  waits?: boolean
  /** Whether the app has chosen the lesson, from her list. */
  isOfList?: boolean
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
  const lesson = await requestPackage(videoId, language)
  const sizes = sizesOf(lesson)
  return { sizes, isSavable: Object.keys(sizes).length > 0, lesson }
}

/**
 * Begins to save, and resolves once the lesson stands in the list. Another choice of a saved lesson replaces it once
 * that is complete. Throws RequestError without a connection or access, and QuotaExceededError on a full phone.
 */
export async function saveLesson(videoId: number, choice: SaveChoice): Promise<void> {
  const { language, form, waits = false, isOfList = false } = choice
  const accountId = session.user()?.id
  if (accountId === undefined) return
  const saved = await requestPackage(videoId, language)
  const former = ownOf(await findLesson(videoId), accountId)
  const lesson = makeLesson(saved, { accountId, language, form, waits, isOfList })
  const formerFiles = former ? playableFiles(former) : []
  // A row would wait for ever where the browser refuses its storage, as in private mode.
  await putPackage(saved, formerFiles.length > 0)
  await putLesson({ ...lesson, ...(formerFiles.length > 0 && { formerFiles }) })
  begin()
}

const ownOf = (lesson: PhoneLesson | undefined, accountId: number) =>
  lesson?.accountId === accountId ? lesson : undefined

const begin = () => void saveWaiting().catch(() => {})

/** Keeps what has come. */
export async function stopSaving(videoId: number): Promise<void> {
  await changeLesson(videoId, { state: 'stopped', stop: 'reader' })
  abortSaving(videoId)
}

/** Ends waiting for a new version or form: the former one stays, and plays as before. */
export async function keepFormer(videoId: number): Promise<void> {
  const [lesson, saved] = [await findLesson(videoId), await findPackage(videoId)]
  if (!lesson?.formerFiles || !saved) return
  abortSaving(videoId)
  const { formerFiles: files, accountId, language, isOfList, addedAt, seenAt, latestAt } = lesson
  const form = files.find(isClip)?.kind as SavedForm | undefined
  const former = makeLesson(saved, { accountId, language, isOfList, form: form ?? lesson.form, waits: false })
  const state = saved.version === lesson.version ? 'saved' : 'changed'
  await putLesson({ ...former, files, receivedBytes: former.bytes, state, addedAt, seenAt, latestAt })
  await removePackage(videoId, true)
  await removeFiles()
}

/** Goes on with what is missing, on the connection that is there; also of a lesson that has changed or was removed. */
export async function resumeSaving(videoId: number): Promise<void> {
  const lesson = await findLesson(videoId)
  if (!lesson) return
  const { state, language, form, isOfList } = lesson
  if (state === 'changed') return saveLesson(videoId, { language, form, isOfList })
  await changeLesson(videoId, { state: 'waiting', stop: undefined, waitsForWifi: false })
  begin()
}

/** How long a removed lesson's files stay, in case she wants it back. */
export const undoMs = 6000

/** Removes a lesson from the list at once, its files after six seconds; the function that it returns brings it back. */
export async function removeLesson(videoId: number): Promise<() => Promise<void>> {
  const lesson = await findLesson(videoId)
  abortSaving(videoId)
  await forgetLesson(videoId)
  const timer = setTimeout(() => void removeFiles().catch(() => {}), undoMs)
  return async () => {
    clearTimeout(timer)
    if (!lesson) return
    await putLesson(await withStoredFiles(lesson))
    begin()
  }
}

/** A lesson whose files went meanwhile is saved anew. */
async function withStoredFiles(lesson: PhoneLesson): Promise<PhoneLesson> {
  if (lesson.state !== 'saved' && lesson.state !== 'changed') return lesson
  const receivedBytes = receivedOf(lesson.files, await storedNames())
  return receivedBytes === lesson.bytes ? lesson : { ...lesson, receivedBytes, state: 'waiting' }
}

/** Removes all lessons of this phone with their files. */
export async function removeAll(): Promise<void> {
  for (const { videoId } of await allLessons()) {
    abortSaving(videoId)
    await forgetLesson(videoId)
  }
  await removeFiles()
}

const removeFiles = async () => removeUnused(await readLessons())
