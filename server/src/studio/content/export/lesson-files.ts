import { createHash } from 'node:crypto'
import { type Language, languages } from '@kasama/contract/language'
import { defaultLessonFacts, type LessonFacts, lessonFactsOf } from '@kasama/contract/learning/video/lesson-facts'
import { hasOwnTexts } from '@kasama/contract/studio/lesson/lesson.rules'
import type { Rows } from '#platform/database/db'
import type { Sounds } from '#platform/database/schema'
import type { Storage } from '#platform/ports/storage/storage'
import { questionSound } from '../format/question-sounds'
import type { QuizWords, VideoFacts, VideoWords } from '../format/shapes'
import { youtubePicture } from '../load/load-video'
import type { StoredLesson } from './exports.queries'
import { endingOf, hlsFiles, type PackFile, pictureOf } from './pack-file'

type Question = Rows['questions']
type QuizFacts = NonNullable<VideoFacts['quiz']>[number]

/**
 * The language-independent part of a question, and its words in languages in which the lesson has none. Right answers
 * are given as places; ids are added where they differ from the places.
 */
function quizFacts(question: Question, others: Language[]): QuizFacts {
  const { options, answers, randomize_options } = question
  const ownWords = others.flatMap((language) =>
    hasOwnTexts(question, language) ? [[language, quizWords(question, language)]] : [],
  )
  const ids = options.map(({ id }) => id)
  const isCounted = ids.every((id, index) => id === index + 1)
  return {
    answers: answers.map((answer) => ids.indexOf(answer) + 1).filter((place) => place > 0),
    randomize_options,
    ...(!isCounted && { option_ids: ids }),
    ...(ownWords.length > 0 && { languages: Object.fromEntries(ownWords) }),
  }
}

const quizWords = ({ content, options }: Question, language: Language): QuizWords => ({
  content: content[language],
  options: options.map((option) => option.content[language]),
})

const endings = ['m4a', 'mp3', 'webm']

/** The recordings of questions and options, in the languages in which the lesson or the question has words. */
function questionSounds(folder: string, questions: Question[], titled: Language[]): PackFile[] {
  const files: PackFile[] = []
  const add = (question: Question, sounds: Sounds | null, nameOf: (language: Language) => string) => {
    for (const language of languages) {
      if (!titled.includes(language) && !hasOwnTexts(question, language)) continue
      const key = sounds?.[language]
      if (key && endings.includes(endingOf(key)))
        files.push({ path: `${folder}/${nameOf(language)}.${endingOf(key)}`, key })
    }
  }
  for (const [index, question] of questions.entries()) {
    add(question, question.sound_url, (language) => questionSound(language, index + 1))
    for (const [place, option] of question.options.entries())
      add(question, option.sound_url, (language) => questionSound(language, index + 1, place + 1))
  }
  return files
}

type Words = Rows['video_languages']

/** A lesson's folder in a pack: its slug. A video from a list has no usable slug, so a name is derived from it. */
export function folderOf(slug: string): string {
  if (/^[a-z0-9-]{3,60}$/.test(slug)) return slug
  const mark = createHash('sha256').update(slug).digest('hex').slice(0, 8)
  const readable = slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
  return `${readable}-${mark}`.replace(/^-+/, '')
}

const isListed = (slug: string) => /^(youtube:[\w-]{11}|vimeo:\d{5,12})$/.test(slug)

/** All files of a published lesson, in the format of docs/content-pack.md. */
export async function lessonFiles(storage: Storage, lesson: StoredLesson): Promise<PackFile[]> {
  const folder = `videos/${folderOf(lesson.slug)}`
  const inOrder = languages.flatMap((language) => lesson.words.find((one) => one.language_code === language) ?? [])
  const english = inOrder[0]
  if (english?.language_code !== 'eng') return []
  const facts = factsOf(lesson, english)
  const files: PackFile[] = [{ path: `${folder}/video.json`, json: facts }]
  const pictures = [pictureOf(lessonPicture(lesson, english))]
  for (const words of inOrder) {
    const isEnglish = words === english
    const host = words.video_host ?? lesson.video_host
    files.push({ path: `${folder}/${words.language_code}.json`, json: wordsOf(lesson, { words, english, facts }) })
    files.push(...(await clipFiles(storage, folder, { ...words, host })))
    if (words.subtitles) files.push({ path: `${folder}/${words.language_code}.vtt`, key: words.subtitles })
    if (!isEnglish) pictures.push(pictureOf(words.thumbnail_url))
  }
  const spoken = inOrder.map(({ language_code }) => language_code)
  files.push(...questionSounds(folder, lesson.questions, spoken))
  return [...files, ...pictures.filter((file) => file !== null)]
}

