import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, day, formKey, id, languageCode, nullable, text, withId } from '../../fields'
import { Question } from '../quiz/quiz.api'
import { practiceQuestionsADay } from './practice.rules'

/** The slide that explains a question, in the reader's language, and the time in seconds at which it starts. */
export const Explanation = closed({
  seconds: count(),
  /** Its number in the lesson; null where the subtitles name no slides. */
  slide: nullable(count()),
  heading: text(6000),
  text: text(6000),
})
export type Explanation = Static<typeof Explanation>

/** A question with everything that its practice needs, so that a phone can keep it. */
export const PracticeQuestion = closed({
  ...Question.properties,
  /** Ids of the correct options. */
  answers: Type.Array(id()),
  lesson: closed({
    ...withId.properties,
    title: text(300),
    thumbnail_url: nullable(text(500)),
    topic_ids: Type.Array(id()),
  }),
  /** Null for a lesson without subtitles. */
  explanation: nullable(Explanation),
  /** Whether she answered it rightly today, on any phone; null while it is open. */
  is_right: nullable(Type.Boolean()),
})
export type PracticeQuestion = Static<typeof PracticeQuestion>

export const PracticeSet = closed({
  /** The day in Singapore to which the questions belong. */
  day: day(),
  /** Empty until she has finished a lesson with questions. */
  questions: Type.Array(PracticeQuestion, { maxItems: practiceQuestionsADay }),
})
export type PracticeSet = Static<typeof PracticeSet>

export const practiceApi = {
  'GET /practice': {
    summary: "Returns the worker's questions of today, with right answers and explanations",
    access: 'worker',
    query: closed({ lang: Type.Optional(languageCode()) }),
    data: PracticeSet,
  },
  'POST /practice/answers': {
    summary: 'Stores an answer of practice, which changes no score; a repeated one counts once',
    access: 'worker',
    errors: ['question_gone', 'locked'],
    body: closed({
      /** Made on the phone, once for each answer. */
      key: formKey(),
      /** The day of the questions; up to 30 days ago for an answer that waited for internet; an older one is not stored. */
      day: day(),
      question_id: id(),
      /** Ids of the options that she chose. */
      answers: Type.Array(id(), { minItems: 1, maxItems: 20 }),
    }),
    data: closed({ correct: Type.Boolean() }),
  },
} satisfies Api
