import type { Language } from '@kasama/contract/language'
import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import type { SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { allLessons } from '#shared/saved-lessons/stored/lesson-store.ts'
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
  const isOf = ({ videoId, questionIds }: PhoneLesson) =>
    kind === 'videos' ? videoId === Number(id) : questionIds.includes(Number(id))
  const lesson = (await allLessons()).find((one) => one.accountId === accountId && isOf(one) && isPlayable(one))
  const saved = lesson && (await findPackage(lesson.videoId))
  if (!lesson || !saved) return null
  if (kind === 'videos') return envelope({ ...videoOf(saved, lesson), ...progressOf(stored) })
  const question = saved.questions.find((one) => one.id === Number(id))
  return question ? envelope(questionIn(question, searchParams.get('lang') as Language | null)) : null
}

const envelope = (data: object) => Response.json({ error: false, data })

/** Fields that change from visit to visit. */
function progressOf(stored: unknown): Partial<Video> {
  const { data } = (stored ?? {}) as { data?: Video }
  if (!data) return {}
  const { watch, is_completed, is_subscribed, visit_ticket } = data
  return { watch, is_completed, is_subscribed, ...(visit_ticket && { visit_ticket }) }
}

type Clip = Partial<Pick<Video, 'url' | 'low_url' | 'audio_url' | 'duration' | 'narration' | 'voice' | 'video_host'>>

/** The page of a lesson whose only clip, in every language and quality, is the one on this phone. */
function videoOf({ video, files }: SavedLesson, lesson: PhoneLesson): Video {
  const languages: Record<string, Clip> = JSON.parse(video.languages)
  const kept = playableFiles(lesson).find(({ kind }) => kind === lesson.form)
  const address = files.find(({ url }) => url.split('?')[0] === kept?.path)?.url.replace('&by=script', '') ?? null
  const own = languages[lesson.language]
  const { duration, narration, voice } = own?.url ? own : video
  const clip: Clip = {
    url: address,
    low_url: null,
    audio_url: lesson.form === 'audio' ? address : null,
    video_host: 'file',
    ...(duration && { duration }),
    ...(narration && { narration }),
    ...(voice !== undefined && { voice }),
  }
  const inLanguages = Object.entries(languages).map(([language, words]) => [language, { ...words, ...clip }])
  return { ...video, ...clip, languages: JSON.stringify(Object.fromEntries(inLanguages)) } as Video
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
