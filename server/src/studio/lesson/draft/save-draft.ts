import { languages } from '@kasama/contract/language'
import { videoIdProblem } from '@kasama/contract/studio/clip/video-address.rules'
import type { Lesson, LessonWords } from '@kasama/contract/studio/lesson/lesson'
import { missingTranslations } from '@kasama/contract/studio/lesson/lesson.rules'
import type { SavedLesson } from '@kasama/contract/studio/lesson/lessons.api'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { clipKey } from '#platform/media/clip-key'
import { type CuesOf, withCues } from '../cues/stored-cues'
import { type LessonRow, listNames, lockLesson } from '../lesson.queries'
import { stateOf } from '../lesson-state'
import { publishedLesson } from '../published-lesson'
import { hasVersions } from '../versions.queries'
import { type Change, changeFields, type Fields, Misfit, valueAt } from './change-fields'
import { type DraftState, readDraft } from './read-draft'
import { differsFrom, writeDraft } from './write-draft'

const pictureAddress =
  /^(\/pictures\/[A-Za-z0-9][A-Za-z0-9_-]*\.(svg|webp|avif|png|jpg)|https:\/\/i\.ytimg\.com\/vi\/[\w-]{11}\/\w+\.jpg)$/

type Address = string | null
type Look = [path: string, isRight: boolean]

const isPicture = (address: Address) => address === null || pictureAddress.test(address)
const isClip = (key: Address) => key === null || clipKey.test(key)
const isAt = (host: Lesson['host'], address: Address) =>
  address === null || (host === 'file' ? clipKey.test(address) : videoIdProblem(host, address) === null)

/** Returns the paths of invalid references: a file that is no clip, an id that its host can't have. */
function misplacedFields(lesson: Lesson): string[] {
  const looks: Look[] = [
    ['thumbnail_url', isPicture(lesson.thumbnail_url)],
    ['vimeo_id', isAt('vimeo', lesson.vimeo_id)],
    ...languages.flatMap((language) => looksAt(lesson, lesson.languages[language], `languages.${language}`)),
    ...Object.entries(lesson.questions).map(([key, { sounds, options }]): Look => {
      const keys = [sounds, ...options.map((option) => option.sounds)].flatMap((soundsOfPart) =>
        Object.values(soundsOfPart ?? {}),
      )
      return [`questions.${key}.sounds`, keys.every(isClip)]
    }),
  ]
  return looks.flatMap(([path, isRight]) => (isRight ? [] : [path]))
}

function looksAt({ host }: Lesson, words: LessonWords | undefined, path: string): Look[] {
  if (!words) return []
  return [
    [`${path}.address`, isAt(words.host ?? host, words.address)],
    [`${path}.low_address`, isClip(words.low_address)],
    [`${path}.audio_address`, isClip(words.audio_address)],
    [`${path}.subtitles`, isClip(words.subtitles)],
    [`${path}.vimeo_id`, isAt('vimeo', words.vimeo_id)],
    [`${path}.thumbnail_url`, isPicture(words.thumbnail_url)],
    [`${path}.cues`, (words.cues ?? []).every(({ start, end }) => end > start)],
  ]
}

/** Characters of a text that the trail keeps; versions have all of it. */
const longest = 200

function said(value: unknown): string | number | boolean | null {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value === undefined || value === null) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

type Edit = { id: number; by: number; at: Date; edited: DraftState; lesson: Lesson; fields: Fields }

/**
 * Adds an audit entry for the fields that an editor changes for the first time since the publication: the desk saves
 * after each pause, and the publication has an entry and a version of its own.
 */
async function auditEdit(tx: Db, { id, by, at, edited, lesson, fields }: Edit): Promise<void> {
  const isHersAlready = (path: string) => {
    const field = edited.fields[path]
    return field !== undefined && field.by === by && field.revision > edited.publishedRevision
  }
  const paths = Object.entries(fields)
    .filter(([path, { revision }]) => revision > edited.revision && !isHersAlready(path))
    .map(([path]) => path)
  if (paths.length === 0) return
  const valuesIn = (source: Lesson) => Object.fromEntries(paths.map((path) => [path, said(valueAt(source, path))]))
  await audit(tx, {
    at,
    userId: by,
    action: 'lesson_edited',
    about: { kind: 'video', id, orgId: null },
    before: valuesIn(edited.lesson),
    after: valuesIn(lesson),
  })
}

