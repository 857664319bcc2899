import type { Language } from '@kasama/contract/language'
import type { Lesson, LessonQuestion } from '@kasama/contract/studio/lesson/lesson'

type SpokenText = Pick<LessonQuestion, 'content' | 'sounds'>
type WrittenField = { path: string }

const textPath = /^questions\.([a-z0-9]+)\.(?:options\.(\d+)\.)?content\.[a-z]+$/

/** Letters and digits alone: other punctuation or spaces are spoken alike. */
const spoken = (text: string | undefined) => (text ?? '').toLowerCase().replace(/[\p{P}\p{Z}\s]/gu, '')

/**
 * Removes the recordings of a quiz's texts that say other words now, unless a new one came with them; returns the paths
 * of the changed recordings.
 */
export function dropOldSounds(before: Lesson, after: Lesson, written: WrittenField[]): string[] {
  const paths = written.flatMap(({ path }) => {
    const [, key = '', option] = textPath.exec(path) ?? []
    const [old, now] = [textOf(before, key, option), textOf(after, key, option)]
    const language = path.split('.').at(-1) as Language
    const sound = now?.sounds?.[language]
    if (!old || !now || !sound || old.sounds?.[language] !== sound) return []
    // A recording without a text of its language was not made of this one.
    if (old.content[language] === '' || spoken(old.content[language]) === spoken(now.content[language])) return []
    const { [language]: _, ...others } = now.sounds ?? {}
    now.sounds = Object.keys(others).length > 0 ? others : null
    return [path.replace(/content\.[a-z]+$/, 'sounds')]
  })
  return [...new Set(paths)]
}

function textOf({ questions }: Lesson, key: string, option: string | undefined): SpokenText | undefined {
  const question = questions[key]
  return option === undefined ? question : question?.options.find(({ id }) => String(id) === option)
}
