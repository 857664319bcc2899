import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, id, languageCode, moment, nullable, text, withId } from '../../fields'
import { maxRecords } from '../progress/progress.rules'
import { maxDelaySeconds } from '../video/video.rules'

/** Content and sound in the languages other than English, as JSON keyed by language code, like a video's. */
const languages = () => text(20_000)

export const Option = closed({
  id: id(),
  content: text(500),
  sound_url: nullable(text(500)),
  languages: languages(),
})

/** A question as its reader gets it: in her language, and without the correct answers until she has answered. */
export const Question = closed({
  id: id(),
  content: text(1000),
  sound_url: nullable(text(500)),
  languages: languages(),
  options: Type.Array(Option),
  randomize_options: Type.Boolean(),
  /** Ids of the correct options, only for a viewer who has answered it. */
  answers: Type.Optional(Type.Array(id())),
  /** Marks of the correct options (`answerMark`), only in a lesson that is saved on a phone. */
  marks: Type.Optional(Type.Array(text(60))),
})
export type Question = Static<typeof Question>

export const quizApi = {
  'GET /questions/:id': {
    summary: "Returns a question in the viewer's language",
    access: 'user',
    params: withId,
    errors: ['question_gone', 'locked'],
    query: closed({ lang: Type.Optional(languageCode()) }),
    data: Question,
  },
  'POST /questions/:id/answers': {
    summary: 'Marks an answer; the server counts the attempts and ignores `score`',
    access: 'worker',
    params: withId,
    errors: ['question_gone', 'locked', 'not_watched'],
    body: closed({
      answers: Type.Array(id(), { maxItems: 20 }),
      score: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
      /** Seconds since she answered, if the answer waited for a connection; her practice counts from that day. */
      seconds_ago: Type.Optional(count(maxDelaySeconds)),
    }),
    data: closed({
      correct: Type.Boolean(),
      score: count(1),
      /** Whether this answer completes the whole video. */
      completed: Type.Boolean(),
    }),
  },
  'GET /questions/public/:id': {
    summary: 'Returns a question of a public video to guests, without its correct answers',
    access: 'guest',
    params: withId,
    errors: ['question_gone'],
    query: closed({ lang: Type.Optional(languageCode()) }),
    data: Question,
  },
  'POST /questions/public/:id/answers': {
    summary: 'Marks a guest’s answer to a question of a public video; nothing is recorded',
    access: 'signed_out',
    limit: 'public_quiz',
    params: withId,
    errors: ['question_gone', 'not_allowed'],
    body: closed({ answers: Type.Array(id(), { maxItems: 20 }) }),
    data: closed({ correct: Type.Boolean() }),
  },
  'GET /users/:id/answers': {
    summary: 'Lists the latest valid answers of the caller or her linked worker',
    access: 'user',
    params: withId,
    data: Type.Array(closed({ question_id: id(), score: count(1), created_at: moment() }), { maxItems: maxRecords }),
  },
} satisfies Api
