import type { Language } from '@kasama/contract/language'
import type { LessonFile, SavedForm, SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import { savedForms } from '@kasama/contract/learning/saved/saved.rules'
import type { PhoneFile, PhoneLesson } from './phone-lesson.ts'

export const isClip = ({ kind }: Pick<LessonFile, 'kind'>) => (savedForms as readonly string[]).includes(kind)
const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

/** Bytes of a lesson in each form that it has. */
export function sizesOf({ files }: SavedLesson): Partial<Record<SavedForm, number>> {
  const others = sum(files.filter((file) => !isClip(file)))
  return Object.fromEntries(files.filter(isClip).map(({ kind, bytes }) => [kind, others + bytes]))
}

/** The form that was chosen, or the nearest that the lesson has: the small one before the large one. */
function formIn({ files }: SavedLesson, chosen: SavedForm): SavedForm {
  const has = (form: SavedForm) => files.some(({ kind }) => kind === form)
  return [chosen, 'low' as const, ...savedForms].find(has) ?? chosen
}

export const pathOf = (url: string) => new URL(url, location.origin).pathname

export function filesOf(lesson: SavedLesson, form: SavedForm): PhoneFile[] {
  return lesson.files
    .filter((file) => !isClip(file) || file.kind === form)
    .map(({ kind, url, bytes }) => ({ kind, bytes, path: pathOf(url) }))
}

type Words = { title?: string; thumbnail_url?: string; duration?: number; url?: string }

type Choice = { accountId: number; language: Language; form: SavedForm; waits: boolean; isOfList: boolean }

/** A lesson as it stands in the list before the first byte has come. */
export function makeLesson(
  lesson: SavedLesson,
  { waits, form: chosen, ...choice }: Choice,
  now = Date.now(),
): PhoneLesson {
  const { video, version, questions } = lesson
  const words: Words = JSON.parse(video.languages)[choice.language] ?? {}
  const form = formIn(lesson, chosen)
  const files = filesOf(lesson, form)
  return {
    ...choice,
    form,
    files,
    version,
    videoId: video.id,
    title: words.title || video.title,
    picture: words.thumbnail_url || video.thumbnail_url,
    topicIds: video.topic_ids,
    duration: (words.url && words.duration) || video.duration,
    questionIds: questions.map(({ id }) => id),
    bytes: sum(files),
    receivedBytes: 0,
    state: 'waiting',
    waitsForWifi: waits,
    addedAt: now,
    seenAt: now,
    latestAt: now,
  }
}
