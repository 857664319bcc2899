import { type Static, Type } from 'typebox'
import { type Api, pictureErrors } from '../call'
import { closed, count, id, languageCode, message, nullable, text } from '../fields'
import {
  type AnswerPage,
  answerPages,
  emergencies,
  maxMessageCharacters,
  maxPictureBytes,
  maxRecordingBytes,
  questionsADay,
  questionsAnHour,
  spokenAnswersAnHour,
} from './chat.rules'

/** A lesson that an answer links to, opened at `seconds`. */
export const ChatLesson = closed({
  video_id: id(),
  title: text(300),
  thumbnail_url: nullable(text(500)),
  duration: count(),
  seconds: count(),
  /** Whether the lesson is outside her plan: only its title is shown. */
  is_locked: Type.Boolean(),
})
export type ChatLesson = Static<typeof ChatLesson>

/** Help that comes before any answer: a number to call, and who answers there. */
export const Emergency = closed({ kind: Type.Enum(emergencies), number: text(20), name: text(120) })
export type Emergency = Static<typeof Emergency>

export const ChatAnswer = closed({
  /** Plain text; a line that begins with '1. ' is a step. Empty if only `heard` is returned. */
  answer: text(8000),
  language: languageCode(),
  /** URL of an audio file of the answer, kept for 24 hours; null: the browser may speak it. */
  voice: nullable(text(500)),
  follow_on_questions: Type.Array(text(200), { maxItems: 4 }),
  lessons: Type.Array(ChatLesson, { maxItems: 3 }),
  /** Page that shows the account details which the answer is about. */
  page: nullable(Type.Enum(Object.keys(answerPages) as AnswerPage[])),
  /** Transcript of a recording: shown first, so that she can correct it and send it as `message`. */
  heard: nullable(text(2000)),
  emergency: nullable(Emergency),
  /** False if nothing in the library answers the question; `topics` are offered instead. */
  is_found: Type.Boolean(),
  topics: Type.Array(id(), { maxItems: 12 }),
  /** Whether the library answered in place of the model, which was unavailable, slow or unusable. */
  is_instead: Type.Boolean(),
})
export type ChatAnswer = Static<typeof ChatAnswer>

/** One entry of the conversation, as the form's `history` lists them. */
export const ChatTurn = closed({ question: text(2000), answer: text(8000) })
export type ChatTurn = Static<typeof ChatTurn>

/**
 * Events for a client that accepts `text/event-stream`, by name: the emergency first, then words as they are written,
 * then the whole answer, or an error in its place.
 */
export type ChatEvents = {
  emergency: Emergency
  words: { words: string }
  answer: ChatAnswer
  error: { code: string; error_message: string }
  /** The server stops: the question must be sent again, and another server answers it. */
  again: object
}

/** The token identifies the caller; the server ignores `user_id` and `role`. */
const questionFields = closed({
  user_id: Type.Optional(text(40)),
  role: Type.Optional(text(40)),
  message: Type.Optional(message(maxMessageCharacters)),
  /** JSON: [{ question, answer }], the newest last; of a long history the newest entries that fit are read. */
  history: Type.Optional(message(100_000)),
  /** The lesson that the question is about. */
  video_id: Type.Optional(id()),
})
const events = { emergency: Emergency, words: closed({ words: text(8000) }) }
const limitErrors = ['questions_of_hour', 'questions_of_day', 'questions_till_tomorrow'] as const

export const chatApi = {
  'POST /chat': {
    summary: `Asks Genie a written question, optionally with a picture; at most ${questionsAnHour} questions an hour and ${questionsADay} a day`,
    access: 'user',
    errors: [...limitErrors, ...pictureErrors, 'cant_see', 'too_large'],
    form: { fields: questionFields, files: { image: maxPictureBytes } },
    events,
    data: ChatAnswer,
  },
  'POST /speech': {
    summary: `Converts an answer, or a part of it, to speech where the browser has no voice; at most ${spokenAnswersAnHour} an hour`,
    access: 'user',
    limit: 'listening',
    errors: ['questions_of_hour', 'cant_speak', 'speaking_away'],
    body: closed({ text: text(8000, 1), language: languageCode() }),
    /** Same as `voice` of an answer. */
    data: closed({ voice: text(500) }),
  },
  'POST /emergency': {
    summary: 'Checks the transcript of a recording for an emergency before it is sent',
    access: 'user',
    body: closed({ text: text(maxMessageCharacters, 1) }),
    data: closed({ emergency: nullable(Emergency) }),
  },
  'POST /voice': {
    summary:
      'Asks Genie by voice in two steps: a recording returns its transcript as `heard`; the corrected transcript, sent as `message`, returns a spoken answer',
    access: 'user',
    errors: [
      ...limitErrors,
      'cant_see',
      'cant_hear',
      'hearing_away',
      'nothing_heard',
      'not_a_recording',
      'recording_too_long',
      ...pictureErrors,
      'too_large',
    ],
    form: { fields: questionFields, files: { image: maxPictureBytes, audio: maxRecordingBytes } },
    events,
    data: ChatAnswer,
  },
} satisfies Api
