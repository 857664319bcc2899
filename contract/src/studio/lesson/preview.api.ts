import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, id, languageCode, text, withId } from '../../fields'
import { Question } from '../../learning/quiz/quiz.api'
import { Video } from '../../learning/video/video.api'

const Preview = closed({
  /** Revision that publishing this preview sends back. */
  revision: count(),
  /** The video as a worker gets it after publication; questions are numbered by position. */
  video: Video,
  questions: Type.Array(closed({ question: Question, answers: Type.Array(id()) })),
  /** Subtitle files as publication writes them. */
  subtitles: Type.Array(closed({ language_code: languageCode(), vtt: text(4_000_000) })),
})
export type Preview = Static<typeof Preview>

export const deskPreviewApi = {
  'GET /admin/videos/:id/preview': {
    summary: "Returns a lesson's draft in one language, as a worker gets it after publication",
    access: 'provider',
    params: withId,
    query: closed({ lang: languageCode() }),
    errors: ['not_found'],
    data: Preview,
  },
} satisfies Api
