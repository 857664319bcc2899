import { type Language, languages } from '@kasama/contract/language'
import { lessonFactsOf } from '@kasama/contract/learning/video/lesson-facts'
import { emptyWords, type Lesson } from '@kasama/contract/studio/lesson/lesson'
import { publishedCues } from '@kasama/contract/studio/lesson/lesson.rules'
import type { Preview } from '@kasama/contract/studio/lesson/preview.api'
import { questionFor } from '#learning/quiz/show-question'
import { type VideoWithProgress, videoOf } from '#learning/video/show-video'
import { viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { storedCues } from '../cues/stored-cues'
import { readDraft } from '../draft/read-draft'
import { findLesson, type LessonRow } from '../lesson.queries'
import { webVtt } from '../publish/web-vtt'
import { publishedQuiz, publishedTexts } from '../publish/write-published'

type LessonPreviewRequest = { id: number; language: Language }

/** Shows a lesson's draft by the functions that write published lessons, and those that show them to a worker. */
export async function previewLesson(deps: Deps, admin: User, { id, language }: LessonPreviewRequest): Promise<Preview> {
  const { db, now } = deps
  const row = (await findLesson(db, id)) ?? fail('not_found')
  const { lesson, revision } = await readDraft(storedCues(deps), db, row)
  const viewer = viewerOf(admin, now(), language)
  const quiz = publishedQuiz(lesson)
  return {
    revision,
    video: videoOf(deps, storedAs(row, lesson, quiz.length), { viewer, isWorker: false }),
    questions: quiz.map(({ question }, place) => ({
      question: { ...questionFor(deps, { ...question, id: place + 1 }, viewer), score: null },
      answers: question.answers,
    })),
    subtitles: languages.flatMap((language_code) => {
      const cues = publishedCues(lesson, language_code)
      return cues.length > 0 ? [{ language_code, vtt: webVtt(cues) }] : []
    }),
  }
}

/**
 * Returns the rows as publishing would store them, for a worker who has not begun; a missing English title becomes "…".
 */
function storedAs(row: LessonRow, lesson: Lesson, questions: number): VideoWithProgress {
  const english = lesson.languages.eng ?? emptyWords('eng')
  const titled = { ...lesson, languages: { ...lesson.languages, eng: { ...english, title: english.title || '…' } } }
  return {
    ...row,
    video_host: lesson.host,
    vimeo_id: lesson.vimeo_id,
    public_level: lesson.public_level,
    ...lessonFactsOf(lesson),
    thumbnail_url: lesson.thumbnail_url,
    // The preview returns changed cues separately: only publishing writes them into a file.
    words: publishedTexts(titled).map((texts) => ({
      ...texts,
      subtitles: texts.subtitles ?? (publishedCues(lesson, texts.language_code).length > 0 ? 'cues' : null),
    })),
    topic_ids: [...lesson.topic_ids].sort((a, b) => a - b),
    question_ids: Array.from({ length: questions }, (_, place) => place + 1),
    clip_id: null,
    completed_at: null,
    position: null,
    furthest: null,
    language_code: null,
  }
}
