import { type Language, languages } from '@kasama/contract/language'
import type { LessonQuestion } from '@kasama/contract/lesson'
import { isAskedIn } from '@kasama/contract/lesson.rules'
import type { Change } from '../../saving/unsaved'

const nothing = { eng: '', phi: '', ind: '', mya: '' }
const emptyOption = (id: number) => ({ id, content: nothing, sounds: null })

/** A question nobody has written yet, with room for two options. */
export const newQuestion = (): LessonQuestion => ({
  question_id: null,
  same_meaning: null,
  content: nothing,
  options: [emptyOption(1), emptyOption(2)],
  answers: [],
  randomize_options: true,
  sounds: null,
})

/** A name for one more question, that nobody else gives to one of hers at the same time. */
export const newKey = (): string => `n${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

/** Fields of a question that a machine wrote and nobody has confirmed: `content.phi`, `options.2.content.mya`. */
export function machineIn(changes: { path: string; is_machine?: boolean }[], key: string): string[] {
  const own = `questions.${key}.`
  const last = new Map(changes.map(({ path, is_machine }) => [path, is_machine === true]))
  return [...last].flatMap(([path, isMachine]) => (isMachine && path.startsWith(own) ? path.slice(own.length) : []))
}

/**
 * The changes that put a question into a lesson, the words of a machine as such: the question comes without them, and each
 * of them after it.
 */
export function puttingIn(key: string, question: LessonQuestion, machine: string[]): Change[] {
  const texts = machine.flatMap((field) => {
    const value = textAt(question, field)
    return value ? [{ path: `questions.${key}.${field}`, value, is_machine: true }] : []
  })
  const without = (content: LessonQuestion['content'], at: string) =>
    Object.fromEntries(
      Object.entries(content).map(([language, text]) => [
        language,
        machine.includes(`${at}content.${language}`) ? '' : text,
      ]),
    ) as LessonQuestion['content']
  const value = {
    ...question,
    content: without(question.content, ''),
    options: question.options.map((option) => ({
      ...option,
      content: without(option.content, `options.${option.id}.`),
    })),
  }
  return [{ path: `questions.${key}`, value }, ...texts]
}

function textAt({ content, options }: LessonQuestion, field: string): string {
  const [, id] = /^options\.(\d+)\./.exec(field) ?? []
  const text = id ? options.find((option) => String(option.id) === id)?.content : content
  return text?.[field.split('.').at(-1) as Language] ?? ''
}

/** The same words for another question: nobody has answered it. */
export const duplicateOf = (question: LessonQuestion): LessonQuestion => ({
  ...question,
  question_id: null,
  same_meaning: null,
})

export const withOption = (question: LessonQuestion): LessonQuestion['options'] => [
  ...question.options,
  emptyOption(Math.max(0, ...question.options.map(({ id }) => id)) + 1),
]

/** A list with one of it at another place. */
export function moved<T>(list: T[], place: number, to: number): T[] {
  const item = list[place]
  if (item === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(place, 1).toSpliced(to, 0, item)
}

/** The recorded sounds of a text with another one in a language, or none. */
export function withSound(
  sounds: LessonQuestion['sounds'],
  language: Language,
  sound: string | null,
): LessonQuestion['sounds'] {
  const { [language]: _, ...others } = sounds ?? {}
  if (sound !== null) return { ...others, [language]: sound }
  return Object.keys(others).length > 0 ? others : null
}

/** Texts of a question that a language lacks. */
export const lackingIn = ({ content, options }: LessonQuestion, language: Language): number =>
  [content, ...options.map((option) => option.content)].filter((text) => text[language].trim() === '').length

export type QuestionState = 'whole' | 'partly' | 'lacking'

export function stateIn(question: LessonQuestion, language: Language): QuestionState {
  if (isAskedIn(question, language)) return 'whole'
  return lackingIn(question, language) > question.options.length ? 'lacking' : 'partly'
}

export type QuestionFault = 'english' | 'options' | 'right'

/** What keeps a question from being asked. */
export function faultsOf(question: LessonQuestion): QuestionFault[] {
  const faults: Record<QuestionFault, boolean> = {
    english: lackingIn(question, 'eng') > 0,
    options: question.options.length < 2,
    right: !question.options.some(({ id }) => question.answers.includes(id)),
  }
  return (Object.keys(faults) as QuestionFault[]).filter((fault) => faults[fault])
}

const englishOf = ({ content, options }: LessonQuestion) =>
  JSON.stringify([content.eng, options.map((option) => option.content.eng)])
const shapeOf = ({ options, answers }: LessonQuestion) =>
  JSON.stringify([options.map(({ id }) => id), [...answers].sort()])

/**
 * What an edit of a published question does to the answers that workers gave: `same` keeps them, `asked` needs somebody to
 * say whether the new words mean the same, `other` asks it anew, since its options or the right ones are others.
 */
export function changeOf(published: LessonQuestion, now: LessonQuestion): 'same' | 'asked' | 'other' {
  if (shapeOf(published) !== shapeOf(now)) return 'other'
  return englishOf(published) === englishOf(now) ? 'same' : 'asked'
}

/** The English words that differ, before and now. */
export function rewordings(published: LessonQuestion, now: LessonQuestion): { before: string; now: string }[] {
  const texts = ({ content, options }: LessonQuestion) => [content.eng, ...options.map((option) => option.content.eng)]
  const after = texts(now)
  return texts(published).flatMap((before, place) =>
    before === after[place] ? [] : [{ before, now: after[place] ?? '' }],
  )
}

export const otherLanguages = languages.filter((language) => language !== 'eng')
