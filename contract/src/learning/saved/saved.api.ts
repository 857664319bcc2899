import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, id, languageCode, nullable, text, withId } from '../../fields'
import { Question } from '../quiz/quiz.api'
import { Video } from '../video/video.api'
import { maxSavedLessons, savedForms } from './saved.rules'

export type SavedForm = (typeof savedForms)[number]

/** A file that a saved lesson needs; one of the first three kinds is chosen, all others belong to each. */
export const LessonFile = closed({
  kind: Type.Enum([...savedForms, 'subtitles', 'sound', 'picture']),
  url: text(700),
  bytes: count(),
})
export type LessonFile = Static<typeof LessonFile>

export const SavedLesson = closed({
  /** Differs once the lesson's words, questions or files have changed, in whatever language. */
  version: text(60),
  video: Video,
  /**
   * In English with all translations, so that a phone can show them in each language without internet, and with marks
   * of the correct options.
   */
  questions: Type.Array(Question),
  /** Empty of clips if the lesson cannot be saved, as one at YouTube or Vimeo. */
  files: Type.Array(LessonFile),
})
export type SavedLesson = Static<typeof SavedLesson>

export const savedApi = {
  'GET /saved_lessons/:id': {
    summary: 'Returns a lesson to be saved on a phone: its page, questions, and files with their sizes',
    access: 'worker',
    params: withId,
    /** The language of the voice; English where the lesson has no clip in it. */
    query: closed({ lang: Type.Optional(languageCode()) }),
    limit: 'saved_lesson',
    errors: ['locked'],
    data: SavedLesson,
  },
  'GET /saved_lessons': {
    summary: 'Returns the present versions of lessons that a phone has saved; null for one that she may watch no more',
    access: 'worker',
    query: closed({
      /** Ids of lessons, separated by commas. */
      ids: Type.String({ maxLength: 600, pattern: '^[0-9]+(,[0-9]+){0,49}$' }),
    }),
    data: Type.Array(closed({ video_id: id(), version: nullable(text(60)) }), { maxItems: maxSavedLessons }),
  },
} satisfies Api
