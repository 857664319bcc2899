import type { TargetLanguage } from '@kasama/contract/language'
import type { Lesson } from '@kasama/contract/studio/lesson/lesson'

export const parts = ['words', 'slides', 'quiz'] as const
type Part = (typeof parts)[number]

/** A text to translate; `cue` is the index of a cue, because the draft stores all cues of a language under one path. */
export type Field = {
  id: string
  part: Part
  kind: 'title' | 'description' | 'more' | 'cue' | 'question' | 'option'
  number: number
  option: number
  english: string
  translated: string
  path: string
  cue: number | null
}

const kinds = { title: 'title', description: 'description', sub_description: 'more' } as const

/** Returns every text of a lesson that English has; cues are matched by index, since a translation copies the times of English. */
export function fieldsOf(lesson: Lesson, language: TargetLanguage): Field[] {
  const [english, own] = [lesson.languages.eng, lesson.languages[language]]
  const plain = { number: 0, option: 0, cue: null }
  const plainFields = (Object.keys(kinds) as (keyof typeof kinds)[]).map((name) => {
    const path = `languages.${language}.${name}`
    const texts = { english: english?.[name] ?? '', translated: own?.[name] ?? '' }
    return { ...plain, ...texts, id: path, path, part: 'words' as const, kind: kinds[name] }
  })
  const path = `languages.${language}.cues`
  const cues = (english?.cues ?? []).map((cue, index) => ({
    id: `${path}.${index}`,
    path,
    part: 'slides' as const,
    kind: 'cue' as const,
    number: index + 1,
    option: 0,
    english: cue.text,
    translated: own?.cues?.[index]?.text ?? '',
    cue: index,
  }))
  const quiz = lesson.question_order.flatMap((key, index) => questionFields(lesson, key, index + 1, language))
  return [...plainFields, ...cues, ...quiz].filter((field) => field.english.trim() !== '')
}

function questionFields({ questions }: Lesson, key: string, number: number, language: TargetLanguage): Field[] {
  const question = questions[key]
  if (!question) return []
  const field = (path: string, content: Record<string, string>, option: number): Field => ({
    id: path,
    path,
    part: 'quiz',
    kind: option === 0 ? 'question' : 'option',
    number,
    option,
    english: content.eng ?? '',
    translated: content[language] ?? '',
    cue: null,
  })
  return [
    field(`questions.${key}.content.${language}`, question.content, 0),
    ...question.options.map((option, index) =>
      field(`questions.${key}.options.${option.id}.content.${language}`, option.content, index + 1),
    ),
  ]
}

/** Returns all cues of a language with some texts replaced; cues that it lacks get the times of English. */
export function withCues(lesson: Lesson, language: TargetLanguage, changed: Map<number, string>) {
  const own = lesson.languages[language]?.cues ?? []
  const count = Math.max(own.length, lesson.languages.eng?.cues?.length ?? 0)
  return Array.from({ length: count }, (_, index) => {
    const cue = own[index] ?? { ...lesson.languages.eng?.cues?.[index], text: '' }
    return { start: cue.start ?? 0, end: cue.end ?? 1, text: changed.get(index) ?? cue.text }
  })
}

/** Groups texts into requests to a model; `most` limits the texts and letters of one, but a longer text goes alone. */
export function batches<T extends { english: string }>(fields: T[], most = { texts: 8, letters: 1200 }): T[][] {
  const all: T[][] = []
  let letters = 0
  for (const field of fields) {
    const last = all.at(-1)
    letters += field.english.length
    if (last && last.length < most.texts && letters <= most.letters) last.push(field)
    else {
      all.push([field])
      letters = field.english.length
    }
  }
  return all
}
