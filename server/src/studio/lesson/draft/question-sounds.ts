import type { Language } from '@kasama/contract/language'
import type { Lesson, LessonQuestion } from '@kasama/contract/studio/lesson/lesson'
import type { ChangedField } from '#platform/database/schema'

type SpokenText = Pick<LessonQuestion, 'content' | 'sounds'>
type WrittenField = { path: string }

const textPath = /^questions\.([a-z0-9]+)\.(?:options\.(\d+)\.)?content\.[a-z]+$/

/** Letters and digits alone: other punctuation or spaces are spoken alike. */
const spoken = (text: string | undefined) => (text ?? '').toLowerCase().replace(/[\p{P}\p{Z}\s]/gu, '')

/** The path of a text's recordings in a quiz. */
const soundsPath = /^questions\..+\.sounds$/
const contentOf = (path: string, language: string) => path.replace(/sounds$/, `content.${language}`)

/**
 * Removes the recordings of a quiz's texts that say other words now, unless a new one came with them; returns the paths
 * of the changed recordings, each with the language of one.
 */
export function dropOldSounds(before: Lesson, after: Lesson, written: WrittenField[]): [string, Language][] {
  return written.flatMap(({ path }): [string, Language][] => {
    const [, key = '', option] = textPath.exec(path) ?? []
    const [old, now] = [textOf(before, key, option), textOf(after, key, option)]
    const language = path.split('.').at(-1) as Language
    const sound = now?.sounds?.[language]
    if (!old || !now || !sound || old.sounds?.[language] !== sound) return []
    // A recording without a text of its language was not made of this one.
    if (old.content[language] === '' || spoken(old.content[language]) === spoken(now.content[language])) return []
    const { [language]: _, ...others } = now.sounds ?? {}
    now.sounds = Object.keys(others).length > 0 ? others : null
    return [[path.replace(/content\.[a-z]+$/, 'sounds'), language]]
  })
}

/** Adds the languages of dropped recordings to the mark of their field. */
export const withDropped = (
  mark: ChangedField,
  before: ChangedField | undefined,
  language: Language,
): ChangedField => ({
  ...mark,
  dropped: [...(before?.dropped ?? []).filter((one) => one !== language), language],
})

/** Returns a field's dropped recordings that are still missing after it was written. */
export function stillDropped(
  path: string,
  before: ChangedField | undefined,
  value: unknown,
): Pick<ChangedField, 'dropped'> {
  if (!before?.dropped || !soundsPath.test(path)) return {}
  const dropped = before.dropped.filter((language) => !(value as LessonQuestion['sounds'])?.[language])
  return dropped.length > 0 ? { dropped } : {}
}

/** The paths of the texts that new recordings were made of: they are of former words if one was changed meanwhile. */
export function textsOfNewSounds(path: string, value: unknown, present: unknown): string[] {
  if (!soundsPath.test(path)) return []
  const known = (present ?? {}) as Record<string, unknown>
  const added = Object.entries((value ?? {}) as Record<string, unknown>).filter(
    ([language, key]) => known[language] !== key,
  )
  return added.map(([language]) => contentOf(path, language))
}

function textOf({ questions }: Lesson, key: string, option: string | undefined): SpokenText | undefined {
  const question = questions[key]
  return option === undefined ? question : question?.options.find(({ id }) => String(id) === option)
}