type SaveRequest = { id: number; basedOn: number; changes: Change[] }

/**
 * Changes fields of a lesson's draft. Two editors are merged field by field: a field that somebody else changed to
 * another value is not written, but returned with both values.
 */
export async function saveDraft(deps: Deps, admin: User, { id, basedOn, changes }: SaveRequest): Promise<SavedLesson> {
  return withCues(deps, async (tx, cuesOf) => {
    const row = (await lockLesson(tx, id)) ?? fail('not_found')
    const edited = await readDraft(cuesOf, tx, row)
    const at = deps.now()
    const revision = edited.revision + 1
    const mark = { revision, by: admin.id, at: at.toISOString() }
    const merged = misfitsFail(() => changeFields(edited.lesson, edited.fields, { changes, basedOn, mark }))
    // An invalid field of an older pack is not this admin's fault.
    const before = misplacedFields(edited.lesson)
    const field = misplacedFields(merged.lesson).find((path) => !before.includes(path))
    if (field) fail('lesson_field', { field })
    const isWritten = merged.met.length < changes.length
    const differs = isWritten
      ? await write(tx, { cuesOf, at, admin, row, edited, lesson: merged.lesson, fields: merged.fields })
      : differsFrom(await publishedLesson(tx, cuesOf, row, edited.lesson), edited.lesson)
    const names = await listNames(tx, peopleOf(merged.fields))
    const nameOf = (by: number | null) => (by === null ? null : (names.get(by) ?? null))
    const scheduledAt = isWritten ? null : edited.scheduledAt
    return {
      state: stateOf({
        isPublished: row.is_published,
        hasVersions: await hasVersions(tx, id),
        isChanged: differs,
        scheduledAt,
      }),
      differs,
      scheduled_at: scheduledAt?.toISOString() ?? null,
      revision: isWritten ? revision : edited.revision,
      saved_at: at.toISOString(),
      lesson: merged.lesson,
      changes: changesOf({ ...edited, fields: merged.fields }, nameOf),
      missing: missingTranslations(merged.lesson),
      conflicts: merged.met.map(({ path, yours, theirs, field }) => ({
        path,
        yours,
        theirs,
        by: nameOf(field.by),
        at: field.at,
      })),
    }
  })
}

function misfitsFail<T>(change: () => T): T {
  try {
    return change()
  } catch (error) {
    if (error instanceof Misfit) return fail('lesson_field', { field: error.path })
    throw error
  }
}

/** Ids of the accounts that changed something. */
const peopleOf = (fields: Fields) => [...new Set(Object.values(fields).flatMap(({ by }) => (by === null ? [] : [by])))]

/** Returns the fields that are not published yet, for the desk. */
export const changesOf = ({ fields, publishedRevision }: DraftState, nameOf: (by: number | null) => string | null) =>
  Object.entries(fields)
    .filter(([, { revision }]) => revision > publishedRevision)
    .map(([path, { revision, by, at, machine, dropped = [] }]) => ({
      path,
      revision,
      by: nameOf(by),
      at,
      is_machine: machine === true,
      ...(dropped.length > 0 && { dropped }),
    }))

type DraftWrite = {
  cuesOf: CuesOf
  at: Date
  admin: User
  row: LessonRow
  edited: DraftState
  lesson: Lesson
  fields: Fields
}

async function write(tx: Db, { cuesOf, at, admin, row, edited, lesson, fields }: DraftWrite): Promise<boolean> {
  const differs = await writeDraft(cuesOf, tx, row, {
    document: lesson,
    fields,
    revision: edited.revision + 1,
    updated_by: admin.id,
    updated_at: at,
  })
  await auditEdit(tx, { id: row.id, by: admin.id, at, edited, lesson, fields })
  return differs
}

export const titleOf = ({ languages }: Lesson) => languages.eng?.title ?? ''
