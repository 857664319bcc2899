import type { Language } from '@kasama/contract/language'
import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import type { SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { allLessons } from '#shared/saved-lessons/stored/lesson-store.ts'
import { isClip } from '#shared/saved-lessons/stored/make-lesson.ts'
import { findPackage } from '#shared/saved-lessons/stored/package.ts'
import { isPlayable, type PhoneLesson, playableFiles } from '#shared/saved-lessons/stored/phone-lesson.ts'

const pattern = /^\/api\/(videos|questions)\/(\d+)$/

/**
 * The answer to a call about a saved lesson while the server is not reached: its page, or one of its questions. `stored`
 * is the last answer of the server, which knows her progress better; the clip is the one that is on the phone.
 */
export async function savedAnswer(url: string, accountId: number, stored: unknown): Promise<Response | null> {
  const { pathname, searchParams } = new URL(url)
  const [, kind, id] = pattern.exec(pathname) ?? []
  if (!kind) return null
  const isNumbered = ({ id: own }: { id: number }) => own === Number(id)
  // The list has the questions of the new version, while the former one still plays.
  const mayHold = ({ videoId, questionIds, formerFiles }: PhoneLesson) =>
    kind === 'videos' ? videoId === Number(id) : Boolean(formerFiles) || questionIds.includes(Number(id))
  for (const lesson of await allLessons()) {
    if (lesson.accountId !== accountId || !mayHold(lesson) || !isPlayable(lesson)) continue
    const saved = await findPackage(lesson.videoId)
    if (saved && kind === 'videos') return envelope({ ...videoOf(saved, lesson), ...progressOf(stored) })
    const question = saved?.questions.find(isNumbered)
    if (question) return envelope(questionIn(question, searchParams.get('lang') as Language | null))
  }
  return null
}

const envelope = (data: object) =>
  new Response(JSON.stringify({ error: false, data }), { headers: { 'content-type': 'application/json' } })

/** Fields that change from visit to visit. */
function progressOf(stored: unknown): Partial<Video> {
  const { data } = (stored ?? {}) as { data?: Video }
  if (!data) return {}
  const { watch, is_completed, is_subscribed, visit_ticket } = data
  return { watch, is_completed, is_subscribed, ...(visit_ticket && { visit_ticket }) }
}

type Clip = Pick<Video, 'url' | 'low_url' | 'audio_url' | 'vimeo_id' | 'youtube_id' | 'video_host'>

const noClip: Clip = { url: null, low_url: null, audio_url: null, vimeo_id: null, youtube_id: null, video_host: 'file' }

const pathIn = (url: string | null | undefined) => url?.split('?')[0]

/** The page of a lesson whose only clip, in one language and quality, is the one on this phone. */
function videoOf({ video, files }: SavedLesson, lesson: PhoneLesson): Video {
  const languages: Record<string, Partial<Clip>> = JSON.parse(video.languages)
  const kept = playableFiles(lesson).find(isClip)
  const isKept = ({ url, low_url, audio_url }: Partial<Clip>) =>
    [url, low_url, audio_url].some((address) => address && pathIn(address) === kept?.path)
  const address = files.find(({ url }) => pathIn(url) === kept?.path)?.url.replace('&by=script', '') ?? null
  const clip: Clip = { ...noClip, url: address, audio_url: kept?.kind === 'audio' ? address : null }
  // Reports name the voice that plays: the server measures them by its length.
  const voice = Object.keys(languages).find((language) => isKept(languages[language] ?? {}))
  const inLanguages = Object.entries(languages).map(([language, words]) => [
    language,
    { ...words, ...(language === voice ? clip : noClip) },
  ])
  const base = voice === undefined ? clip : noClip
  return { ...video, ...base, languages: JSON.stringify(Object.fromEntries(inLanguages)) }
}

type Words = Pick<Question, 'content' | 'sound_url'>

/** A question in a language, as the server would send it; it is stored in English with all translations. */
function questionIn(question: Question, language: Language | null): Question {
  const wordsOf = <T extends Words & { languages: string }>(text: T): T => {
    const own: Partial<Words> | undefined = language ? JSON.parse(text.languages)[language] : undefined
    if (!language || language === 'eng') return text
    return { ...text, content: own?.content || text.content, sound_url: own?.sound_url ?? null }
  }
  return { ...wordsOf(question), options: question.options.map(wordsOf) }
}
