import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byLanguage, type Language, languages } from '@kasama/contract/language'
import { lessonFactsOf } from '@kasama/contract/learning/video/lesson-facts'
import type { Lesson, LessonCue, LessonQuestion } from '@kasama/contract/studio/lesson/lesson'
import { hasLateCues, hasOwnTexts, publishedCues } from '@kasama/contract/studio/lesson/lesson.rules'
import type { Db } from '#platform/database/db'
import type { Sounds } from '#platform/database/schema'
import { storeFile } from '#platform/media/store-files'
import type { Storage } from '#platform/ports/storage/storage'
import { type LessonRow, markPublished } from '../lesson.queries'
import { writeLesson } from '../store/write-lesson'
import { webVtt } from './web-vtt'

/** Stores subtitles as files before anything else is written; returns the lesson with the files' keys. */
export async function storeSubtitles(storage: Storage, slug: string, lesson: Lesson): Promise<Lesson> {
  const stored = structuredClone(lesson)
  for (const language of languages) {
    const words = stored.languages[language]
    if (!words || (words.subtitles !== null && !hasLateCues(lesson, language))) continue
    const cues = publishedCues(lesson, language)
    words.subtitles = cues.length > 0 ? await storeCues(storage, { slug, language, cues }) : null
  }
  return stored
}

async function storeCues(
  storage: Storage,
  { slug, language, cues }: { slug: string; language: Language; cues: LessonCue[] },
) {
  const folder = join(tmpdir(), randomUUID())
  const path = `${folder}-${language}.vtt`
  try {
    await writeFile(path, webVtt(cues))
    return await storeFile(storage, path, `clips/${slug}`)
  } finally {
    await rm(path, { force: true })
  }
}

/** Publishes a lesson by the function that writes the content for readers. */
export async function writePublished(tx: Db, row: LessonRow, lesson: Lesson, createdAt: Date): Promise<void> {
  await markPublished(tx, row.id)
  const subtitles = byLanguage((language) => publishedCues(lesson, language).map((cue) => ({ id: '', ...cue })))
  const record = {
    slug: row.slug,
    video_host: lesson.host,
    vimeo_id: lesson.vimeo_id,
    public_level: lesson.public_level,
    ...lessonFactsOf(lesson),
    thumbnail_url: lesson.thumbnail_url,
    created_at: createdAt,
    isDated: true,
    words: publishedTexts(lesson),
    topicIds: lesson.topic_ids,
    subtitles,
  }
  await writeLesson(tx, row.id, { record, quiz: publishedQuiz(lesson) })
}

/**
 * Returns the texts for readers: those of languages that have a title. Without a clip of its own a language shows the
 * English one.
 */
export const publishedTexts = ({ languages: words }: Lesson) =>
  languages.flatMap((language) => {
    const texts = words[language]
    if (!texts || texts.title === '') return []
    const { host, cues: _, ...rest } = texts
    const { duration, narration, voice } = texts.address === null ? (words.eng ?? texts) : texts
    return [{ language_code: language, video_host: host, ...rest, duration, narration, voice }]
  })

/** Returns the quiz for readers; a question keeps its row and answers unless an admin said that its meaning changed. */
export function publishedQuiz({ question_order, questions, languages: words }: Lesson) {
  const titled = languages.filter((language) => words[language]?.title)
  return question_order
    .flatMap((key) => questions[key] ?? [])
    .map((question) => ({
      question: asStored(question, titled),
      keptId: question.same_meaning === false ? null : question.question_id,
    }))
}

/** Returns the recordings to play: a language with English texts uses the English ones. */
function heard(sounds: Sounds | null, ownLanguages: Language[]): Sounds | null {
  const found = languages.flatMap((language) => {
    const key = sounds?.[ownLanguages.includes(language) ? language : 'eng']
    return key ? [[language, key]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

function asStored(question: LessonQuestion, titled: Language[]) {
  const { content, options, answers, randomize_options, sounds } = question
  const ownLanguages = languages.filter((language) => titled.includes(language) || hasOwnTexts(question, language))
  return {
    content,
    options: options.map((option) => ({
      id: option.id,
      content: option.content,
      sound_url: heard(option.sounds, ownLanguages),
    })),
    answers,
    randomize_options,
    sound_url: heard(sounds, ownLanguages),
  }
}
