import { languages } from '../../language'
import { emptyLesson, emptyWords, type Lesson, type LessonQuestion, type LessonWords } from './lesson'

/** A field that differs between two lessons, by its path; null if one of them lacks the question or the language. */
type Difference = { path: string; from: unknown; to: unknown }

type Tree = Record<string, unknown>

/** Fields that follow from other fields, or are decided anew each time. */
const derivedFields = ['subtitles', 'same_meaning', 'question_id']

/** The fields in which two lessons differ, the smallest that can be changed by themselves. */
export function lessonDifferences(from: Lesson, to: Lesson): Difference[] {
  return [
    ...differing('', sharedFields(from), sharedFields(to)),
    ...languages.flatMap((language) => wordsDiffer(language, from, to)),
    ...keysOf(from.questions, to.questions).flatMap((key) =>
      questionsDiffer(`questions.${key}`, from.questions[key], to.questions[key]),
    ),
  ]
}

/** The fields that a lesson has once for all languages. */
function sharedFields(lesson: Lesson): Tree {
  const { languages: _, questions: __, ...whole } = { ...emptyLesson, ...lesson }
  return whole
}

function wordsDiffer(language: LessonWords['narration'], from: Lesson, to: Lesson): Difference[] {
  const [before, after] = [from.languages[language], to.languages[language]]
  const path = `languages.${language}`
  if (!before && !after) return []
  if (!after) return [{ path, from: before, to: null }]
  return differing(`${path}.`, withCues(before ?? emptyWords(language)), withCues(after))
}

/** An empty list of cues counts as none. */
const withCues = (words: LessonWords): Tree => ({ ...words, cues: words.cues?.length ? words.cues : null })

function questionsDiffer(path: string, from: LessonQuestion | undefined, to: LessonQuestion | undefined) {
  if (!from || !to) return [{ path, from: from ?? null, to: to ?? null }]
  const isSameMeaning = (question: LessonQuestion) => question.same_meaning !== false
  const meaning =
    isSameMeaning(from) === isSameMeaning(to) ? [] : [{ path: `${path}.same_meaning`, from: null, to: to.same_meaning }]
  const { content: before, ...restBefore } = from
  const { content: after, ...restAfter } = to
  return [...differing(`${path}.content.`, before, after), ...differing(`${path}.`, restBefore, restAfter), ...meaning]
}

const differing = (prefix: string, from: Tree, to: Tree): Difference[] =>
  keysOf(from, to)
    .filter((name) => !derivedFields.includes(name) && !isSame(from[name], to[name]))
    .map((name) => ({ path: `${prefix}${name}`, from: from[name] ?? null, to: to[name] ?? null }))

const keysOf = (...trees: object[]) => [...new Set(trees.flatMap(Object.keys))]

/** Whether two values are equal; a missing one counts as null. */
function isSame(first: unknown, second: unknown): boolean {
  if (first === second || (first ?? null) === (second ?? null)) return true
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false
  if (Array.isArray(first) !== Array.isArray(second)) return false
  return keysOf(first, second).every((key) => isSame((first as Tree)[key], (second as Tree)[key]))
}
