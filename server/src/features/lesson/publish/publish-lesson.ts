import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { Db } from '../../../platform/database/db'
import type { User } from '../../../platform/http/access'
import { AppError, fail } from '../../../platform/http/errors'
import { type Edited, hasChanges, readDraft } from '../draft/read-draft'
import { titleOf } from '../draft/save-draft'
import { differsFrom } from '../draft/write-draft'
import { closeDraft, findDraft, findLesson, holdLesson, type LessonRow } from '../lesson.queries'
import { dropLine } from '../line/line.queries'
import { publishedLesson } from '../published-lesson'
import { addVersion, hasVersions } from '../versions.queries'
import { comeOutAs, storeSubtitles } from './come-out'
import { holdBack } from './hold-back'
import { keepWhatIsOut } from './keep-what-is-out'
import { refuseUnready } from './refuse-unready'
import { scheduleDraft } from './schedule.queries'

type Wish = { id: number; revision: number; at: Date | null; note: string }

/** Publishes exactly the revision that was looked at, now or at a moment. */
export async function publishLesson(deps: Deps, admin: User, wish: Wish) {
  const { db, storage, now } = deps
  const { at } = wish
  if (at && at <= now()) fail('moment_past')
  const row = (await findLesson(db, wish.id)) ?? fail('not_found')
  // Subtitles are stored before anything is locked; a store that is away leaves all as it was.
  const edited = await ready(deps, db, row, wish.revision)
  const lesson = at ? edited.lesson : await storeSubtitles(storage, row.slug, edited.lesson)
  return db.transaction().execute(async (tx) => {
    const held = (await holdLesson(tx, wish.id)) ?? fail('not_found')
    if (((await findDraft(tx, wish.id))?.revision ?? 0) !== wish.revision) fail('lesson_changed')
    const about = { kind: 'video' as const, id: wish.id, orgId: null }
    if (at) {
      await scheduleDraft(tx, wish.id, { at, by: admin.id })
      const after = { at: at.toISOString(), title: titleOf(lesson) }
      await audit(tx, { at: now(), userId: admin.id, action: 'lesson_scheduled', about, after })
      return { version: null, scheduled_at: at.toISOString() }
    }
    return {
      version: await comeOut(tx, deps, { row: held, lesson, by: admin.id, note: wish.note }),
      scheduled_at: null,
    }
  })
}

/** The draft, if it is the revision that was looked at and can come out. */
async function ready(deps: Deps, db: Db, row: LessonRow, revision: number): Promise<Edited> {
  const edited = await readDraft(deps, db, row)
  if (edited.revision !== revision) fail('lesson_changed')
  const published = await publishedLesson(db, deps.storage, row, edited.lesson)
  if (row.is_published && !differsFrom(published, edited.lesson)) fail('nothing_changed')
  refuseUnready(edited.lesson, published, hasChanges(edited) ? edited.fields : {})
  return edited
}

type Coming = { row: LessonRow; lesson: Edited['lesson']; by: number | null; note: string }

async function comeOut(tx: Db, { now, storage }: Deps, { row, lesson, by, note }: Coming): Promise<number> {
  const at = now()
  await keepWhatIsOut(tx, storage, row, at)
  const isFirst = !(await hasVersions(tx, row.id))
  await comeOutAs(tx, row, lesson, isFirst ? at : row.created_at)
  await closeDraft(tx, row.id)
  await dropLine(tx, row.id)
  const out = (await findLesson(tx, row.id)) ?? row
  const number = await addVersion(tx, {
    video_id: row.id,
    // Its questions go by the rows that they have now.
    document: await publishedLesson(tx, storage, out, lesson),
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

/** Publishes a draft whose moment has come, if it is still the one that was scheduled; answers whether it came out. */
export async function publishScheduled(deps: Deps, id: number): Promise<boolean> {
  const { db, storage, now } = deps
  const row = await findLesson(db, id)
  const draft = await findDraft(db, id)
  if (!row || !draft?.scheduled_at || draft.scheduled_at > now()) return false
  try {
    const { lesson } = await ready(deps, db, row, draft.revision)
    const stored = await storeSubtitles(storage, row.slug, lesson)
    return await db.transaction().execute(async (tx) => {
      const held = await holdLesson(tx, id)
      const now = await findDraft(tx, id)
      if (!held || now?.scheduled_revision !== draft.scheduled_revision || now?.revision !== draft.revision)
        return false
      await comeOut(tx, deps, { row: held, lesson: stored, by: draft.scheduled_by, note: '' })
      return true
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await holdBack(deps, draft, error)
    return false
  }
}
