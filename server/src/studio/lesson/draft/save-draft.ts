import type { SavedLesson } from '@kasama/contract/desk/lessons/lessons.api'
import type { Lesson } from '@kasama/contract/lesson'
import { missingOf } from '@kasama/contract/lesson.rules'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { type CuesOf, withCues } from '../cues/stored-cues'
import { type LessonRow, listNames, lockLesson } from '../lesson.queries'
import { stateOf } from '../lesson-state'
import { publishedLesson } from '../published-lesson'
import { hasVersions } from '../versions.queries'
import { auditEdit } from './audit-edit'
import { type Change, changeFields, type Fields, Misfit } from './change-fields'
import { misplacedFields } from './check-lesson'
import { type DraftState, readDraft } from './read-draft'
import { differsFrom, writeDraft } from './write-draft'

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
    const as = { revision, by: admin.id, at: at.toISOString() }
    const merged = misfitsFail(() => changeFields(edited.lesson, edited.fields, { changes, basedOn, as }))
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
      missing: missingOf(merged.lesson),
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
    .map(([path, { revision, by, at, machine }]) => ({
      path,
      revision,
      by: nameOf(by),
      at,
      is_machine: machine === true,
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
