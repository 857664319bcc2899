import type { LessonPart } from '../api/desk/lessons/lessons.api'
import { type Language, languages } from '../language'
import type { Lesson, LessonQuestion } from '../lesson'

export type Missing = { language_code: Language; parts: LessonPart[] }

/** Whether a question can be asked in a language. */
export const isAskedIn = ({ content, options }: LessonQuestion, language: Language) =>
  content[language] !== '' && options.every((option) => option.content[language] !== '')

/** A question that can be answered: asked in English, with two options or more, one of them right. */
const isWhole = (question: LessonQuestion) =>
  isAskedIn(question, 'eng') &&
  question.options.length >= 2 &&
  question.answers.length > 0 &&
  question.answers.every((right) => question.options.some(({ id }) => id === right))

/** What a language lacks. In English all of it but subtitles keeps a lesson from coming out; elsewhere English is shown. */
function missingIn(lesson: Lesson, language: Language): LessonPart[] {
  const words = lesson.languages[language]
  const asked = language === 'eng' ? isWhole : (question: LessonQuestion) => isAskedIn(question, language)
  const quiz = lesson.question_order.map((key) => lesson.questions[key])
  const isThere: Record<LessonPart, boolean> = {
    title: Boolean(words?.title),
    description: Boolean(words?.description),
    clip: Boolean(words?.address),
    // Where its end is not known, everybody has watched to the end of it.
    duration: !words?.address || words.duration > 0,
    subtitles: Boolean(words?.cues?.length),
    quiz: quiz.every((question) => question && asked(question)),
    topics: language !== 'eng' || lesson.topic_ids.length > 0,
  }
  return Object.entries(isThere).flatMap(([part, isHere]) => (isHere ? [] : [part as LessonPart]))
}

/** What each language of a lesson lacks; one that lacks nothing is not named. */
export const missingOf = (lesson: Lesson): Missing[] =>
  languages
    .map((language) => ({ language_code: language, parts: missingIn(lesson, language) }))
    .filter(({ parts }) => parts.length > 0)

/** What keeps a lesson from coming out. */
export function keptBackBy(lesson: Lesson): LessonPart[] {
  const english = missingIn(lesson, 'eng').filter((part) => part !== 'subtitles')
  const isUnknown =
    !english.includes('duration') && languages.some((one) => missingIn(lesson, one).includes('duration'))
  return isUnknown ? [...english, 'duration'] : english
}