/** A thumbnail stored with the English words is the lesson's own. */
const lessonPicture = (lesson: StoredLesson, english: Words) => english.thumbnail_url ?? lesson.thumbnail_url

function factsOf(lesson: StoredLesson, english: Words): VideoFacts {
  const { slug, video_host: host, vimeo_id, questions } = lesson
  const untitled = languages.filter((language) => lesson.words.every((words) => words.language_code !== language))
  const shown = lessonPicture(lesson, english)
  const usual = host === 'youtube' && english.address ? youtubePicture(english.address) : null
  return {
    ...(isListed(slug) && { listed: slug }),
    topics: lesson.topicIds,
    public_level: lesson.public_level >= 1 ? 1 : 0,
    host,
    ...(host !== 'file' && { address: english.address ?? '', duration: Math.max(1, english.duration) }),
    ...(host !== 'vimeo' && vimeo_id && { vimeo_id }),
    ...thumbnailOf(shown, usual),
    published: lesson.created_at.toISOString(),
    ...unusualFacts(lesson),
    ...(questions.length > 0 && { quiz: questions.map((question) => quizFacts(question, untitled)) }),
  }
}

/** The facts that differ from their defaults. */
const unusualFacts = (lesson: StoredLesson): Partial<LessonFacts> =>
  Object.fromEntries(
    Object.entries(lessonFactsOf(lesson)).filter(
      ([name, value]) => value !== defaultLessonFacts[name as keyof LessonFacts],
    ),
  )

/** The thumbnail field, only if the thumbnail differs from the default one. */
function thumbnailOf(shown: string | null, usual: string | null): { thumbnail?: string } {
  if (shown === usual) return {}
  return { thumbnail: shown === null ? 'none' : shown.replace(/^\/pictures\//, '') }
}

type WordsSource = { words: Words; english: Words; facts: VideoFacts }

function wordsOf(lesson: StoredLesson, { words, english, facts }: WordsSource): VideoWords {
  const { language_code: language, sub_description } = words
  const isEnglish = words === english
  const hasClip = isEnglish || words.address !== null
  const usualVoice = hasClip ? language : english.narration
  return {
    title: words.title,
    description: words.description,
    ...(sub_description !== '' && { sub_description }),
    ...(!isEnglish && hasClip && placeOf(lesson, words)),
    ...(!isEnglish && thumbnailOf(words.thumbnail_url, usualPicture(lesson, words, facts))),
    ...(words.narration !== usualVoice && { narration: words.narration }),
    ...(words.voice && { voice: words.voice }),
    ...(lesson.questions.length > 0 && { quiz: lesson.questions.map((question) => quizWords(question, language)) }),
  }
}

/** The default thumbnail: the lesson's own, for all languages; without one, YouTube's, for a clip on YouTube. */
function usualPicture(lesson: StoredLesson, words: Words, facts: VideoFacts): string | null {
  const host = words.video_host ?? lesson.video_host
  return !facts.thumbnail && host === 'youtube' && words.address ? youtubePicture(words.address) : null
}

/** The host and id of a language's own clip. */
function placeOf({ video_host }: StoredLesson, words: Words): Partial<VideoWords> {
  const host = words.video_host ?? video_host
  return {
    ...(words.video_host && { host: words.video_host }),
    ...(host !== 'file' && { address: words.address ?? '', duration: Math.max(1, words.duration) }),
    ...(host !== 'vimeo' && words.vimeo_id && { vimeo_id: words.vimeo_id }),
  }
}

const soundEndings: Record<string, string> = { m4a: 'm4a', mp3: 'mp3', webm: 'sound.webm' }

/** A clip on our storage with its small rendition and its audio file. */
async function clipFiles(
  storage: Storage,
  folder: string,
  { host, ...words }: Words & { host: StoredLesson['video_host'] },
): Promise<PackFile[]> {
  const { language_code, address, low_address, audio_address } = words
  if (host !== 'file' || !address) return []
  const name = (language: Language, ending: string) => `${folder}/${language}.${ending}`
  const isHls = endingOf(address) === 'm3u8'
  const sound = audio_address && soundEndings[endingOf(audio_address)]
  return [
    ...(isHls
      ? await hlsFiles(storage, address, name(language_code, 'hls'))
      : [{ path: name(language_code, endingOf(address)), key: address }]),
    ...(low_address ? [{ path: name(language_code, 'low.mp4'), key: low_address }] : []),
    ...(sound ? [{ path: name(language_code, sound), key: audio_address }] : []),
  ]
}
