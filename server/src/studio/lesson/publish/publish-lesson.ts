import { languageNames, languages } from '@kasama/contract/language'
import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import { meaningChange, publicationBlockers } from '@kasama/contract/studio/lesson/lesson.rules'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { AppError, fail } from '#platform/http/errors'
import { type CueCache, type CuesOf, storedCues, withCues } from '../cues/stored-cues'
import type { Fields } from '../draft/change-fields'
import { type DraftState, editedOf, hasChanges, readDraft } from '../draft/read-draft'
import { titleOf } from '../draft/save-draft'
import { differsFrom } from '../draft/write-draft'
import {
  closeDraft,
  type Draft,
  findDraft,
  findLesson,
  type LessonRow,
  lockLesson,
  storeDraft,
} from '../lesson.queries'
import { removeListRow } from '../line/line.queries'
import { publishedLesson, withCuesKept } from '../published-lesson'
import { addVersion, hasVersions } from '../versions.queries'
import { type HeldBack, heldBackJob } from './held-back.job'
import { saveVersionOfPublished } from './save-version'
import { holdBackDraft, scheduleDraft } from './schedule.queries'
import { storeSubtitles, writePublished } from './write-published'

type PublishRequest = { id: number; revision: number; at: Date | null; note: string }

type PublishOutcome = { version: number; wasPublished: boolean }

/** Publishes exactly the given revision, now or at a later time; `onPublished` runs in the transaction that publishes it. */
export async function publishLesson(
  deps: Deps,
  admin: Pick<User, 'id'>,
  request: PublishRequest,
  onPublished: (tx: Db, outcome: PublishOutcome) => Promise<void> = async () => {},
) {
  const { db, storage, now } = deps
  const cache: CueCache = new Map()
  const { at } = request
  if (at && at <= now()) fail('moment_past')
  const row = (await findLesson(db, request.id)) ?? fail('not_found')
  // Subtitles are read and stored before anything is locked; an unreachable store leaves everything unchanged.
  const edited = await readPublishableDraft(db, storedCues(deps, cache), row, request.revision)
  const stored = at ? edited.lesson : await storeSubtitles(storage, row.slug, edited.lesson)
  const { id, revision, note } = request
  const publish = async (tx: Db, cuesOf: CuesOf) => {
    const lockedRow = (await lockLesson(tx, id)) ?? fail('not_found')
    const draft = await findDraft(tx, id)
    if ((draft?.revision ?? 0) !== revision) fail('lesson_changed')
    const lesson = await rereadLesson(tx, cuesOf, { row: lockedRow, draft, stored })
    if (!at) {
      const version = await writePublication(tx, { cuesOf, at: now(), row: lockedRow, lesson, by: admin.id, note })
      await onPublished(tx, { version, wasPublished: lockedRow.is_published })
      return { version, scheduled_at: null }
    }
    // A withdrawn lesson without changes has no draft yet, whose row stores the time.
    if (!draft)
      await storeDraft(tx, id, { document: lesson, fields: {}, revision, updated_by: admin.id, updated_at: now() })
    await scheduleDraft(tx, id, { at, by: admin.id })
    const about = { kind: 'video' as const, id, orgId: null }
    const after = { at: at.toISOString(), title: titleOf(lesson) }
    await audit(tx, { at: now(), userId: admin.id, action: 'lesson_scheduled', about, after })
    return { version: null, scheduled_at: at.toISOString() }
  }
  return withCues(deps, publish, cache)
}

type CurrentLesson = { row: LessonRow; draft: Draft | undefined; stored: Lesson }

/**
 * Returns the lesson being edited, read again under the lock, with the files of the subtitles that were `stored`
 * before: further renditions of a clip are added to a draft without a new revision.
 */
async function rereadLesson(tx: Db, cuesOf: CuesOf, { row, draft, stored }: CurrentLesson): Promise<Lesson> {
  const { lesson } = await editedOf(cuesOf, tx, row, draft)
  for (const language of languages) {
    const words = lesson.languages[language]
    if (words) words.subtitles = stored.languages[language]?.subtitles ?? null
  }
  return lesson
}

/** Returns the draft; fails unless it is at the given revision and can be published. */
async function readPublishableDraft(db: Db, cuesOf: CuesOf, row: LessonRow, revision: number): Promise<DraftState> {
  const edited = await readDraft(cuesOf, db, row)
  if (edited.revision !== revision) fail('lesson_changed')
  const published = await publishedLesson(db, cuesOf, row, edited.lesson)
  if (row.is_published && !differsFrom(published, edited.lesson)) fail('nothing_changed')
  // A lesson of a list or a pack is published as it was imported, with no further check.
  if (edited.revision > 0) refuseUnready(edited.lesson, published, hasChanges(edited) ? edited.fields : {})
  return edited
}

type Publication = {
  cuesOf: CuesOf
  at: Date
  row: LessonRow
  lesson: Lesson
  by: number | null
  note: string
}

