import { languages } from '@kasama/contract/language'
import type { Lesson, LessonCue, LessonQuestion, LessonWords } from '@kasama/contract/studio/lesson/lesson'
import { duration } from '#shared/format/duration.ts'
import { fieldTexts as t } from './fields.texts'

type FieldContext = { lesson: Lesson; topics: { id: number; name: string }[] }
type Option = LessonQuestion['options'][number]

/** Text for the value of a field. */
export function fieldText(path: string, value: unknown, known: FieldContext): string {
  if (value === null || value === undefined || value === '') return t.nothing
  if (typeof value === 'boolean') return value ? t.yes : t.no
  const [root = '', key = ''] = path.split('.')
  const shape = shapes[path.split('.').at(-1) ?? '']
  if (shape) return shape(value, known, root === 'questions' ? known.lesson.questions[key] : undefined) || t.nothing
  if (typeof value !== 'object') return String(value)
  return root === 'questions' ? questionText(value as LessonQuestion) : describeTranslation(value as LessonWords)
}

type Shape = (value: unknown, known: FieldContext, question: LessonQuestion | undefined) => string

const shapes: Record<string, Shape> = {
  public_level: (level) => (level === 1 ? t.everybody : t.members),
  duration: (seconds) => duration(seconds as number),
  topic_ids: (ids, { topics }) =>
    (ids as number[]).map((id) => topics.find((topic) => topic.id === id)?.name ?? String(id)).join(', '),
  question_order: (keys, { lesson }) =>
    (keys as string[]).map((key) => lesson.questions[key]?.content.eng ?? t.otherQuestion).join('\n'),
  cues: (cues) => (cues as LessonCue[]).map(({ start, text }) => `${duration(start)}  ${text}`).join('\n'),
  options: (options) => (options as Option[]).map(optionText).join('\n'),
  answers: (ids, _, question) =>
    (ids as number[]).map((id) => question?.options.find((option) => option.id === id)?.content.eng ?? id).join(', '),
  sounds: (sounds) => Object.keys(sounds as object).join(', '),
}

const optionText = ({ content }: Option) =>
  languages
    .map((language) => content[language])
    .filter(Boolean)
    .join(' · ')

const questionText = ({ content, options }: LessonQuestion) =>
  [content.eng, ...options.map((option) => `– ${option.content.eng}`)].join('\n')

const describeTranslation = ({ title, description, sub_description }: LessonWords) =>
  [title, description, sub_description].filter(Boolean).join('\n')
