import { type Language, languages } from '@kasama/contract/language'
import { emptyWords, Lesson } from '@kasama/contract/studio/lesson/lesson'
import { Value } from 'typebox/value'
import type { ChangedField } from '#platform/database/schema'
import { joinedOrder, withEveryQuestion } from './question-order'
import { dropOldSounds, stillDropped, textsOfNewSounds, withDropped } from './question-sounds'

export type Change = { path: string; value: unknown; is_machine?: boolean }
export type Fields = Record<string, ChangedField>
export type ChangeConflict = { path: string; yours: unknown; theirs: unknown; field: ChangedField }

type Tree = Record<string, unknown>

/** A change that the schema of a lesson does not allow, with its path. */
export class Misfit extends Error {
  constructor(readonly path: string) {
    super(`${path} does not fit into a lesson`)
  }
}

/** Returns the value at a path; options of a question are found by their ids. Undefined if there is none. */
export function valueAt(lesson: Lesson, path: string): unknown {
  let at: unknown = lesson
  for (const step of path.split('.')) at = childOf(at, step)
  return at
}

function childOf(at: unknown, step: string): unknown {
  if (Array.isArray(at)) return at.find((item: { id?: number }) => String(item?.id) === step)
  return typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? (at as Tree)[step] : undefined
}

/**
 * Applies changes to a lesson, field by field. A field that was changed after the revision that a change is based on,
 * to another value, is left alone and returned with both values; so is a recording of a text that was changed. Throws Misfit, and changes nothing, if the result is
 * not a valid lesson.
 */
export function changeFields(
  lesson: Lesson,
  fields: Fields,
  { changes, basedOn, mark }: { changes: Change[]; basedOn: number; mark: Omit<ChangedField, 'machine'> },
): { lesson: Lesson; fields: Fields; met: ChangeConflict[] } {
  const changed = structuredClone(lesson)
  const known = { ...fields }
  const met: ChangeConflict[] = []
  const written: Change[] = []
  for (const change of changes) {
    const { path } = change
    const theirs = valueAt(changed, path) ?? null
    const spokenTexts = textsOfNewSounds(path, change.value, theirs).filter((text) => !isAmong(changes, text))
    const [other] = [path, ...spokenTexts].flatMap((near) => changedSince(fields, near, basedOn) ?? [])
    const { value, field } = settle(change, { changed, theirs, field: other })
    if (field) {
      met.push({ path, yours: value, theirs, field })
      continue
    }
    const isSame = Value.Equal(theirs, value ?? null)
    if (!isSame) {
      put(changed, path, value)
      written.push({ path, value })
    }
    if (value === null) forgetParts(known, path)
    Object.assign(known, markOf(change, isSame, { ...mark, ...stillDropped(path, fields[path], value) }))
  }
  if (!Value.Check(Lesson, changed)) throw new Misfit(misfitAmong(written, lesson))
  for (const [path, language] of dropOldSounds(lesson, changed, written))
    known[path] = withDropped(mark, known[path], language)
  withEveryQuestion(changed)
  forgetEmptyMarks(changed, known)
  return { lesson: changed, fields: known, met }
}

type Meeting = { changed: Lesson; theirs: unknown; field: ChangedField | undefined }

/** Returns the value to write, or the `field` that somebody else has changed to another one. */
function settle(
  { path, value }: Change,
  { changed, theirs, field }: Meeting,
): Pick<Meeting, 'field'> & { value: unknown } {
  if (!field || Value.Equal(theirs, value ?? null)) return { value, field: undefined }
  const joined = path === 'question_order' ? joinedOrder(changed, value) : null
  return joined ? { value: joined, field: undefined } : { value, field }
}

const isAmong = (changes: Change[], text: string) => changes.some(({ path }) => path === text)

/** Returns the path of the first change after which the lesson is not valid. */
function misfitAmong(changes: Change[], lesson: Lesson): string {
  const changed = structuredClone(lesson)
  const found = changes.find(({ path, value }) => {
    put(changed, path, value)
    return !Value.Check(Lesson, changed)
  })
  return found?.path ?? ''
}

/** Forgets the parts of a removed value, and the marks of a machine's texts among them. */
function forgetParts(fields: Fields, path: string): void {
  for (const part of Object.keys(fields)) if (part.startsWith(`${path}.`)) delete fields[part]
}

/** Removes a machine's mark from an empty field: there is no text to confirm. */
function forgetEmptyMarks(lesson: Lesson, fields: Fields): void {
  for (const [path, { machine, ...field }] of Object.entries(fields)) {
    if (!machine) continue
    const value = valueAt(lesson, path)
    if (value === undefined) delete fields[path]
    else if (value === null || value === '') fields[path] = field
  }
}

/** A machine that suggests the present value has suggested nothing; a person who writes it has confirmed it. */
function markOf({ path, is_machine }: Change, isSame: boolean, mark: Omit<ChangedField, 'machine'>): Fields {
  if (!is_machine) return { [path]: mark }
  return isSame ? {} : { [path]: { ...mark, machine: true } }
}

/** Returns the latest change after a revision to this field, a part of it, or a value that it is part of. */
function changedSince(fields: Fields, path: string, revision: number): ChangedField | undefined {
  const isNear = (other: string) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`)
  return Object.entries(fields)
    .filter(([other, field]) => field.revision > revision && isNear(other))
    .map(([, field]) => field)
    .sort((a, b) => b.revision - a.revision)[0]
}

function put(lesson: Lesson, path: string, value: unknown): void {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const [root, language] = path.split('.')
  if (root === 'languages' && steps.length === 2 && isLanguage(language) && !lesson.languages[language])
    lesson.languages[language] = emptyWords(language)
  let at: unknown = lesson
  for (const step of steps) at = childOf(at, step)
  if (typeof at !== 'object' || at === null || Array.isArray(at) || last in Object.prototype) throw new Misfit(path)
  const isTakenAway = value === null && (steps.join('.') === 'questions' || steps.join('.') === 'languages')
  if (isTakenAway) delete (at as Tree)[last]
  else (at as Tree)[last] = value
  // Changed cues differ from those of the file.
  if (last === 'cues') (at as Tree).subtitles = null
}

const isLanguage = (text: string | undefined): text is Language => languages.some((language) => language === text)