/** Writes the lesson as published, as a new version, and ends its draft; returns the number of the version. */
async function writePublication(tx: Db, { cuesOf, at, row, lesson, by, note }: Publication): Promise<number> {
  await saveVersionOfPublished(tx, cuesOf, row, at)
  const isFirst = !(await hasVersions(tx, row.id))
  await writePublished(tx, row, lesson, isFirst ? at : row.created_at)
  await closeDraft(tx, row.id, lesson)
  await removeListRow(tx, row.id)
  const publishedRow = (await findLesson(tx, row.id)) ?? row
  const number = await addVersion(tx, {
    video_id: row.id,
    // Its questions take the ids of their new rows.
    document: withCuesKept(lesson, await publishedLesson(tx, cuesOf, publishedRow, lesson)),
    note,
    published_by: by,
    published_at: at,
  })
  const about = { kind: 'video' as const, id: row.id, orgId: null }
  await audit(tx, {
    at,
    userId: by,
    action: 'lesson_published',
    about,
    after: { version: number, title: titleOf(lesson) },
  })
  return number
}

/** Publishes a draft whose time has come, if it is still the scheduled one; returns whether it was published. */
export async function publishScheduled(deps: Deps, id: number): Promise<boolean> {
  const { db, storage, now } = deps
  const row = await findLesson(db, id)
  const draft = await findDraft(db, id)
  if (!row || !draft?.scheduled_at || draft.scheduled_at > now()) return false
  const cache: CueCache = new Map()
  try {
    const edited = await readPublishableDraft(db, storedCues(deps, cache), row, draft.revision)
    const stored = await storeSubtitles(storage, row.slug, edited.lesson)
    const publish = async (tx: Db, cuesOf: CuesOf) => {
      const lockedRow = await lockLesson(tx, id)
      const currentDraft = await findDraft(tx, id)
      if (!lockedRow || !isSameSchedule(currentDraft, draft)) return false
      const lesson = await rereadLesson(tx, cuesOf, { row: lockedRow, draft: currentDraft, stored })
      await writePublication(tx, { cuesOf, at: now(), row: lockedRow, lesson, by: draft.scheduled_by, note: '' })
      return true
    }
    return await withCues(deps, publish, cache)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await holdBack(deps, draft, error)
    return false
  }
}

/** Whether both have the same revision, for the same time. */
const isSameSchedule = (one: Draft | undefined, other: Draft) =>
  one?.revision === other.revision && one.scheduled_at?.getTime() === other.scheduled_at?.getTime()

/**
 * Keeps a scheduled draft that can't be published as a draft: the desk shows the reason, and the admin who scheduled it
 * gets a mail.
 */
async function holdBack({ db, now, jobs }: Deps, draft: Draft, { code, message }: AppError): Promise<void> {
  const { video_id: id, scheduled_by: by, scheduled_at: scheduledAt, revision } = draft
  if (!scheduledAt) return
  const at = now()
  await db.transaction().execute(async (tx) => {
    if (!(await lockLesson(tx, id))) return
    // Somebody has changed it or its time meanwhile, or another process has held it back.
    if (!(await holdBackDraft(tx, { id, revision, scheduledAt, at, why: message }))) return
    await audit(tx, {
      at,
      userId: by,
      action: 'lesson_held_back',
      about: { kind: 'video', id, orgId: null },
      before: { at: scheduledAt.toISOString() },
      detail: { code },
    })
    if (by !== null) await jobs.enqueue<HeldBack>(tx, heldBackJob, { id, by, why: message })
  })
}

/**
 * Throws the reason why a draft can't be published: a missing field, a machine's text that nobody has confirmed, a
 * change of meaning that is not decided.
 */
function refuseUnready(lesson: Lesson, published: Lesson, fields: Fields): void {
  const missing = publicationBlockers(lesson).flatMap(({ language_code, parts }) =>
    parts.map((part) => ({ part, what: language_code === 'eng' ? part : `${part} (${languageNames[language_code]})` })),
  )
  const [first] = missing
  if (first)
    fail('lesson_incomplete', { field: first.part, values: { what: missing.map(({ what }) => what).join(', ') } })
  const [unconfirmed] = Object.entries(fields).filter(([, { machine }]) => machine)
  if (unconfirmed) fail('machine_words', { field: unconfirmed[0], values: { what: unconfirmed[0] } })
  const undecidedKey = lesson.question_order.find((key) => isMeaningOpen(key, lesson, published))
  if (undecidedKey) {
    const what = lesson.questions[undecidedKey]?.content.eng ?? ''
    fail('meaning_open', { field: `questions.${undecidedKey}.same_meaning`, values: { what } })
  }
}

/**
 * Whether a published question is worded otherwise in English, and nobody has said if its meaning is the same. Other
 * options or right answers need no decision: they make it another question.
 */
function isMeaningOpen(key: string, lesson: Lesson, published: Lesson): boolean {
  const [now, before] = [lesson.questions[key], published.questions[key]]
  if (!now || !before || now.question_id === null || now.same_meaning !== null) return false
  return meaningChange(before, now) === 'asked'
}
