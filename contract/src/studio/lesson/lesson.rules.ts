import { type Language, languages, type Text } from '../../language'
import type { Lesson, LessonCue, LessonQuestion } from './lesson'
import type { LessonPart } from './lessons.api'

export type MissingTranslation = { language_code: Language; parts: LessonPart[] }

/** Whether a question can be asked in a language. */
export const canBeAskedIn = ({ content, options }: LessonQuestion, language: Language) =>
  content[language] !== '' && options.every((option) => option.content[language] !== '')

type QuestionTexts = { content: Text; options: { content: Text }[] }

/** Whether any text of a question is translated into a language; readers see English in place of missing ones. */
export const hasOwnTexts = ({ content, options }: QuestionTexts, language: Language) =>
  [content, ...options.map((option) => option.content)].some((text) => (text[language] ?? '') !== '')

/** Whether a question can be answered: it is written in English and has two options or more, one of them right. */
const isAnswerable = (question: LessonQuestion) =>
  canBeAskedIn(question, 'eng') &&
  question.options.length >= 2 &&
  question.answers.length > 0 &&
  question.answers.every((right) => question.options.some(({ id }) => id === right))

type AskedQuestion = {
  content: { eng: string }
  options: { id: number; content: { eng: string } }[]
  answers: number[]
}

/** Options by id: another order on the screen changes neither a question nor the answers to it. */
const optionsOf = ({ options }: Pick<AskedQuestion, 'options'>) => [...options].sort((a, b) => a.id - b.id)
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b)
const shapeOf = (question: Pick<AskedQuestion, 'options' | 'answers'>) =>
  JSON.stringify([optionsOf(question).map(({ id }) => id), sorted(question.answers)])
const englishOf = (question: AskedQuestion) =>
  JSON.stringify([question.content.eng, optionsOf(question).map(({ content }) => content.eng)])

/**
 * Effect of an edit of a published question on workers' answers: `same` keeps them, `asked` needs an editor to decide
 * whether the new text means the same, `other` asks it anew, because its options or right answers changed.
 */
export function meaningChange(published: AskedQuestion, edited: AskedQuestion): 'same' | 'asked' | 'other' {
  if (shapeOf(published) !== shapeOf(edited)) return 'other'
  return englishOf(published) === englishOf(edited) ? 'same' : 'asked'
}

/** Seconds of the clip that readers of a language see; 0 if unknown. */
function secondsIn({ languages: words }: Lesson, language: Language): number {
  const texts = words[language]
  return (texts?.address ? texts : words.eng)?.duration ?? 0
}

/** The cues that readers see: those with a text, in order, up to the end of the clip. */
export function publishedCues(lesson: Lesson, language: Language): LessonCue[] {
  const last = secondsIn(lesson, language) || Number.POSITIVE_INFINITY
  return (lesson.languages[language]?.cues ?? [])
    .filter(({ start, text }) => text.trim() !== '' && start < last)
    .map((cue) => ({ ...cue, end: Math.min(cue.end, last) }))
    .sort((first, second) => first.start - second.start)
}

/** The cues that the desk keeps at publication: those that readers see, and those whose text is still to be written. */
export function keptCues(lesson: Lesson, language: Language): LessonCue[] {
  const unwritten = (lesson.languages[language]?.cues ?? []).filter(({ text }) => text.trim() === '')
  return [...publishedCues(lesson, language), ...unwritten].sort((first, second) => first.start - second.start)
}

/** Whether the last cue ends after the clip, whose length is known in whole seconds. */
export function hasLateCues(lesson: Lesson, language: Language): boolean {
  const last = secondsIn(lesson, language)
  return last > 0 && (lesson.languages[language]?.cues ?? []).some(({ end }) => end > last + 0.5)
}

/** Parts that a language lacks. */
function missingIn(lesson: Lesson, language: Language): LessonPart[] {
  const words = lesson.languages[language]
  const isComplete = language === 'eng' ? isAnswerable : (question: LessonQuestion) => canBeAskedIn(question, language)
  const quiz = lesson.question_order.flatMap((key) => lesson.questions[key] ?? [])
  const presence: Record<LessonPart, boolean> = {
    title: Boolean(words?.title),
    description: Boolean(words?.description),
    clip: Boolean(words?.address),
    // Without a known length, everybody counts as having watched to the end.
    duration: !words?.address || words.duration > 0,
    subtitles: publishedCues(lesson, language).length > 0,
    quiz: quiz.every(isComplete),
    topics: language !== 'eng' || lesson.topic_ids.length > 0,
  }
  return Object.entries(presence).flatMap(([part, isPresent]) => (isPresent ? [] : [part as LessonPart]))
}

/** Missing parts by language; a complete language is left out. */
export const missingTranslations = (lesson: Lesson): MissingTranslation[] =>
  languages
    .map((language) => ({ language_code: language, parts: missingIn(lesson, language) }))
    .filter(({ parts }) => parts.length > 0)

/** Whether a language has any texts or a clip besides its title. */
function isStarted(lesson: Lesson, language: Language): boolean {
  const { description, sub_description, address, thumbnail_url, cues } = lesson.languages[language] ?? {}
  return Boolean(description || sub_description || address || thumbnail_url || cues?.length)
}

/**
 * Missing parts that block publication: in English all but subtitles. A language without a title is shown in English,
 * so that parts already made for it would be lost.
 */
export const publicationBlockers = (lesson: Lesson): MissingTranslation[] =>
  missingTranslations(lesson)
    .map(({ language_code, parts }) => ({
      language_code,
      parts: parts.filter((part) => {
        if (language_code === 'eng') return part !== 'subtitles'
        return part === 'duration' || (part === 'title' && isStarted(lesson, language_code))
      }),
    }))
    .filter(({ parts }) => parts.length > 0)
