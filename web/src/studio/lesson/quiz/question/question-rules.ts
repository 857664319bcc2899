import { byLanguage, type Language, languages } from '@kasama/contract/language'
import type { LessonQuestion } from '@kasama/contract/studio/lesson/lesson'
import { canBeAskedIn } from '@kasama/contract/studio/lesson/lesson.rules'
import { spliced } from '#desk-kit/order/spliced.ts'
import type { DeskLesson } from '../../lesson.queries'
import type { Change } from '../../saving/unsaved-changes'

const nothing = byLanguage(() => '')
const emptyOption = (id: number) => ({ id, content: nothing, sounds: null })

/** An empty question with two empty options. */
export const newQuestion = (): LessonQuestion => ({
  question_id: null,
  same_meaning: null,
  content: nothing,
  options: [emptyOption(1), emptyOption(2)],
  answers: [],
  randomize_options: true,
  sounds: null,
})

/** A random key for one more question, so that two editors never give the same one. */
export const newKey = (): string => `n${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

/** Fields of a question that a machine wrote and nobody has confirmed: `content.phi`, `options.2.content.mya`. */
export function machineTextsOf(changes: { path: string; is_machine?: boolean }[], key: string): string[] {
  const prefix = `questions.${key}.`
  const last = new Map(changes.map(({ path, is_machine }) => [path, is_machine === true]))
  return [...last].flatMap(([path, isMachine]) =>
    isMachine && path.startsWith(prefix) ? path.slice(prefix.length) : [],
  )
}

/**
 * Returns the changes that put a question into a lesson: the question without texts of a machine, then each of these as
 * a change that is marked as a machine's.
 */
export function insertChanges(key: string, question: LessonQuestion, machine: string[]): Change[] {
  const texts = machine.flatMap((field) => {
    const value = textAt(question, field)
    return value ? [{ path: `questions.${key}.${field}`, value, is_machine: true }] : []
  })
  const withoutMachineTexts = (content: LessonQuestion['content'], at: string) =>
    Object.fromEntries(
      Object.entries(content).map(([language, text]) => [
        language,
        machine.includes(`${at}content.${language}`) ? '' : text,
      ]),
    ) as LessonQuestion['content']
  const value = {
    ...question,
    content: withoutMachineTexts(question.content, ''),
    options: question.options.map((option) => ({
      ...option,
      content: withoutMachineTexts(option.content, `options.${option.id}.`),
    })),
  }
  return [{ path: `questions.${key}`, value }, ...texts]
}

function textAt({ content, options }: LessonQuestion, field: string): string {
  const [, id] = /^options\.(\d+)\./.exec(field) ?? []
  const text = id ? options.find((option) => String(option.id) === id)?.content : content
  return text?.[field.split('.').at(-1) as Language] ?? ''
}

/** The same texts as a new question, which nobody has answered. */
export const duplicateOf = (question: LessonQuestion): LessonQuestion => ({
  ...question,
  question_id: null,
  same_meaning: null,
})

export const withOption = (question: LessonQuestion): LessonQuestion['options'] => [
  ...question.options,
  emptyOption(Math.max(0, ...question.options.map(({ id }) => id)) + 1),
]

/** Returns a list with one item at another place; unchanged if there is no such place. */
export function moved<T>(list: T[], place: number, to: number): T[] {
  const item = list[place]
  if (item === undefined || to < 0 || to >= list.length) return list
  return spliced(spliced(list, place, 1), to, 0, item)
}

/**
 * Returns a text's recorded sounds with one language's replaced, or removed if `sound` is null; null if none is left.
 */
export function withSound(
  sounds: LessonQuestion['sounds'],
  language: Language,
  sound: string | null,
): LessonQuestion['sounds'] {
  const { [language]: _, ...others } = sounds ?? {}
  if (sound !== null) return { ...others, [language]: sound }
  return Object.keys(others).length > 0 ? others : null
}

/** Number of a question's texts that a language lacks. */
export const missingTexts = ({ content, options }: LessonQuestion, language: Language): number =>
  [content, ...options.map((option) => option.content)].filter((text) => text[language].trim() === '').length

export type QuestionState = 'whole' | 'partly' | 'lacking'

export function stateIn(question: LessonQuestion, language: Language): QuestionState {
  if (canBeAskedIn(question, language)) return 'whole'
  return missingTexts(question, language) > question.options.length ? 'lacking' : 'partly'
}

export type QuestionFault = 'english' | 'options' | 'right'

/** Faults that keep a question from being asked. */
export function faultsOf(question: LessonQuestion): QuestionFault[] {
  const faults: Record<QuestionFault, boolean> = {
    english: missingTexts(question, 'eng') > 0,
    options: question.options.length < 2,
    right: !question.options.some(({ id }) => question.answers.includes(id)),
  }
  return (Object.keys(faults) as QuestionFault[]).filter((fault) => faults[fault])
}

/** English texts that differ, before and now. */
export function rewordings(published: LessonQuestion, edited: LessonQuestion): { before: string; now: string }[] {
  const options = published.options.map(({ id, content }) => ({
    before: content.eng,
    now: edited.options.find((option) => option.id === id)?.content.eng ?? '',
  }))
  return [{ before: published.content.eng, now: edited.content.eng }, ...options].filter(
    ({ before, now }) => before !== now,
  )
}

export const otherLanguages = languages.filter((language) => language !== 'eng')

/** Returns the texts of a question whose recordings were of former words, as the path of their sounds and a language. */
export function droppedSounds(changes: DeskLesson['changes'], at: string, { options }: LessonQuestion): Set<string> {
  const paths = ['sounds', ...options.map(({ id }) => `options.${id}.sounds`)]
  return new Set(
    paths.flatMap((path) =>
      changes
        .filter((one) => one.path === `${at}.${path}`)
        .flatMap(({ dropped = [] }) => dropped.map((code) => `${path} ${code}`)),
    ),
  )
}
